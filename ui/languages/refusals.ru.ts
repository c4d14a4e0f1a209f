<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
 <context>
  <name>knockout-lab</name>
  <message>
   <source>a number is needed, not {shown}</source>
   <translation>нужно число, а дано {shown}</translation>
  </message>
  <message>
   <source>it cannot be written: {reason}</source>
   <translation>записать не удалось: {reason}</translation>
  </message>
  <message>
   <source>this is no round record</source>
   <translation>это не запись раунда</translation>
  </message>
  <message>
   <source>this is too large for a number, not {shown}</source>
   <translation>для числа это слишком много: дано {shown}</translation>
  </message>
  <message>
   <source>field required</source>
   <translation>этого не хватает</translation>
  </message>
  <message>
   <source>extra inputs are not permitted</source>
   <translation>лишнего здесь быть не может</translation>
  </message>
  <message>
   <source>input should be {what}</source>
   <translation>здесь ждут другое: {what}</translation>
  </message>
  <message>
   <source>{side} slides a token</source>
   <translation>{side}: пора пустить фишку</translation>
  </message>
  <message>
   <source>{token} is paid for and slides again</source>
   <translation>{token}: за фишку заплачено, её пускают ещё раз</translation>
  </message>
  <message>
   <source>{token} lies on Chance and slides again</source>
   <translation>{token}: фишка лежит на «Шансе», её пускают ещё раз</translation>
  </message>
  <message>
   <source>the owner of {token} picks a space among {names}</source>
   <translation>владелец фишки {token} выбирает поле из: {names}</translation>
  </message>
  <message>
   <source>the owner of {token} pays for it or leaves it in jail</source>
   <translation>владелец фишки {token} платит за неё или оставляет её в тюрьме</translation>
  </message>
  <message>
   <source>{token} moves to a free property or stays</source>
   <translation>{token}: фишка переходит на свободный участок или остаётся</translation>
  </message>
  <message>
   <source>{side} chooses a property for its House</source>
   <translation>{side}: пора выбрать участок для «Дома»</translation>
  </message>
  <message>
   <source>{events} events or {steps} steps</source>
   <translation>{events} событий или {steps} шагов</translation>
  </message>
  <message>
   <source>no such file or directory</source>
   <translation>нет такого файла или папки</translation>
  </message>
  <message>
   <source>permission denied</source>
   <translation>нет доступа</translation>
  </message>
  <message>
   <source>is a directory</source>
   <translation>это папка</translation>
  </message>
  <message>
   <source>not a directory</source>
   <translation>это не папка</translation>
  </message>
  <message>
   <source>file exists</source>
   <translation>файл уже существует</translation>
  </message>
  <message>
   <source>file name too long</source>
   <translation>слишком длинное имя файла</translation>
  </message>
  <message>
   <source>no space left on device</source>
   <translation>на диске не осталось места</translation>
  </message>
  <message>
   <source>read-only file system</source>
   <translation>файловая система только для чтения</translation>
  </message>
  <message>
   <source>operation not permitted</source>
   <translation>операция не разрешена</translation>
  </message>
  <message>
   <source>input/output error</source>
   <translation>ошибка ввода-вывода</translation>
  </message>
  <message>
   <source>too many levels of symbolic links</source>
   <translation>слишком длинная цепочка символических ссылок</translation>
  </message>
  <message>
   <source>module 'lab' has no attribute {name}</source>
   <translation>у модуля 'lab' нет атрибута {name}</translation>
  </message>
  <message>
   <source>it overlaps {id}</source>
   <translation>клетка перекрывается с {id}</translation>
  </message>
  <message>
   <source>move or shrink one of the two</source>
   <translation>сдвиньте или уменьшите одну из двух</translation>
  </message>
  <message>
   <source>{go_line} m is not on the board</source>
   <translation>{go_line} m — за пределами поля</translation>
  </message>
  <message>
   <source>{y} m is not on the board</source>
   <translation>{y} m — за пределами поля</translation>
  </message>
  <message>
   <source>{value} m is too large</source>
   <translation>{value} m — слишком много</translation>
  </message>
  <message>
   <source>{value} m is too small</source>
   <translation>{value} m — слишком мало</translation>
  </message>
  <message>
   <source>{radius} m is too large for a board {width} m wide</source>
   <translation>{radius} m — слишком много для поля шириной {width} m</translation>
  </message>
  <message>
   <source>{radius} m is too small</source>
   <translation>{radius} m — слишком мало</translation>
  </message>
  <message>
   <source>{mass} kg is too large</source>
   <translation>{mass} kg — слишком много</translation>
  </message>
  <message>
   <source>{mass} kg is too small</source>
   <translation>{mass} kg — слишком мало</translation>
  </message>
  <message>
   <source>{mu} is too {small}</source>
   <translation>число {mu} вне допустимых пределов ({small})</translation>
  </message>
  <message>
   <source>with p / q + r next to 0 nothing would ever rest</source>
   <translation>при p / q + r около 0 ничто никогда не остановилось бы</translation>
  </message>
  <message>
   <source>at a slope of {slope} degrees and mu {least} nothing would ever rest</source>
   <translation>при наклоне {slope} градуса и mu {least} ничто никогда не остановится</translation>
  </message>
  <message>
   <source>there are two spaces {id}</source>
   <translation>есть две клетки {id}</translation>
  </message>
  <message>
   <source>{id} is a word with a meaning of its own</source>
   <translation>{id} — слово с особым значением</translation>
  </message>
  <message>
   <source>it reaches from ({x0}, {y0}) to ({x1}, {y1}), off the board</source>
   <translation>она занимает место от ({x0}, {y0}) до ({x1}, {y1}) и выходит за край поля</translation>
  </message>
  <message>
   <source>the group of {id} has no bonus</source>
   <translation>у группы клетки {id} нет бонуса</translation>
  </message>
  <message>
   <source>no property has this group</source>
   <translation>этой группы нет ни у одного участка</translation>
  </message>
  <message>
   <source>a space has either rect or polygon</source>
   <translation>у клетки есть либо rect, либо polygon</translation>
  </message>
  <message>
   <source>width and height must be positive</source>
   <translation>ширина и высота должны быть положительными</translation>
  </message>
  <message>
   <source>fewer than three corners</source>
   <translation>меньше трёх углов</translation>
  </message>
  <message>
   <source>its outline crosses itself</source>
   <translation>контур пересекает сам себя</translation>
  </message>
  <message>
   <source>its corners lie on one line</source>
   <translation>углы лежат на одной прямой</translation>
  </message>
  <message>
   <source>give 0 to {length}</source>
   <translation>укажите от 0 до {length}</translation>
  </message>
  <message>
   <source>give 0 to 0.01 m (1 cm)</source>
   <translation>укажите от 0 до 0.01 m (1 cm)</translation>
  </message>
  <message>
   <source>give the lost part, 0 to 1</source>
   <translation>укажите теряемую долю, от 0 до 1</translation>
  </message>
  <message>
   <source>give a positive number of metres</source>
   <translation>укажите положительное число метров</translation>
  </message>
  <message>
   <source>give metres, {least} to {most}</source>
   <translation>укажите метры, от {least} до {most}</translation>
  </message>
  <message>
   <source>almost surely {name}: write {factor}</source>
   <translation>почти наверняка это {name}: напишите {factor}</translation>
  </message>
  <message>
   <source>give a positive number of metres, e.g. 0.016</source>
   <translation>укажите положительное число метров, например 0.016</translation>
  </message>
  <message>
   <source>give metres, at least 0.001</source>
   <translation>укажите метры, не меньше 0.001</translation>
  </message>
  <message>
   <source>give a positive number of kilograms, e.g. 0.012</source>
   <translation>укажите положительное число килограммов, например 0.012</translation>
  </message>
  <message>
   <source>almost surely grams: write {mass}</source>
   <translation>почти наверняка это граммы: напишите {mass}</translation>
  </message>
  <message>
   <source>give kilograms, at least 0.00001</source>
   <translation>укажите килограммы, не меньше 0.00001</translation>
  </message>
  <message>
   <source>give the token's share of mu, 0.05 to 20</source>
   <translation>укажите множитель фишки для mu, от 0.05 до 20</translation>
  </message>
  <message>
   <source>give a positive coefficient, e.g. 0.08</source>
   <translation>укажите положительный коэффициент, например 0.08</translation>
  </message>
  <message>
   <source>give a coefficient of {least_mu} to 5, usually 0.03 to 0.4</source>
   <translation>укажите коэффициент от {least_mu} до 5, обычно от 0.03 до 0.4</translation>
  </message>
  <message>
   <source>give a relative standard deviation, 0 to 0.5</source>
   <translation>укажите относительное стандартное отклонение, от 0 до 0.5</translation>
  </message>
  <message>
   <source>give zero or more</source>
   <translation>укажите ноль или больше</translation>
  </message>
  <message>
   <source>give {least} to {most} {unit}</source>
   <translation>укажите от {least} до {most} {unit}</translation>
  </message>
  <message>
   <source>give the coefficient at rest, e.g. 1.3 times mu</source>
   <translation>укажите коэффициент в покое, например в 1.3 раза больше mu</translation>
  </message>
  <message>
   <source>give values that make it {least_mu} or more</source>
   <translation>укажите значения, при которых выйдет {least_mu} или больше</translation>
  </message>
  <message>
   <source>tilt the board by less than {most} degrees ({most2} rad)</source>
   <translation>наклоните доску меньше чем на {most} градуса ({most2} рад)</translation>
  </message>
  <message>
   <source>give 0 to 1</source>
   <translation>укажите от 0 до 1</translation>
  </message>
  <message>
   <source>give 0 to 2</source>
   <translation>укажите от 0 до 2</translation>
  </message>
  <message>
   <source>give a speed, 0 for none</source>
   <translation>укажите скорость, 0 — без неё</translation>
  </message>
  <message>
   <source>give each its own id</source>
   <translation>дайте каждой свой код</translation>
  </message>
  <message>
   <source>choose another id</source>
   <translation>выберите другой код</translation>
  </message>
  <message>
   <source>keep it within 0 to {width} across and 0 to {length} up the board</source>
   <translation>не выходите за пределы: от 0 до {width} поперёк и от 0 до {length} вдоль поля</translation>
  </message>
  <message>
   <source>add `{group} = AMOUNT` under [bonus] (0 for none)</source>
   <translation>добавьте `{group} = AMOUNT` в [bonus] (0 — без бонуса)</translation>
  </message>
  <message>
   <source>did you mean {close}?</source>
   <translation>может быть, {close}?</translation>
  </message>
  <message>
   <source>remove it, or give a property this group</source>
   <translation>уберите этот бонус или дайте эту группу какому-нибудь участку</translation>
  </message>
  <message>
   <source>give rect = [x, y, width, height], or polygon</source>
   <translation>укажите rect = [x, y, width, height] или polygon</translation>
  </message>
  <message>
   <source>give [x, y, width, height] in metres</source>
   <translation>укажите [x, y, width, height] в метрах</translation>
  </message>
  <message>
   <source>give at least three [x, y]</source>
   <translation>укажите не меньше трёх [x, y]</translation>
  </message>
  <message>
   <source>list the corners in order round the space</source>
   <translation>перечислите углы по порядку вокруг клетки</translation>
  </message>
  <message>
   <source>give it an area</source>
   <translation>дайте ей площадь</translation>
  </message>
  <message>
   <source>unknown key{first}</source>
   <translation>неизвестный ключ{first}</translation>
  </message>
  <message>
   <source>remove it or correct its spelling</source>
   <translation>уберите или исправьте написание</translation>
  </message>
  <message>
   <source>(did you mean {close}?)</source>
   <translation>(может быть, {close}?)</translation>
  </message>
  <message>
   <source>it is missing</source>
   <translation>этого не хватает</translation>
  </message>
  <message>
   <source>add it</source>
   <translation>добавьте</translation>
  </message>
  <message>
   <source>{given} is not a number one can measure</source>
   <translation>{given} — не число, которое можно измерить</translation>
  </message>
  <message>
   <source>give a finite one</source>
   <translation>укажите конечное</translation>
  </message>
  <message>
   <source>unknown {rpartition} {given}</source>
   <translation>{rpartition}: неизвестное значение {given}</translation>
  </message>
  <message>
   <source>give one of {first}</source>
   <translation>укажите одно из: {first}</translation>
  </message>
  <message>
   <source>Value error,</source>
   <translation>Недопустимое значение,</translation>
  </message>
  <message>
   <source>there is no board {text_name}</source>
   <translation>поля {text_name} нет</translation>
  </message>
  <message>
   <source>{hint} (or give a path to a .toml file)</source>
   <translation>{hint} (или укажите путь к файлу .toml)</translation>
  </message>
  <message>
   <source>shipped boards: {board_names}</source>
   <translation>готовые поля: {board_names}</translation>
  </message>
  <message>
   <source>give a board's name or a TOML file</source>
   <translation>укажите имя поля или файл TOML</translation>
  </message>
  <message>
   <source>this is not text in UTF-8</source>
   <translation>это не текст в UTF-8</translation>
  </message>
  <message>
   <source>give a TOML file</source>
   <translation>укажите файл TOML</translation>
  </message>
  <message>
   <source>this is not TOML: {error}</source>
   <translation>это не TOML: {error}</translation>
  </message>
  <message>
   <source>this TOML is nested too deeply to be a board</source>
   <translation>этот TOML вложен слишком глубоко для поля</translation>
  </message>
  <message>
   <source>the file begins with `format = "{format}"`</source>
   <translation>файл начинается с `format = "{format}"`</translation>
  </message>
  <message>
   <source>{given} is not a format this version reads</source>
   <translation>формат {given} эта версия не читает</translation>
  </message>
  <message>
   <source>unknown table{hint}</source>
   <translation>неизвестная таблица{hint}</translation>
  </message>
  <message>
   <source>(did you mean [{close}]?)</source>
   <translation>(может быть, [{close}]?)</translation>
  </message>
  <message>
   <source>the table is missing</source>
   <translation>таблицы нет</translation>
  </message>
  <message>
   <source>add [board] with name, length, width and go_line</source>
   <translation>добавьте [board] с name, length, width и go_line</translation>
  </message>
  <message>
   <source>this belongs in a table of its own, not under [board]</source>
   <translation>это пишут в отдельной таблице, а не под [board]</translation>
  </message>
  <message>
   <source>a name holds {half}, which no file can</source>
   <translation>в имени есть {half}, а этого ни в один файл не записать</translation>
  </message>
  <message>
   <source>write it anew</source>
   <translation>напишите заново</translation>
  </message>
  <message>
   <source>a number is needed</source>
   <translation>нужно число</translation>
  </message>
  <message>
   <source>this is too large for a number</source>
   <translation>для числа это слишком много</translation>
  </message>
  <message>
   <source>there is no space {space_id} on the board {name}</source>
   <translation>клетки {space_id} нет на поле {name}</translation>
  </message>
  <message>
   <source>a board has no number {key} to change</source>
   <translation>у поля нет числа {key}, которое можно изменить</translation>
  </message>
  <message>
   <source>it has {known}</source>
   <translation>есть {known}</translation>
  </message>
  <message>
   <source>{key} must be a positive number of metres, not {shown}</source>
   <translation>{key}: нужно положительное число метров, а дано {shown}</translation>
  </message>
  <message>
   <source>one of that size</source>
   <translation>число такой величины</translation>
  </message>
  <message>
   <source>{key} is a number, not a part of a board</source>
   <translation>{key} — это число, а не часть поля</translation>
  </message>
  <message>
   <source>write board.with_({key2}=...)</source>
   <translation>напишите board.with_({key2}=...)</translation>
  </message>
  <message>
   <source>there is no place to let go from</source>
   <translation>нет места, откуда отпускать фишку</translation>
  </message>
  <message>
   <source>give one or more</source>
   <translation>укажите хотя бы одно</translation>
  </message>
  <message>
   <source>{seed} is negative</source>
   <translation>число {seed} отрицательное</translation>
  </message>
  <message>
   <source>give 0 or more</source>
   <translation>укажите 0 или больше</translation>
  </message>
  <message>
   <source>{cells} cells are too many for a table</source>
   <translation>ячеек: {cells}, это слишком много для таблицы</translation>
  </message>
  <message>
   <source>show fewer aims</source>
   <translation>покажите меньше прицелов</translation>
  </message>
  <message>
   <source>{slides} slides are none</source>
   <translation>число бросков {slides} не годится</translation>
  </message>
  <message>
   <source>give 1 or more</source>
   <translation>укажите 1 или больше</translation>
  </message>
  <message>
   <source>{slides} slides take too long</source>
   <translation>бросков: {slides}, это слишком долго</translation>
  </message>
  <message>
   <source>give at most {most_slides}</source>
   <translation>укажите не больше {most_slides}</translation>
  </message>
  <message>
   <source>{x} m is not on the board</source>
   <translation>{x} m — за пределами поля</translation>
  </message>
  <message>
   <source>give 0 to {width}</source>
   <translation>укажите от 0 до {width}</translation>
  </message>
  <message>
   <source>{n} slides make no band</source>
   <translation>бросков: {n}, полосы из них не построить</translation>
  </message>
  <message>
   <source>give {fewest} or more</source>
   <translation>укажите {fewest} или больше</translation>
  </message>
  <message>
   <source>cells of {cell} m cannot be counted in</source>
   <translation>по ячейкам в {cell} m не посчитать</translation>
  </message>
  <message>
   <source>give one from {size} m up</source>
   <translation>укажите размер от {size} m</translation>
  </message>
  <message>
   <source>there is no {token} on the board</source>
   <translation>{token}: на поле такой фишки нет</translation>
  </message>
  <message>
   <source>there are {names}</source>
   <translation>есть {names}</translation>
  </message>
  <message>
   <source>{n} slides are none</source>
   <translation>число бросков {n} не годится</translation>
  </message>
  <message>
   <source>{n} slides are more than are taken at once</source>
   <translation>бросков: {n}, столько за один раз не берётся</translation>
  </message>
  <message>
   <source>give at most {most}</source>
   <translation>укажите не больше {most}</translation>
  </message>
  <message>
   <source>a scatter of {sigma} m is none</source>
   <translation>разброса {sigma} m не бывает</translation>
  </message>
  <message>
   <source>the correlation {together} must lie within -1 to 1</source>
   <translation>корреляция {together} должна лежать в пределах от -1 до 1</translation>
  </message>
  <message>
   <source>cells of {side} m are none</source>
   <translation>ячеек в {side} m не бывает</translation>
  </message>
  <message>
   <source>give more than 0</source>
   <translation>укажите больше 0</translation>
  </message>
  <message>
   <source>that raster is too fine for so wide a scatter</source>
   <translation>для такого широкого разброса сетка слишком мелкая</translation>
  </message>
  <message>
   <source>give larger cells</source>
   <translation>укажите ячейки крупнее</translation>
  </message>
  <message>
   <source>no place of the map is within {within} m of ({x}, {y})</source>
   <translation>на карте нет ни одного места в пределах {within} m от ({x}, {y})</translation>
  </message>
  <message>
   <source>{side} does not play in this round</source>
   <translation>сторона {side} в этом раунде не играет</translation>
  </message>
  <message>
   <source>{n} rounds show no scatter</source>
   <translation>раундов: {n}, разброса по ним не видно</translation>
  </message>
  <message>
   <source>give 2 or more</source>
   <translation>укажите 2 или больше</translation>
  </message>
  <message>
   <source>{token} is on no Railroad, so it does not move</source>
   <translation>фишка {token} не на железной дороге и поэтому никуда не переходит</translation>
  </message>
  <message>
   <source>no property is free, so {token} stays</source>
   <translation>свободных участков нет, и фишка {token} остаётся на месте</translation>
  </message>
  <message>
   <source>{side} has no token on a House</source>
   <translation>у стороны {side} нет фишки на «Доме»</translation>
  </message>
  <message>
   <source>{side} has no token on a property, so its House pays nothing</source>
   <translation>у стороны {side} нет фишки на участке, и её «Дом» ничего не приносит</translation>
  </message>
  <message>
   <source>{token} is not in jail, so nobody pays for it</source>
   <translation>фишка {token} не в тюрьме, и платить за неё не нужно</translation>
  </message>
  <message>
   <source>{side} has {balances} in hand and cannot pay {jail_fee}</source>
   <translation>у стороны {side} на руках {balances}, и заплатить {jail_fee} она не может</translation>
  </message>
  <message>
   <source>give it cash</source>
   <translation>дайте ей денег</translation>
  </message>
  <message>
   <source>{answer} is no part of a round</source>
   <translation>{answer} — это не часть раунда</translation>
  </message>
  <message>
   <source>the slide of {token} has neither a release nor a rest</source>
   <translation>у броска фишки {token} нет ни начала (release), ни места остановки (rest)</translation>
  </message>
  <message>
   <source>{n} rounds are none</source>
   <translation>число раундов {n} не годится</translation>
  </message>
  <message>
   <source>{n} rounds take too long</source>
   <translation>раундов: {n}, это слишком долго</translation>
  </message>
  <message>
   <source>give at most {most_rounds}</source>
   <translation>укажите не больше {most_rounds}</translation>
  </message>
  <message>
   <source>{seed} is too large</source>
   <translation>число {seed} слишком велико</translation>
  </message>
  <message>
   <source>give at most {largest_seed}</source>
   <translation>укажите не больше {largest_seed}</translation>
  </message>
  <message>
   <source>{token} lies somewhere on {space}, maybe in the way</source>
   <translation>фишка {token} лежит где-то на клетке {space} и, возможно, мешает</translation>
  </message>
  <message>
   <source>give its place as [x, y] in metres</source>
   <translation>укажите её место как [x, y] в метрах</translation>
  </message>
  <message>
   <source>a slide of round {number} did not end within {limits}</source>
   <translation>бросок в раунде {number} не закончился за {limits}</translation>
  </message>
  <message>
   <source>`play_on` plays the round with its tables</source>
   <translation>`play_on` разыгрывает раунд вместе с его столами</translation>
  </message>
  <message>
   <source>there is no room behind the GO line to set a token down</source>
   <translation>до линии GO нет места, чтобы поставить фишку</translation>
  </message>
  <message>
   <source>an answer is given to a question that the round does not ask</source>
   <translation>дан ответ на вопрос, которого раунд не задаёт</translation>
  </message>
  <message>
   <source>places of shape {shape} and {shape2} are not those of {tokens} tokens</source>
   <translation>массивы мест формы {shape} и {shape2} не подходят: фишек {tokens}</translation>
  </message>
  <message>
   <source>give (N, {tokens2}, 2) and (N, {tokens3})</source>
   <translation>укажите (N, {tokens2}, 2) и (N, {tokens3})</translation>
  </message>
  <message>
   <source>there is no thrower for {missing}</source>
   <translation>нет бросающего для стороны {missing}</translation>
  </message>
  <message>
   <source>give one for each side</source>
   <translation>укажите для каждой стороны</translation>
  </message>
  <message>
   <source>{side} does not play</source>
   <translation>сторона {side} не играет</translation>
  </message>
  <message>
   <source>the order is {turns}</source>
   <translation>порядок хода: {turns}</translation>
  </message>
  <message>
   <source>{token} is no token of {turns}</source>
   <translation>{token}: такой фишки нет у сторон {turns}</translation>
  </message>
  <message>
   <source>theirs are {tokens} and so on</source>
   <translation>их фишки — {tokens} и так далее</translation>
  </message>
  <message>
   <source>every token of {sides} has been slid where these lie, so none is next</source>
   <translation>при таком расположении пущены все фишки ({sides}), следующей нет</translation>
  </message>
  <message>
   <source>name fewer, or say that all are slid</source>
   <translation>назовите меньше фишек или укажите, что пущены все</translation>
  </message>
  <message>
   <source>the sides</source>
   <translation>все стороны</translation>
  </message>
  <message>
   <source>nobody slides next on this table</source>
   <translation>на этом столе пускать больше некому</translation>
  </message>
  <message>
   <source>{amount} is more money than compiled rounds count</source>
   <translation>{amount}: таких сумм скомпилированные раунды не считают</translation>
  </message>
  <message>
   <source>give at most {most_money}</source>
   <translation>укажите не больше {most_money}</translation>
  </message>
  <message>
   <source>compiled rounds do not know the house rule {name}</source>
   <translation>скомпилированные раунды не знают домашнего правила {name}</translation>
  </message>
  <message>
   <source>leave it as it is</source>
   <translation>оставьте его как есть</translation>
  </message>
  <message>
   <source>rounds are played out by the greedy policy alone, not by {name}</source>
   <translation>раунды доигрывает только жадная программа (greedy), а не {name}</translation>
  </message>
  <message>
   <source>choose greedy</source>
   <translation>выберите greedy</translation>
  </message>
  <message>
   <source>a side pays from 0 fees on, not below</source>
   <translation>порог, с которого сторона платит, не бывает меньше 0 плат</translation>
  </message>
  <message>
   <source>there is no measure {measure}</source>
   <translation>меры {measure} нет</translation>
  </message>
  <message>
   <source>there are {measures}</source>
   <translation>есть {measures}</translation>
  </message>
  <message>
   <source>{whose} does not play in this round</source>
   <translation>сторона {whose} в этом раунде не играет</translation>
  </message>
  <message>
   <source>{token} is not to be slid next, a token of {side} is</source>
   <translation>фишка {token} сейчас не ходит: пускают фишку стороны {side}</translation>
  </message>
  <message>
   <source>slide and state do not agree on what lies on the board: {named}</source>
   <translation>бросок и состояние расходятся в том, что лежит на поле: {named}</translation>
  </message>
  <message>
   <source>this worth belongs to another board</source>
   <translation>этот выигрыш посчитан для другого поля</translation>
  </message>
  <message>
   <source>make one for this</source>
   <translation>сделайте новый для этого</translation>
  </message>
  <message>
   <source>{token} cannot be slid on this table</source>
   <translation>фишку {token} на этом столе пустить нельзя</translation>
  </message>
  <message>
   <source>these landings do not lie up the board from where a hand lets go</source>
   <translation>эти попадания лежат на поле не дальше места, где рука отпускает фишку</translation>
  </message>
  <message>
   <source>{value} is not an amount</source>
   <translation>{value} — не сумма</translation>
  </message>
  <message>
   <source>give a finite number</source>
   <translation>укажите конечное число</translation>
  </message>
  <message>
   <source>{throws} throws are none</source>
   <translation>число бросков {throws} не годится</translation>
  </message>
  <message>
   <source>add 1 or more</source>
   <translation>добавьте 1 или больше</translation>
  </message>
  <message>
   <source>{n} throws are more than one sampler takes</source>
   <translation>бросков: {n}, столько одна выборка не вмещает</translation>
  </message>
  <message>
   <source>at most {most_throws}</source>
   <translation>не больше {most_throws}</translation>
  </message>
  <message>
   <source>there is no outcome {outcome}</source>
   <translation>исхода {outcome} нет</translation>
  </message>
  <message>
   <source>they are {outcomes}</source>
   <translation>есть {outcomes}</translation>
  </message>
  <message>
   <source>nothing is thrown yet</source>
   <translation>бросков ещё нет</translation>
  </message>
  <message>
   <source>add throws first</source>
   <translation>сначала добавьте броски</translation>
  </message>
  <message>
   <source>a scatter is multiplied by numbers above 0</source>
   <translation>разброс умножают на числа больше 0</translation>
  </message>
  <message>
   <source>there is no space {space} on the board {board}</source>
   <translation>клетки {space} нет на поле {board}</translation>
  </message>
  <message>
   <source>a map of {shape} by {shape2} aims shows nothing</source>
   <translation>карта прицелов {shape} на {shape2} ничего не покажет</translation>
  </message>
  <message>
   <source>angles from {angles} to {angles2} rad make no map</source>
   <translation>по углам от {angles} до {angles2} rad карты не построить</translation>
  </message>
  <message>
   <source>give two between -1.4 and 1.4, the lesser first</source>
   <translation>укажите два угла от -1.4 до 1.4, меньший первым</translation>
  </message>
  <message>
   <source>speeds from {speeds} to {speeds2} m/s make no map</source>
   <translation>по скоростям от {speeds} до {speeds2} m/s карты не построить</translation>
  </message>
  <message>
   <source>give two from {slowest}, the lesser first</source>
   <translation>укажите две скорости от {slowest}, меньшую первой</translation>
  </message>
  <message>
   <source>this table was made for another {name}</source>
   <translation>эта таблица сделана для руки с другим значением {name}</translation>
  </message>
  <message>
   <source>make one for this hand</source>
   <translation>сделайте таблицу для этой руки</translation>
  </message>
  <message>
   <source>there is no worth {name}</source>
   <translation>выигрыша {name} нет</translation>
  </message>
  <message>
   <source>there are {worths}</source>
   <translation>есть {worths}</translation>
  </message>
  <message>
   <source>a bootstrap over slides needs {fewest} at least, and there {slides}: film more</source>
   <translation>для бутстрепа нужно не меньше {fewest} скольжений, а здесь {slides}: снимите ещё</translation>
  </message>
  <message>
   <source>is one</source>
   <translation>только одно</translation>
  </message>
  <message>
   <source>a bootstrap of {n} fits says nothing</source>
   <translation>бутстреп из {n} подгонок ничего не скажет</translation>
  </message>
  <message>
   <source>take 200 or more</source>
   <translation>возьмите 200 или больше</translation>
  </message>
  <message>
   <source>so many fits would not end</source>
   <translation>столько подгонок никогда не закончится</translation>
  </message>
  <message>
   <source>there is no slide to compare laws on</source>
   <translation>нет скольжения, на котором сравнивать законы</translation>
  </message>
  <message>
   <source>film one that coasts to rest</source>
   <translation>снимите такое, где фишка скользит до остановки</translation>
  </message>
  <message>
   <source>these slides determine no law: {values}</source>
   <translation>по этим скольжениям не определить ни одного закона: {values}</translation>
  </message>
  <message>
   <source>{law} was not compared</source>
   <translation>закон {law} не сравнивался</translation>
  </message>
  <message>
   <source>was not compared</source>
   <translation>не сравнивался</translation>
  </message>
  <message>
   <source>the loss {loss} is not known</source>
   <translation>функция потерь {loss} неизвестна</translation>
  </message>
  <message>
   <source>known are {losses}</source>
   <translation>известны {losses}</translation>
  </message>
  <message>
   <source>there is no recording to fit</source>
   <translation>нет записи для подгонки</translation>
  </message>
  <message>
   <source>give one at least</source>
   <translation>укажите хотя бы одну</translation>
  </message>
  <message>
   <source>no slide is left to fit: nothing slides in {or}</source>
   <translation>скольжений для подгонки не осталось: ничего не скользит в {or}</translation>
  </message>
  <message>
   <source>{kept} slides are more than one fit takes</source>
   <translation>скольжений: {kept}, столько одна подгонка не берёт</translation>
  </message>
  <message>
   <source>give at most {most_slides}, and leave out the short tracks of a tracker that changes its tokens' names</source>
   <translation>укажите не больше {most_slides} и уберите короткие треки трекера, который меняет имена фишек</translation>
  </message>
  <message>
   <source>the law {name} cannot be fitted</source>
   <translation>закон {name} подогнать нельзя</translation>
  </message>
  <message>
   <source>known are {laws}</source>
   <translation>известны {laws}</translation>
  </message>
  <message>
   <source>spin and the board's tilt cannot be fitted together</source>
   <translation>вращение и наклон поля вместе подогнать нельзя</translation>
  </message>
  <message>
   <source>level the board</source>
   <translation>выровняйте поле</translation>
  </message>
  <message>
   <source>a chance of {sure} is none</source>
   <translation>вероятности {sure} здесь быть не может</translation>
  </message>
  <message>
   <source>give one between 0 and 1</source>
   <translation>укажите число между 0 и 1</translation>
  </message>
  <message>
   <source>a token that is not released rests where it is</source>
   <translation>фишка, которую не пустили, остаётся на месте</translation>
  </message>
  <message>
   <source>give a speed</source>
   <translation>укажите скорость</translation>
  </message>
  <message>
   <source>leaving one out needs three slides, some of which end at rest</source>
   <translation>чтобы исключать по одному, нужны три скольжения, хотя бы часть из них до остановки</translation>
  </message>
  <message>
   <source>film more</source>
   <translation>снимите ещё</translation>
  </message>
  <message>
   <source>without {slides} the slides do not tell the law</source>
   <translation>без {slides} остальные скольжения не определяют закон</translation>
  </message>
  <message>
   <source>by this fit the token never rests: the board is too steep for its friction</source>
   <translation>по этой подгонке фишка никогда не остановится: поле слишком крутое для её трения</translation>
  </message>
  <message>
   <source>there are no readings to fit</source>
   <translation>нет замеров для подгонки</translation>
  </message>
  <message>
   <source>give some</source>
   <translation>добавьте их</translation>
  </message>
  <message>
   <source>places of rest tell the thrower's and the board's scatter together, not mu</source>
   <translation>места остановки говорят о разбросе бросающего и поля вместе, а не о mu</translation>
  </message>
  <message>
   <source>fit them with `--measure landings` alone</source>
   <translation>подгоняйте их отдельно, только с `--measure landings`</translation>
  </message>
  <message>
   <source>readings of friction and of restitution are two fits</source>
   <translation>замеры трения и замеры восстановления — это две разные подгонки</translation>
  </message>
  <message>
   <source>give them apart</source>
   <translation>укажите их отдельно</translation>
  </message>
  <message>
   <source>an error of {value} for the {name} cannot be</source>
   <translation>погрешности {value} для {name} быть не может</translation>
  </message>
  <message>
   <source>give {least_error} to {most_error}</source>
   <translation>укажите от {least_error} до {most_error}</translation>
  </message>
  <message>
   <source>nothing was fitted that could go into a board</source>
   <translation>не подогнано ничего, что можно перенести на поле</translation>
  </message>
  <message>
   <source>read the warnings</source>
   <translation>прочтите предупреждения</translation>
  </message>
  <message>
   <source>{law} has no {name}</source>
   <translation>у {law} нет {name}</translation>
  </message>
  <message>
   <source>it has {parameters}</source>
   <translation>есть {parameters}</translation>
  </message>
  <message>
   <source>no slide could be fitted</source>
   <translation>ни одного скольжения подогнать не удалось</translation>
  </message>
  <message>
   <source>{tracks} tracks are more than can be compared with one another</source>
   <translation>треков: {tracks}, столько между собой не сравнить</translation>
  </message>
  <message>
   <source>give at most {most_tracks}, and leave out the short ones of a tracker that changes its tokens' names</source>
   <translation>укажите не больше {most_tracks} и уберите короткие треки трекера, который меняет имена фишек</translation>
  </message>
  <message>
   <source>a token cannot {kind}</source>
   <translation>фишка не может делать {kind}</translation>
  </message>
  <message>
   <source>it does one of {known}</source>
   <translation>она делает одно из: {known}</translation>
  </message>
  <message>
   <source>a segment from {begin} to {end} s is none</source>
   <translation>отрезка от {begin} до {end} s не бывает</translation>
  </message>
  <message>
   <source>let it end after it begins</source>
   <translation>пусть он кончается позже, чем начинается</translation>
  </message>
  <message>
   <source>a hand's scatter needs {fewest} throws at least</source>
   <translation>чтобы найти разброс руки, нужно не меньше {fewest} бросков</translation>
  </message>
  <message>
   <source>there {are} {n}{else}</source>
   <translation>есть ({are}): {n}{else}</translation>
  </message>
  <message>
   <source>{kind} readings hold no places of rest</source>
   <translation>в замерах {kind} нет мест остановки</translation>
  </message>
  <message>
   <source>read them as landings</source>
   <translation>прочтите их как попадания</translation>
  </message>
  <message>
   <source>a hand's scatter needs {fewest} landings at least</source>
   <translation>чтобы найти разброс руки, нужно не меньше {fewest} попаданий</translation>
  </message>
  <message>
   <source>there are {n}</source>
   <translation>есть {n}</translation>
  </message>
  <message>
   <source>some landings are not up the board from the place of release</source>
   <translation>некоторые попадания лежат на поле не дальше места отпускания</translation>
  </message>
  <message>
   <source>give the release's place</source>
   <translation>укажите место отпускания</translation>
  </message>
  <message>
   <source>these landings are {apart} % apart in distance and {apart2}° in direction: no throws of one hand, all meant alike</source>
   <translation>эти попадания расходятся на {apart} % по дальности и на {apart2}° по направлению: это не броски одной руки с одним прицелом</translation>
  </message>
  <message>
   <source>give metres, and each aim on its own</source>
   <translation>укажите метры, и каждый прицел отдельно</translation>
  </message>
  <message>
   <source>these are no places</source>
   <translation>это не места</translation>
  </message>
  <message>
   <source>give pairs (x, y) of numbers in metres</source>
   <translation>укажите пары (x, y) чисел в метрах</translation>
  </message>
  <message>
   <source>a place is no finite number or further off than {farthest} m</source>
   <translation>место — не конечное число или дальше {farthest} m</translation>
  </message>
  <message>
   <source>give metres on the board</source>
   <translation>укажите метры на поле</translation>
  </message>
  <message>
   <source>the fit does not settle</source>
   <translation>подгонка не сходится</translation>
  </message>
  <message>
   <source>is there only one slide in the track?</source>
   <translation>в треке только одно скольжение?</translation>
  </message>
  <message>
   <source>there are fewer rows than unknowns</source>
   <translation>строк меньше, чем неизвестных</translation>
  </message>
  <message>
   <source>film with more pictures a second</source>
   <translation>снимайте с большей частотой кадров</translation>
  </message>
  <message>
   <source>these rows do not determine the values of the law</source>
   <translation>эти строки не определяют величин закона</translation>
  </message>
  <message>
   <source>more slides, or a wider range of speeds, are needed</source>
   <translation>нужно больше скольжений или шире диапазон скоростей</translation>
  </message>
  <message>
   <source>the base {base} is not known</source>
   <translation>основание {base} неизвестно</translation>
  </message>
  <message>
   <source>known are {contacts}</source>
   <translation>известны {contacts}</translation>
  </message>
  <message>
   <source>a radius is of tokens that lie flat</source>
   <translation>радиус бывает у фишек, которые лежат плоско</translation>
  </message>
  <message>
   <source>give their base too, disc or ring</source>
   <translation>укажите и их основание, disc или ring</translation>
  </message>
  <message>
   <source>a {base} needs the radius that it touches the board with, in metres</source>
   <translation>для основания {base} нужен радиус, которым оно касается поля, в метрах</translation>
  </message>
  <message>
   <source>spin is fitted with {fitted}, not with {name}</source>
   <translation>вращение подгоняют с {fitted}, а не с {name}</translation>
  </message>
  <message>
   <source>this is not text</source>
   <translation>это не текст</translation>
  </message>
  <message>
   <source>a file in UTF-8 is needed</source>
   <translation>нужен файл в UTF-8</translation>
  </message>
  <message>
   <source>the file is empty</source>
   <translation>файл пуст</translation>
  </message>
  <message>
   <source>this is not JSON: {error}</source>
   <translation>это не JSON: {error}</translation>
  </message>
  <message>
   <source>this JSON is nested too deeply to be a record</source>
   <translation>этот JSON вложен слишком глубоко для записи</translation>
  </message>
  <message>
   <source>{value} is no number to work with</source>
   <translation>{value} — не то число, с которым можно работать</translation>
  </message>
  <message>
   <source>a whole number of more than {most_digits} digits is no amount of anything</source>
   <translation>такой величины не бывает: в целом числе больше {most_digits} цифр</translation>
  </message>
  <message>
   <source>give less</source>
   <translation>укажите меньше</translation>
  </message>
  <message>
   <source>\u{half} is half of a character</source>
   <translation>\u{half} — это половина символа</translation>
  </message>
  <message>
   <source>write whole ones</source>
   <translation>напишите целые символы</translation>
  </message>
  <message>
   <source>{half} is half of a character</source>
   <translation>{half} — это половина символа</translation>
  </message>
  <message>
   <source>a whole number of {digits} digits is no amount of anything</source>
   <translation>такой величины не бывает: в целом числе цифр {digits}</translation>
  </message>
  <message>
   <source>write at most {most_digits}</source>
   <translation>напишите не больше {most_digits}</translation>
  </message>
  <message>
   <source>{name} is not a JSON number</source>
   <translation>{name} — не число JSON</translation>
  </message>
  <message>
   <source>write a finite one</source>
   <translation>напишите конечное</translation>
  </message>
  <message>
   <source>{amount} cannot be paid</source>
   <translation>{amount} заплатить нельзя</translation>
  </message>
  <message>
   <source>an amount is a whole number, 0 or more</source>
   <translation>сумма — целое число, 0 или больше</translation>
  </message>
  <message>
   <source>there is no account {account}</source>
   <translation>счёта {account} нет</translation>
  </message>
  <message>
   <source>the accounts are {balances}</source>
   <translation>есть счета {balances}</translation>
  </message>
  <message>
   <source>{payer} cannot pay itself</source>
   <translation>{payer} не может платить самому себе</translation>
  </message>
  <message>
   <source>name two accounts</source>
   <translation>назовите два счёта</translation>
  </message>
  <message>
   <source>{account} holds {balance}, but its entries add up to {account2}</source>
   <translation>на счёте {account} лежит {balance}, а по его записям выходит {account2}</translation>
  </message>
  <message>
   <source>the accounts together no longer hold what they opened with</source>
   <translation>на счетах вместе уже не столько, сколько было в начале</translation>
  </message>
  <message>
   <source>{threads} threads do nothing</source>
   <translation>число потоков {threads} не годится</translation>
  </message>
  <message>
   <source>{n} slides are not drawn at once</source>
   <translation>бросков: {n}, столько за один раз не разыграть</translation>
  </message>
  <message>
   <source>give 0 to {names}</source>
   <translation>укажите от 0 до {names}</translation>
  </message>
  <message>
   <source>noise has the shape {shape}</source>
   <translation>у шума форма {shape}</translation>
  </message>
  <message>
   <source>give finite numbers of the shape {n}</source>
   <translation>укажите конечные числа формы {n}</translation>
  </message>
  <message>
   <source>{token} is slid and lies on the board at once</source>
   <translation>фишку {token} пускают, и она же лежит на поле</translation>
  </message>
  <message>
   <source>name another</source>
   <translation>назовите другую</translation>
  </message>
  <message>
   <source>the released token would lie {gap} mm inside {name}</source>
   <translation>отпускаемая фишка зашла бы на {gap} mm внутрь фишки {name}</translation>
  </message>
  <message>
   <source>release it elsewhere</source>
   <translation>отпустите её в другом месте</translation>
  </message>
  <message>
   <source>a step of {step} s is not usable</source>
   <translation>шаг {step} s не годится</translation>
  </message>
  <message>
   <source>give 0.000001 to 0.1 s</source>
   <translation>укажите от 0.000001 до 0.1 s</translation>
  </message>
  <message>
   <source>tokens still move after {limit} s</source>
   <translation>через {limit} s фишки всё ещё движутся</translation>
  </message>
  <message>
   <source>{token} would overlap {name} by {gap} mm</source>
   <translation>фишка {token} перекрыла бы {name} на {gap} mm</translation>
  </message>
  <message>
   <source>choose a free place</source>
   <translation>выберите свободное место</translation>
  </message>
  <message>
   <source>a token cannot slide that far</source>
   <translation>на такое расстояние фишка скользить не может</translation>
  </message>
  <message>
   <source>give distances of 0 m or more</source>
   <translation>укажите расстояния от 0 m</translation>
  </message>
  <message>
   <source>the release's {name} must be a finite number</source>
   <translation>{name} броска: нужно конечное число</translation>
  </message>
  <message>
   <source>a speed cannot be negative</source>
   <translation>скорость не бывает отрицательной</translation>
  </message>
  <message>
   <source>turn the angle by half a turn instead</source>
   <translation>вместо этого поверните угол на пол-оборота</translation>
  </message>
  <message>
   <source>{max} {unit} is more than any hand gives</source>
   <translation>{max} {unit} — больше, чем может дать рука</translation>
  </message>
  <message>
   <source>one release has one number here</source>
   <translation>у одного броска здесь одно число</translation>
  </message>
  <message>
   <source>many make `Releases`</source>
   <translation>для многих служит `Releases`</translation>
  </message>
  <message>
   <source>releases are float arrays of one length</source>
   <translation>броски — это массивы float одной длины</translation>
  </message>
  <message>
   <source>`Releases.from_arrays` makes them of anything</source>
   <translation>`Releases.from_arrays` сделает их из чего угодно</translation>
  </message>
  <message>
   <source>these arrays do not broadcast to one length: {shapes}</source>
   <translation>эти массивы не приводятся к одной длине: {shapes}</translation>
  </message>
  <message>
   <source>releases are one-dimensional arrays, not of shape {arrays}</source>
   <translation>броски — это одномерные массивы, а не массивы формы {arrays}</translation>
  </message>
  <message>
   <source>this is not a time</source>
   <translation>это не момент времени</translation>
  </message>
  <message>
   <source>give seconds after the release</source>
   <translation>укажите секунды после отпускания</translation>
  </message>
  <message>
   <source>nan is not a time</source>
   <translation>nan — не момент времени</translation>
  </message>
  <message>
   <source>these are no times</source>
   <translation>это не моменты времени</translation>
  </message>
  <message>
   <source>places of {tokens} tokens at {times} times in {slides} slides take {numbers} GB, {most_numbers} at most</source>
   <translation>места (фишек {tokens}, моментов {times}, бросков {slides}) займут {numbers} GB, а можно не больше {most_numbers}</translation>
  </message>
  <message>
   <source>ask for fewer times or slides</source>
   <translation>запросите меньше моментов или бросков</translation>
  </message>
  <message>
   <source>these are no drawn values</source>
   <translation>это не разыгранные значения</translation>
  </message>
  <message>
   <source>give what `draw_many` gives</source>
   <translation>укажите то, что даёт `draw_many`</translation>
  </message>
  <message>
   <source>{name} has the shape {shape}, which does not belong to {n} slides of {tokens} tokens</source>
   <translation>{name}: форма {shape} не подходит (бросков {n}, фишек {tokens})</translation>
  </message>
  <message>
   <source>give {shape2}</source>
   <translation>укажите {shape2}</translation>
  </message>
  <message>
   <source>{name} {values} cannot be</source>
   <translation>{name} {values}: так быть не может</translation>
  </message>
  <message>
   <source>give 0 to {most}</source>
   <translation>укажите от 0 до {most}</translation>
  </message>
  <message>
   <source>the board's slope {tilt_tangent} reaches this token's mu {factor}, so nothing would ever rest</source>
   <translation>наклон поля {tilt_tangent} достигает mu этой фишки, {factor}, и ничто никогда не остановилось бы</translation>
  </message>
  <message>
   <source>give it a greater factor</source>
   <translation>укажите для неё множитель побольше</translation>
  </message>
  <message>
   <source>{shown} is not a place</source>
   <translation>{shown} — не место</translation>
  </message>
  <message>
   <source>give (x, y) in metres</source>
   <translation>укажите (x, y) в метрах</translation>
  </message>
  <message>
   <source>a number of that size</source>
   <translation>число такой величины</translation>
  </message>
  <message>
   <source>({x}, {y}) is off the board</source>
   <translation>({x}, {y}) — за пределами поля</translation>
  </message>
  <message>
   <source>give x of 0 to {width} and y of 0 to {length} metres</source>
   <translation>укажите x от 0 до {width} и y от 0 до {length} в метрах</translation>
  </message>
  <message>
   <source>({x}, {y}) is {gaps} mm inside the {side} rail</source>
   <translation>место ({x}, {y}) заходит на {gaps} mm внутрь борта ({side})</translation>
  </message>
  <message>
   <source>keep the centre {radius} m away from it</source>
   <translation>держите центр не ближе {radius} m от него</translation>
  </message>
  <message>
   <source>this is of type {name}</source>
   <translation>это значение типа {name}</translation>
  </message>
  <message>
   <source>give {wanted}</source>
   <translation>укажите {wanted}</translation>
  </message>
  <message>
   <source>a Board, as `load_board` gives one</source>
   <translation>поле (Board), как его даёт `load_board`</translation>
  </message>
  <message>
   <source>(token: (x, y)) in metres</source>
   <translation>(фишка: (x, y)) в метрах</translation>
  </message>
  <message>
   <source>(name: Token)</source>
   <translation>(имя: Token)</translation>
  </message>
  <message>
   <source>a Token</source>
   <translation>фишку (Token)</translation>
  </message>
  <message>
   <source>{names} and {names2} overlap by {gaps} mm</source>
   <translation>{names} и {names2} перекрываются на {gaps} mm</translation>
  </message>
  <message>
   <source>move one of them</source>
   <translation>сдвиньте одну из них</translation>
  </message>
  <message>
   <source>{what} did not end within {limits}</source>
   <translation>{what}: движение не закончилось за {limits}</translation>
  </message>
  <message>
   <source>its table is in the error's `state`</source>
   <translation>стол — в `state` этой ошибки</translation>
  </message>
  <message>
   <source>{event_cap} events or {step_cap} steps</source>
   <translation>{event_cap} событий или {step_cap} шагов</translation>
  </message>
  <message>
   <source>{given} are no correlations</source>
   <translation>{given} — это не корреляции</translation>
  </message>
  <message>
   <source>give pairs or a matrix of 5 by 5</source>
   <translation>укажите пары или матрицу 5 на 5</translation>
  </message>
  <message>
   <source>{item} is no correlation</source>
   <translation>{item} — это не корреляция</translation>
  </message>
  <message>
   <source>give two ways and a number</source>
   <translation>укажите два вида отклонения и число</translation>
  </message>
  <message>
   <source>the correlation {value} of {pair} must lie within -1 to 1</source>
   <translation>корреляция {value} пары {pair} должна лежать в пределах от -1 до 1</translation>
  </message>
  <message>
   <source>the correlation of {pair} is given twice</source>
   <translation>корреляция пары {pair} дана дважды</translation>
  </message>
  <message>
   <source>give it once</source>
   <translation>укажите её один раз</translation>
  </message>
  <message>
   <source>these correlations cannot all hold at once</source>
   <translation>все эти корреляции вместе невозможны</translation>
  </message>
  <message>
   <source>make them weaker</source>
   <translation>сделайте их слабее</translation>
  </message>
  <message>
   <source>a correlation matrix is the same on both sides of its diagonal, which is 1</source>
   <translation>матрица корреляций одинакова по обе стороны диагонали, а на диагонали стоит 1</translation>
  </message>
  <message>
   <source>{key} is no pair</source>
   <translation>{key} — это не пара</translation>
  </message>
  <message>
   <source>give two of {ways}</source>
   <translation>укажите два из: {ways}</translation>
  </message>
  <message>
   <source>{way} is no way to deviate</source>
   <translation>{way} — это не вид отклонения</translation>
  </message>
  <message>
   <source>{one} goes with itself</source>
   <translation>{one} стоит в паре с самим собой</translation>
  </message>
  <message>
   <source>give two different of {ways}</source>
   <translation>укажите два разных из: {ways}</translation>
  </message>
  <message>
   <source>{games} games are none</source>
   <translation>число партий {games} не годится</translation>
  </message>
  <message>
   <source>{games} games are too many</source>
   <translation>партий: {games}, это слишком много</translation>
  </message>
  <message>
   <source>give {most_games} at most</source>
   <translation>укажите не больше {most_games}</translation>
  </message>
  <message>
   <source>there is no {what} {value}</source>
   <translation>нет такого: {what} {value}</translation>
  </message>
  <message>
   <source>there are {known}</source>
   <translation>есть {known}</translation>
  </message>
  <message>
   <source>the game is over: each side has gone first once</source>
   <translation>партия окончена: каждая сторона один раз ходила первой</translation>
  </message>
  <message>
   <source>{side} has {own} throwers for {seated} people</source>
   <translation>у стороны {side} бросающих {own}, а людей {seated}</translation>
  </message>
  <message>
   <source>give at most one for each</source>
   <translation>укажите не больше одного на каждого</translation>
  </message>
  <message>
   <source>there is no thrower for {side}</source>
   <translation>нет бросающего для стороны {side}</translation>
  </message>
  <message>
   <source>there is no policy for {missing}</source>
   <translation>нет программы для стороны {missing}</translation>
  </message>
  <message>
   <source>give a policy, or one's name: {policies}</source>
   <translation>укажите программу или её имя: {policies}</translation>
  </message>
  <message>
   <source>there is no policy {policy}</source>
   <translation>программы {policy} нет</translation>
  </message>
  <message>
   <source>there are {policies}</source>
   <translation>есть {policies}</translation>
  </message>
  <message>
   <source>the order must name every side once</source>
   <translation>в порядке хода каждая сторона стоит ровно один раз</translation>
  </message>
  <message>
   <source>this zip cannot be unpacked ({error})</source>
   <translation>этот zip не распаковывается ({error})</translation>
  </message>
  <message>
   <source>export it again</source>
   <translation>экспортируйте его заново</translation>
  </message>
  <message>
   <source>this is a spreadsheet or a document, not a table in text</source>
   <translation>это электронная таблица или документ, а не таблица в виде текста</translation>
  </message>
  <message>
   <source>save the sheet as CSV and give that</source>
   <translation>сохраните лист как CSV и укажите этот файл</translation>
  </message>
  <message>
   <source>this zip holds {infos} files</source>
   <translation>файлов в этом zip: {infos}</translation>
  </message>
  <message>
   <source>pack only the recording</source>
   <translation>упакуйте только запись</translation>
  </message>
  <message>
   <source>this zip holds no table and no project</source>
   <translation>в этом zip нет ни таблицы, ни проекта</translation>
  </message>
  <message>
   <source>export the recording again</source>
   <translation>экспортируйте запись заново</translation>
  </message>
  <message>
   <source>this zip holds more than {limit} MB</source>
   <translation>в этом zip больше {limit} MB</translation>
  </message>
  <message>
   <source>all files in this zip are empty</source>
   <translation>все файлы в этом zip пусты</translation>
  </message>
  <message>
   <source>{what}: {word} is no point</source>
   <translation>{what}: {word} — не точка</translation>
  </message>
  <message>
   <source>write x,y and a blank before the next</source>
   <translation>пишите x,y и пробел перед следующей</translation>
  </message>
  <message>
   <source>corners given: {corners}, places on the board: {places}</source>
   <translation>углов задано: {corners}, мест на поле: {places}</translation>
  </message>
  <message>
   <source>give four of each at least, in the same order</source>
   <translation>укажите не меньше четырёх тех и других, в одном порядке</translation>
  </message>
  <message>
   <source>a corner is not a number</source>
   <translation>угол — не число</translation>
  </message>
  <message>
   <source>write x,y in pixels</source>
   <translation>пишите x,y в пикселях</translation>
  </message>
  <message>
   <source>no picture has a corner or a click beyond {most_pixels} pixels</source>
   <translation>на снимке не бывает угла или щелчка дальше {most_pixels} пикселей</translation>
  </message>
  <message>
   <source>a place or a mark is further off than {farthest} m</source>
   <translation>место или метка дальше {farthest} m</translation>
  </message>
  <message>
   <source>give metres</source>
   <translation>укажите метры</translation>
  </message>
  <message>
   <source>a picture is 1 to {most_pixels} pixels wide and high</source>
   <translation>снимок бывает шириной и высотой от 1 до {most_pixels} пикселей</translation>
  </message>
  <message>
   <source>a focal length of {focal} pixels is none</source>
   <translation>фокусного расстояния {focal} пикселей не бывает</translation>
  </message>
  <message>
   <source>a phone's is some 1000 to 4000</source>
   <translation>у телефона около 1000–4000</translation>
  </message>
  <message>
   <source>the error of a click and the height of the mark cannot be negative</source>
   <translation>погрешность щелчка и высота метки не бывают отрицательными</translation>
  </message>
  <message>
   <source>three of the {what} lie on one line: they fix no board</source>
   <translation>три точки ({what}) лежат на одной прямой: поле по ним не определить</translation>
  </message>
  <message>
   <source>take its four corners</source>
   <translation>возьмите четыре угла поля</translation>
  </message>
  <message>
   <source>the corners go round the other way than their places: give near left, near right, far right, far left, in pixels that count downwards</source>
   <translation>углы идут в другую сторону, чем их места: укажите ближний левый, ближний правый, дальний правый, дальний левый, в пикселях с отсчётом сверху вниз</translation>
  </message>
  <message>
   <source>a mark above the board needs the size of the picture</source>
   <translation>для метки над полем нужен размер кадра</translation>
  </message>
  <message>
   <source>give --picture WIDTHxHEIGHT</source>
   <translation>укажите --picture WIDTHxHEIGHT</translation>
  </message>
  <message>
   <source>these corners fix no board</source>
   <translation>по этим углам поле не определить</translation>
  </message>
  <message>
   <source>are they in the order of their places?</source>
   <translation>они в том же порядке, что их места?</translation>
  </message>
  <message>
   <source>these corners cannot be one board seen by one camera</source>
   <translation>эти углы не могут быть одним полем, снятым одной камерой</translation>
  </message>
  <message>
   <source>are they in order round it?</source>
   <translation>они идут по порядку вокруг поля?</translation>
  </message>
  <message>
   <source>the camera looks too straight down for its distance to be told from the corners</source>
   <translation>камера смотрит почти прямо вниз, и по углам её расстояние не найти</translation>
  </message>
  <message>
   <source>give --focal (focal length in pixels), or --mark-height 0 and a mark on the board</source>
   <translation>укажите --focal (фокусное расстояние в пикселях) или --mark-height 0 и метку на самом поле</translation>
  </message>
  <message>
   <source>a mark {mark_height} m above the board, and the camera itself {own} m: that can hardly be</source>
   <translation>метка в {mark_height} m над полем, а сама камера в {own} m: такого почти не бывает</translation>
  </message>
  <message>
   <source>give metres, 0.03 for 3 cm</source>
   <translation>укажите метры, 0.03 — это 3 cm</translation>
  </message>
  <message>
   <source>there is no track with boxes</source>
   <translation>нет трека с рамками</translation>
  </message>
  <message>
   <source>export it as `CVAT for video 1.1`, not for images</source>
   <translation>экспортируйте как `CVAT for video 1.1`, а не для изображений</translation>
  </message>
  <message>
   <source>{name}={text} of a {format} shape is no number</source>
   <translation>{name}={text} в фигуре {format} — не число</translation>
  </message>
  <message>
   <source>CVAT for video XML</source>
   <translation>CVAT for video XML</translation>
  </message>
  <message>
   <source>there is no row `coords`</source>
   <translation>нет строки `coords`</translation>
  </message>
  <message>
   <source>there is no row of body parts</source>
   <translation>нет строки с частями тела</translation>
  </message>
  <message>
   <source>{name} has no x or no y</source>
   <translation>у {name} нет x или y</translation>
  </message>
  <message>
   <source>there is no body part with x and y</source>
   <translation>нет части тела с x и y</translation>
  </message>
  <message>
   <source>--{name} {value} cannot be</source>
   <translation>--{name} {value}: так быть не может</translation>
  </message>
  <message>
   <source>give a number from {least} to {most}</source>
   <translation>укажите число от {least} до {most}</translation>
  </message>
  <message>
   <source>corners give scale and direction</source>
   <translation>масштаб и направление уже даны углами</translation>
  </message>
  <message>
   <source>leave --metres-per-pixel and --flip-y out</source>
   <translation>уберите --metres-per-pixel и --flip-y</translation>
  </message>
  <message>
   <source>--unit {unit} is not a length</source>
   <translation>--unit {unit} — не единица длины</translation>
  </message>
  <message>
   <source>give m, cm, mm, in, ft or px</source>
   <translation>укажите m, cm, mm, in, ft или px</translation>
  </message>
  <message>
   <source>there is nothing but comments</source>
   <translation>здесь только комментарии</translation>
  </message>
  <message>
   <source>export the rows too</source>
   <translation>экспортируйте и сами строки</translation>
  </message>
  <message>
   <source>there are {numbered} rows</source>
   <translation>строк здесь {numbered}</translation>
  </message>
  <message>
   <source>cut it down to the slides ({max_rows} at most)</source>
   <translation>сократите файл до самих скольжений (не больше {max_rows} строк)</translation>
  </message>
  <message>
   <source>line {number}: this is more than {max_columns} columns or {max_cells} cells</source>
   <translation>строка {number}: столбцов больше {max_columns} или ячеек больше {max_cells}</translation>
  </message>
  <message>
   <source>export the times and places only</source>
   <translation>экспортируйте только времена и места</translation>
  </message>
  <message>
   <source>line {number}: the quotes in {line} do not close ({error})</source>
   <translation>строка {number}: кавычки в {line} не закрыты ({error})</translation>
  </message>
  <message>
   <source>correct them</source>
   <translation>исправьте их</translation>
  </message>
  <message>
   <source>XML that begins with &lt;{tag}&gt; is not known here</source>
   <translation>XML, который начинается с &lt;{tag}&gt;, здесь неизвестен</translation>
  </message>
  <message>
   <source>known are Tracker, Logger Pro, CVAT</source>
   <translation>известны Tracker, Logger Pro, CVAT</translation>
  </message>
  <message>
   <source>there is a header and no row under it</source>
   <translation>есть заголовок, но под ним ни одной строки</translation>
  </message>
  <message>
   <source>there is no trajectory under the header</source>
   <translation>под заголовком нет траектории</translation>
  </message>
  <message>
   <source>there are accelerations and no places: no mu comes of them</source>
   <translation>есть ускорения, но нет мест: mu из них не получить</translation>
  </message>
  <message>
   <source>film the slide and track it</source>
   <translation>снимите скольжение на видео и отследите фишку</translation>
  </message>
  <message>
   <source>no column of places has cells</source>
   <translation>ни в одном столбце мест нет значений</translation>
  </message>
  <message>
   <source>track the token in Logger Pro and save</source>
   <translation>отследите фишку в Logger Pro и сохраните</translation>
  </message>
  <message>
   <source>the tracks are in different units</source>
   <translation>треки даны в разных единицах</translation>
  </message>
  <message>
   <source>export them in one</source>
   <translation>экспортируйте их в одной</translation>
  </message>
  <message>
   <source>the times are in {unit}</source>
   <translation>единица времени: {unit}</translation>
  </message>
  <message>
   <source>seconds are known</source>
   <translation>известны секунды</translation>
  </message>
  <message>
   <source>line {line}: {cell} under {name} is a date that a spreadsheet made of a number, and the number is lost</source>
   <translation>строка {line}: {cell} в столбце {name} — дата, которую электронная таблица сделала из числа, и число потеряно</translation>
  </message>
  <message>
   <source>export again and open it here without saving it in a spreadsheet</source>
   <translation>экспортируйте ещё раз и откройте здесь, не сохраняя в электронной таблице</translation>
  </message>
  <message>
   <source>line {line}: {cell} under {name} is not a number</source>
   <translation>строка {line}: {cell} в столбце {name} — не число</translation>
  </message>
  <message>
   <source>correct it or leave it empty</source>
   <translation>исправьте или оставьте пустым</translation>
  </message>
  <message>
   <source>the times under {name} are days as a spreadsheet counts them ({known}, ...): they are lost</source>
   <translation>времена в столбце {name} — дни по счёту электронной таблицы ({known}, ...): сами времена потеряны</translation>
  </message>
  <message>
   <source>this is {named}, which this version does not know</source>
   <translation>это {named}, такой формат этой версии неизвестен</translation>
  </message>
  <message>
   <source>it reads {format}: update the lab</source>
   <translation>она читает {format}: обновите программу</translation>
  </message>
  <message>
   <source>the header {rows} must have one column {needed}</source>
   <translation>в заголовке {rows} должен быть ровно один столбец {needed}</translation>
  </message>
  <message>
   <source>it reads t,token,x,y[,heading]</source>
   <translation>заголовок должен быть такой: t,token,x,y[,heading]</translation>
  </message>
  <message>
   <source>line {lines}: no token is named</source>
   <translation>строка {lines}: фишка не названа</translation>
  </message>
  <message>
   <source>each row needs one</source>
   <translation>в каждой строке нужна фишка</translation>
  </message>
  <message>
   <source>the header's fps {text} is not a number</source>
   <translation>fps {text} в заголовке — не число</translation>
  </message>
  <message>
   <source>correct it or leave it out</source>
   <translation>исправьте или не указывайте</translation>
  </message>
  <message>
   <source>the marker {marker} has no X or no Y</source>
   <translation>у маркера {marker} нет X или нет Y</translation>
  </message>
  <message>
   <source>no column names a marker's X</source>
   <translation>ни один столбец не назван как X маркера</translation>
  </message>
  <message>
   <source>export it with column names</source>
   <translation>экспортируйте с именами столбцов</translation>
  </message>
  <message>
   <source>there is no text in it</source>
   <translation>текста в нём нет</translation>
  </message>
  <message>
   <source>readings of {kind} are not known</source>
   <translation>замеры вида {kind} неизвестны</translation>
  </message>
  <message>
   <source>known are {kinds}</source>
   <translation>известны {kinds}</translation>
  </message>
  <message>
   <source>there is no row with {wanted}</source>
   <translation>нет строки, в которой есть {wanted}</translation>
  </message>
  <message>
   <source>give a row a slide</source>
   <translation>укажите по строке на скольжение</translation>
  </message>
  <message>
   <source>the header {header} does not name {wanted}</source>
   <translation>в заголовке {header} не названы {wanted}</translation>
  </message>
  <message>
   <source>write these names</source>
   <translation>напишите эти имена</translation>
  </message>
  <message>
   <source>no row is complete</source>
   <translation>ни одной полной строки</translation>
  </message>
  <message>
   <source>these {times} rows with rising times are a recorded slide, which `fit` takes</source>
   <translation>эти строки ({times}) с растущими временами — записанное скольжение, его принимает `fit`</translation>
  </message>
  <message>
   <source>landings are where tokens came to rest, a row a slide: leave the times out if they are</source>
   <translation>попадания — это места, где фишки остановились, строка на скольжение: если это они, уберите времена</translation>
  </message>
  <message>
   <source>the {name} has no unit and others do</source>
   <translation>у {name} нет единицы, а у других есть</translation>
  </message>
  <message>
   <source>write it, or give --unit</source>
   <translation>напишите её или укажите --unit</translation>
  </message>
  <message>
   <source>{unit} is no unit of length that is known here</source>
   <translation>единица длины {unit} здесь неизвестна</translation>
  </message>
  <message>
   <source>give m, cm, mm, in or ft</source>
   <translation>укажите m, cm, mm, in или ft</translation>
  </message>
  <message>
   <source>the times are in {own}</source>
   <translation>единица времени: {own}</translation>
  </message>
  <message>
   <source>the angles are in {own}</source>
   <translation>единица углов: {own}</translation>
  </message>
  <message>
   <source>degrees and radians are known</source>
   <translation>известны градусы и радианы</translation>
  </message>
  <message>
   <source>the speeds are in {own}</source>
   <translation>единица скоростей: {own}</translation>
  </message>
  <message>
   <source>m/s and cm/s are known</source>
   <translation>известны m/s и cm/s</translation>
  </message>
  <message>
   <source>a {name} of {min} cannot be</source>
   <translation>{name} не может быть {min}</translation>
  </message>
  <message>
   <source>correct the row</source>
   <translation>исправьте строку</translation>
  </message>
  <message>
   <source>a {name} of {worst} cannot be</source>
   <translation>{name} не может быть {worst}</translation>
  </message>
  <message>
   <source>no unit is given, and a value of {max} for {name} cannot be in metres</source>
   <translation>единица не указана, а значение {max} у {name} не может быть в метрах</translation>
  </message>
  <message>
   <source>write it into the header, e.g. `{name2} (cm)`, or give --unit</source>
   <translation>напишите её в заголовке, например `{name2} (cm)`, или укажите --unit</translation>
  </message>
  <message>
   <source>a token cannot bounce higher than it fell</source>
   <translation>фишка не может отскочить выше, чем упала</translation>
  </message>
  <message>
   <source>are the columns swapped?</source>
   <translation>не переставлены ли столбцы?</translation>
  </message>
  <message>
   <source>the token that came (distance_a) cannot slide farther than the one it struck</source>
   <translation>налетевшая фишка (distance_a) не может уйти дальше той, в которую попала</translation>
  </message>
  <message>
   <source>are they swapped?</source>
   <translation>не переставлены ли они?</translation>
  </message>
  <message>
   <source>an angle of 90 degrees or more is no slope</source>
   <translation>угол в 90 градусов и больше — уже не наклон</translation>
  </message>
  <message>
   <source>rows lie {step} s apart</source>
   <translation>между строками {step} s</translation>
  </message>
  <message>
   <source>give the times in seconds, and each but once</source>
   <translation>укажите времена в секундах, каждое только один раз</translation>
  </message>
  <message>
   <source>{field} has the shape {shape}</source>
   <translation>{field} имеет форму {shape}</translation>
  </message>
  <message>
   <source>it must be one column as long as t</source>
   <translation>это должен быть один столбец той же длины, что t</translation>
  </message>
  <message>
   <source>{field} holds values that are not finite or absurdly large</source>
   <translation>в {field} есть бесконечные, нечисловые или невероятно большие значения</translation>
  </message>
  <message>
   <source>drop those rows</source>
   <translation>уберите эти строки</translation>
  </message>
  <message>
   <source>the times do not rise from row to row</source>
   <translation>времена не растут от строки к строке</translation>
  </message>
  <message>
   <source>sort them</source>
   <translation>отсортируйте их</translation>
  </message>
  <message>
   <source>a mass of {mass} kg is none</source>
   <translation>масса не может быть {mass} kg</translation>
  </message>
  <message>
   <source>leave it out</source>
   <translation>не указывайте это</translation>
  </message>
  <message>
   <source>there is no track {name}</source>
   <translation>трека {name} нет</translation>
  </message>
  <message>
   <source>no row holds a time and a place</source>
   <translation>ни в одной строке нет и времени, и места</translation>
  </message>
  <message>
   <source>there {rows} for a token</source>
   <translation>на фишку {rows}</translation>
  </message>
  <message>
   <source>a slide needs {min_rows} at least</source>
   <translation>для скольжения нужно не меньше {min_rows}</translation>
  </message>
  <message>
   <source>is only one row</source>
   <translation>только одна строка</translation>
  </message>
  <message>
   <source>are only {most} rows</source>
   <translation>строк только {most}</translation>
  </message>
  <message>
   <source>are only</source>
   <translation>только</translation>
  </message>
  <message>
   <source>no unit is given, and a path of {reach} cannot be in metres</source>
   <translation>единица не указана, а путь {reach} не может быть в метрах</translation>
  </message>
  <message>
   <source>write the unit into the header, e.g. `x (mm)`, or give --unit (px with --metres-per-pixel)</source>
   <translation>напишите единицу в заголовке, например `x (mm)`, или укажите --unit (px вместе с --metres-per-pixel)</translation>
  </message>
  <message>
   <source>the file is in {unit}, and corners need places in the picture</source>
   <translation>файл в единицах {unit}, а углам нужны места на снимке</translation>
  </message>
  <message>
   <source>export pixels, or leave --corners out</source>
   <translation>экспортируйте пиксели или не указывайте --corners</translation>
  </message>
  <message>
   <source>the places are in pixels</source>
   <translation>места даны в пикселях</translation>
  </message>
  <message>
   <source>give --metres-per-pixel (the metres of something in the picture over its pixels){also}</source>
   <translation>укажите --metres-per-pixel (длина чего-либо на снимке в метрах, делённая на неё же в пикселях){also}</translation>
  </message>
  <message>
   <source>and --fps</source>
   <translation>и --fps</translation>
  </message>
  <message>
   <source>the file has a place for the unit of length and leaves it blank: never scaled</source>
   <translation>в файле есть место для единицы длины, и оно пусто: масштаб не задавали</translation>
  </message>
  <message>
   <source>give --unit, or --metres-per-pixel for pixels</source>
   <translation>укажите --unit или, если это пиксели, --metres-per-pixel</translation>
  </message>
  <message>
   <source>give --unit (m, cm, mm, in, ft)</source>
   <translation>укажите --unit (m, cm, mm, in, ft)</translation>
  </message>
  <message>
   <source>the rows count pictures and no frame rate is given</source>
   <translation>строки сосчитаны по кадрам, а частота кадров не указана</translation>
  </message>
  <message>
   <source>give --fps (pictures a second of the camera)</source>
   <translation>укажите --fps (сколько кадров в секунду снимала камера)</translation>
  </message>
  <message>
   <source>--fps is given, but the times keep no steady beat that could be set to it</source>
   <translation>--fps указано, но у времён нет ровного шага, под который оно подошло бы</translation>
  </message>
  <message>
   <source>a slide cannot be simulated with {name} = {value}</source>
   <translation>скольжение нельзя смоделировать при {name} = {value}</translation>
  </message>
  <message>
   <source>slides are simulated with the coulomb law, and {name} has {law}</source>
   <translation>скольжения моделируются по закону coulomb, а у {name} закон {law}</translation>
  </message>
  <message>
   <source>the file is larger than {max_bytes} MB</source>
   <translation>файл больше {max_bytes} MB</translation>
  </message>
  <message>
   <source>cut it down to the slides</source>
   <translation>сократите его до самих скольжений</translation>
  </message>
  <message>
   <source>nothing was pasted</source>
   <translation>ничего не вставлено</translation>
  </message>
  <message>
   <source>copy the cells again</source>
   <translation>скопируйте ячейки ещё раз</translation>
  </message>
  <message>
   <source>this is too much to paste</source>
   <translation>для вставки это слишком много</translation>
  </message>
  <message>
   <source>save it as a file</source>
   <translation>сохраните это в файл</translation>
  </message>
  <message>
   <source>this is a folder</source>
   <translation>это папка</translation>
  </message>
  <message>
   <source>name the files in it</source>
   <translation>укажите файлы из неё</translation>
  </message>
  <message>
   <source>check the path</source>
   <translation>проверьте путь</translation>
  </message>
  <message>
   <source>export the tracks as CSV or text and give that file</source>
   <translation>экспортируйте треки как CSV или текст и укажите этот файл</translation>
  </message>
  <message>
   <source>{a} and {b} lie in one another</source>
   <translation>{a} и {b} лежат друг в друге</translation>
  </message>
  <message>
   <source>move their marks, or name them otherwise</source>
   <translation>сдвиньте отметки или назовите их иначе</translation>
  </message>
  <message>
   <source>the table must have one column x and one column y, in pixels</source>
   <translation>в таблице должен быть один столбец x и один столбец y, в пикселях</translation>
  </message>
  <message>
   <source>the token {twice} stands twice</source>
   <translation>фишка {twice} указана дважды</translation>
  </message>
  <message>
   <source>name each once</source>
   <translation>назовите каждую один раз</translation>
  </message>
  <message>
   <source>a token has no name</source>
   <translation>у одной из фишек нет имени</translation>
  </message>
  <message>
   <source>name each</source>
   <translation>назовите каждую</translation>
  </message>
  <message>
   <source>no token has a place</source>
   <translation>ни у одной фишки нет места</translation>
  </message>
  <message>
   <source>give x and y in pixels</source>
   <translation>укажите x и y в пикселях</translation>
  </message>
  <message>
   <source>a place of {seen} pixels is in no picture</source>
   <translation>места {seen} (в пикселях) нет ни на одном снимке</translation>
  </message>
  <message>
   <source>a token lies beyond the horizon of the picture</source>
   <translation>одна из фишек лежит за горизонтом снимка</translation>
  </message>
  <message>
   <source>check the corners</source>
   <translation>проверьте углы</translation>
  </message>
  <message>
   <source>the token {name} would lie {middle} m from the board</source>
   <translation>фишка {name} лежала бы в {middle} m от поля</translation>
  </message>
  <message>
   <source>check its pixels and the corners</source>
   <translation>проверьте её пиксели и углы</translation>
  </message>
  <message>
   <source>cells such as {dated} are dates that a spreadsheet made of numbers, which are lost</source>
   <translation>ячейки вроде {dated} — даты, которые электронная таблица сделала из чисел, и числа потеряны</translation>
  </message>
  <message>
   <source>no row names the columns</source>
   <translation>ни одна строка не называет столбцы</translation>
  </message>
  <message>
   <source>the first row must say which is which, e.g. `t (s), x (m), y (m)`</source>
   <translation>в первой строке должно быть сказано, где что, например `t (s), x (m), y (m)`</translation>
  </message>
  <message>
   <source>there is a header and no row of numbers under it</source>
   <translation>есть заголовок, но под ним ни одной строки с числами</translation>
  </message>
  <message>
   <source>the table has a row for each token ({text}) and no column of times or frame numbers</source>
   <translation>в таблице строка на каждую фишку ({text}) и нет столбца времён или номеров кадров</translation>
  </message>
  <message>
   <source>export it</source>
   <translation>экспортируйте его</translation>
  </message>
  <message>
   <source>there are {xs} columns x and {spare} columns y</source>
   <translation>столбцов x здесь {xs}, а столбцов y — {spare}</translation>
  </message>
  <message>
   <source>name each with its token</source>
   <translation>укажите для каждого его фишку</translation>
  </message>
  <message>
   <source>there is a column {spare} and no x</source>
   <translation>есть столбец {spare}, но нет x</translation>
  </message>
  <message>
   <source>name the other one x</source>
   <translation>назовите второй x</translation>
  </message>
  <message>
   <source>the times under {text} are in {unit}</source>
   <translation>единица времён в столбце {text}: {unit}</translation>
  </message>
  <message>
   <source>known are s, ms, min</source>
   <translation>известны s, ms, min</translation>
  </message>
  <message>
   <source>no unit</source>
   <translation>не указана</translation>
  </message>
  <message>
   <source>there is no column {kind}</source>
   <translation>нет столбца {kind}</translation>
  </message>
  <message>
   <source>{text} and {text2} must both say their unit, or neither</source>
   <translation>{text} и {text2}: единица нужна либо обоим, либо ни одному</translation>
  </message>
  <message>
   <source>{text} and {text2} have units that do not fit together</source>
   <translation>единицы {text} и {text2} не подходят друг к другу</translation>
  </message>
  <message>
   <source>there are accelerations and no places: no mu comes of them, for a sensor's offset adds up</source>
   <translation>есть ускорения, но нет мест: mu из них не получить, потому что сдвиг датчика накапливается</translation>
  </message>
  <message>
   <source>film the slide and track it, or time it with a stopwatch</source>
   <translation>снимите скольжение на видео и отследите фишку или измерьте время секундомером</translation>
  </message>
  <message>
   <source>no column of places among {shown}</source>
   <translation>среди столбцов {shown} нет столбца мест</translation>
  </message>
  <message>
   <source>name them x and y, with their unit</source>
   <translation>назовите их x и y и укажите единицу</translation>
  </message>
  <message>
   <source>the project has no frame duration (delta_t)</source>
   <translation>в проекте нет длительности кадра (delta_t)</translation>
  </message>
  <message>
   <source>open and save it again in Tracker</source>
   <translation>откройте и сохраните его в Tracker ещё раз</translation>
  </message>
  <message>
   <source>the project has no point mass</source>
   <translation>в проекте нет точечной массы</translation>
  </message>
  <message>
   <source>mark the token in Tracker and save</source>
   <translation>отметьте фишку в Tracker и сохраните</translation>
  </message>
  <message>
   <source>the project's scale is zero</source>
   <translation>масштаб проекта равен нулю</translation>
  </message>
  <message>
   <source>calibrate it in Tracker</source>
   <translation>откалибруйте его в Tracker</translation>
  </message>
  <message>
   <source>the project has no axes</source>
   <translation>в проекте нет осей</translation>
  </message>
  <message>
   <source>{name} is {text}, which is no number</source>
   <translation>{name}: {text} — не число</translation>
  </message>
  <message>
   <source>open and save the project again in Tracker</source>
   <translation>откройте и сохраните проект в Tracker ещё раз</translation>
  </message>
  <message>
   <source>this XML is longer than {max_xml} MB</source>
   <translation>этот XML длиннее {max_xml} MB</translation>
  </message>
  <message>
   <source>this XML defines entities or reaches outside itself ({name}), as no tracking program does: not opened</source>
   <translation>этот XML определяет сущности или ссылается вовне ({name}), чего программы отслеживания не делают: он не открыт</translation>
  </message>
  <message>
   <source>this XML is broken ({error})</source>
   <translation>этот XML повреждён ({error})</translation>
  </message>
  <message>
   <source>{token} must move at this table</source>
   <translation>{token}: за этим столом фишка обязана перейти</translation>
  </message>
  <message>
   <source>move it to a free property, e.g. {free}</source>
   <translation>переведите её на свободный участок, например {free}</translation>
  </message>
  <message>
   <source>{token} cannot move to {target}, which {what}</source>
   <translation>фишка {token} не может перейти на {target}: {what}</translation>
  </message>
  <message>
   <source>is occupied</source>
   <translation>там уже занято</translation>
  </message>
  <message>
   <source>is not a property</source>
   <translation>это не участок</translation>
  </message>
  <message>
   <source>move it to a free one, e.g. {free}</source>
   <translation>переведите её на свободный, например {free}</translation>
  </message>
  <message>
   <source>none is free, so it stays: give null</source>
   <translation>свободных нет, поэтому она остаётся: укажите null</translation>
  </message>
  <message>
   <source>{side} did not collect for {space} this round</source>
   <translation>{side}: сторона не получала в этом раунде денег за {space}</translation>
  </message>
  <message>
   <source>choose one of {names}</source>
   <translation>выберите одно из этих: {names}</translation>
  </message>
  <message>
   <source>{value} is not an object</source>
   <translation>{value} — не объект</translation>
  </message>
  <message>
   <source>write (...) here</source>
   <translation>напишите здесь (...)</translation>
  </message>
  <message>
   <source>the key {key} is not text</source>
   <translation>ключ {key} — не текст</translation>
  </message>
  <message>
   <source>{value} is not a list</source>
   <translation>{value} — не список</translation>
  </message>
  <message>
   <source>write [...] here</source>
   <translation>напишите здесь [...]</translation>
  </message>
  <message>
   <source>{value} is neither true nor false</source>
   <translation>{value} — ни true, ни false</translation>
  </message>
  <message>
   <source>{value} is not a whole amount</source>
   <translation>{value} — не целая сумма</translation>
  </message>
  <message>
   <source>write a number such as 500</source>
   <translation>напишите число, например 500</translation>
  </message>
  <message>
   <source>{amount} cannot be</source>
   <translation>сумма {amount} невозможна</translation>
  </message>
  <message>
   <source>give a whole amount from {least} to {most_money}</source>
   <translation>укажите целую сумму от {least} до {most_money}</translation>
  </message>
  <message>
   <source>{value} is not a number</source>
   <translation>{value} — не число</translation>
  </message>
  <message>
   <source>{value} is not a finite number</source>
   <translation>{value} — не конечное число</translation>
  </message>
  <message>
   <source>unknown key{also}</source>
   <translation>неизвестный ключ{also}</translation>
  </message>
  <message>
   <source>this choice is never used: {why}</source>
   <translation>этот выбор нигде не понадобился: {why}</translation>
  </message>
  <message>
   <source>leave it out or mend the places</source>
   <translation>уберите его или исправьте места</translation>
  </message>
  <message>
   <source>{who} never lies on an exact tie of spaces then</source>
   <translation>{who}: фишка тогда ни разу не лежит на нескольких клетках точно поровну</translation>
  </message>
  <message>
   <source>{who} is not sent to jail then</source>
   <translation>{who}: фишка тогда не попадает в тюрьму</translation>
  </message>
  <message>
   <source>{who} does not lie on Chance at its side's moment</source>
   <translation>{who}: фишка не лежит на «Шансе», когда её сторона дошла до этого шага</translation>
  </message>
  <message>
   <source>{who} does not lie on a Railroad when its turn to move comes</source>
   <translation>{who}: фишка не лежит на железной дороге, когда ей пора переходить</translation>
  </message>
  <message>
   <source>{who} has no token on a House with a property collected, or has chosen already</source>
   <translation>{who}: у стороны нет фишки на «Доме» при оплаченном участке, или она уже выбрала</translation>
  </message>
  <message>
   <source>{token} stands there twice</source>
   <translation>фишка {token} указана там дважды</translation>
  </message>
  <message>
   <source>keep one row</source>
   <translation>оставьте одну строку</translation>
  </message>
  <message>
   <source>no row names a token and its space</source>
   <translation>ни одна строка не называет фишку и её клетку</translation>
  </message>
  <message>
   <source>{lines} rows are no round of the game</source>
   <translation>строк {lines}: это не раунд игры</translation>
  </message>
  <message>
   <source>line {number}</source>
   <translation>строка {number}</translation>
  </message>
  <message>
   <source>the columns are {heads} and, for tokens that slid again from Chance, {heads2}</source>
   <translation>столбцы здесь {heads}, а для фишек, пущенных ещё раз с «Шанса», {heads2}</translation>
  </message>
  <message>
   <source>a row is a token and its space, e.g. "red-1,brown-1"</source>
   <translation>строка — это фишка и её клетка, например "red-1,brown-1"</translation>
  </message>
  <message>
   <source>this is no row of a table: {error}</source>
   <translation>это не строка таблицы: {error}</translation>
  </message>
  <message>
   <source>{cell} is no token</source>
   <translation>{cell} — не фишка</translation>
  </message>
  <message>
   <source>write a side and a number from 1 to {tokens_a_side}, e.g. red-1</source>
   <translation>напишите сторону и номер от 1 до {tokens_a_side}, например red-1</translation>
  </message>
  <message>
   <source>there is no space {cell} on the board {name}{known}</source>
   <translation>на поле {name} нет клетки {cell}{known}</translation>
  </message>
  <message>
   <source>give a space's id or name, 'off', 'jail' or a position in metres, e.g. 0.14 0.5</source>
   <translation>укажите код или название клетки, 'off', 'jail' или место в метрах, например 0.14 0.5</translation>
  </message>
  <message>
   <source>{token} slides again when it is paid for</source>
   <translation>{token}: если за фишку платят, её пускают заново</translation>
  </message>
  <message>
   <source>say where it comes to rest</source>
   <translation>укажите, где она остановилась</translation>
  </message>
  <message>
   <source>{answer} is no decision of a record</source>
   <translation>{answer} — не решение из записи</translation>
  </message>
  <message>
   <source>{action} has no moment</source>
   <translation>у {action} нет своего момента</translation>
  </message>
  <message>
   <source>there is no room behind the GO line to set {token} down</source>
   <translation>до линии GO нет места, чтобы поставить фишку {token}</translation>
  </message>
  <message>
   <source>the round is not over: {side} slides next</source>
   <translation>раунд не окончен: следующий бросок за стороной {side}</translation>
  </message>
  <message>
   <source>add its slide, or ask for a partial score</source>
   <translation>добавьте её бросок или попросите неполный подсчёт</translation>
  </message>
  <message>
   <source>{token} lies on {places} and slides again</source>
   <translation>фишка {token} лежит на клетке {places}, и её пускают ещё раз</translation>
  </message>
  <message>
   <source>add ("rule": "K15", "token": "{token2}", "rest": ("{token3}": PLACE))</source>
   <translation>добавьте ("rule": "K15", "token": "{token2}", "rest": ("{token3}": МЕСТО))</translation>
  </message>
  <message>
   <source>every token has been slid, so {token} cannot slide again</source>
   <translation>все фишки уже пущены, поэтому {token} нельзя пустить ещё раз</translation>
  </message>
  <message>
   <source>leave this slide out</source>
   <translation>уберите этот бросок</translation>
  </message>
  <message>
   <source>{nobody}: 2 to {most_sides} sides play, each with a name of its own</source>
   <translation>{nobody}: играют от 2 до {most_sides} сторон, у каждой своё имя</translation>
  </message>
  <message>
   <source>name the people of every side, and of no other</source>
   <translation>назовите людей каждой стороны, и только этих сторон</translation>
  </message>
  <message>
   <source>{sizes} teams, but {sides} sides</source>
   <translation>команд {sizes}, а сторон {sides}</translation>
  </message>
  <message>
   <source>make them agree</source>
   <translation>приведите их в соответствие</translation>
  </message>
  <message>
   <source>draw the turn order first</source>
   <translation>сначала разыграйте порядок хода</translation>
  </message>
  <message>
   <source>the turn order must name every side once</source>
   <translation>в порядке хода каждая сторона должна быть названа один раз</translation>
  </message>
  <message>
   <source>the round is over</source>
   <translation>раунд окончен</translation>
  </message>
  <message>
   <source>begin the next one first</source>
   <translation>сначала начните следующий</translation>
  </message>
  <message>
   <source>{game} is not "{format}"</source>
   <translation>{game} — не "{format}"</translation>
  </message>
  <message>
   <source>{rounds} rounds</source>
   <translation>раундов здесь {rounds}</translation>
  </message>
  <message>
   <source>{sides} sides play {sides2}, so that each goes first once</source>
   <translation>сторон {sides}, поэтому раундов {sides2}, чтобы каждая один раз ходила первой</translation>
  </message>
  <message>
   <source>2 to {most_sides} sides play, each with a name of its own</source>
   <translation>играют от 2 до {most_sides} сторон, у каждой своё имя</translation>
  </message>
  <message>
   <source>name those of every side, and of no other</source>
   <translation>укажите это для каждой стороны, и только для этих сторон</translation>
  </message>
  <message>
   <source>{who} names nobody</source>
   <translation>{who} никого не называет</translation>
  </message>
  <message>
   <source>{seed} is no seed</source>
   <translation>{seed} — не зерно</translation>
  </message>
  <message>
   <source>give a whole number, 0 or more</source>
   <translation>укажите целое число, 0 или больше</translation>
  </message>
  <message>
   <source>the game is played on {board}</source>
   <translation>партия играется на поле {board}</translation>
  </message>
  <message>
   <source>these are not the game's options</source>
   <translation>это не те параметры, что у партии</translation>
  </message>
  <message>
   <source>the same house rules hold all game</source>
   <translation>домашние правила одни и те же всю партию</translation>
  </message>
  <message>
   <source>the sides are {sides}</source>
   <translation>стороны: {sides}</translation>
  </message>
  <message>
   <source>after the round before the order is {order}</source>
   <translation>после предыдущего раунда порядок хода такой: {order}</translation>
  </message>
  <message>
   <source>the round begins with what the sides hold: {told}</source>
   <translation>раунд начинается с тем, что есть у сторон: {told}</translation>
  </message>
  <message>
   <source>the pot holds {pot} before this round</source>
   <translation>в котле перед этим раундом {pot}</translation>
  </message>
  <message>
   <source>begin the next one</source>
   <translation>начните следующий</translation>
  </message>
  <message>
   <source>that cannot be done now</source>
   <translation>сейчас это сделать нельзя</translation>
  </message>
  <message>
   <source>next, {what}</source>
   <translation>следующий шаг: {what}</translation>
  </message>
  <message>
   <source>{sizes} are no teams</source>
   <translation>{sizes} — это не команды</translation>
  </message>
  <message>
   <source>give 2 to {most_sides} whole numbers of people, together at most {most_people}</source>
   <translation>укажите целыми числами, сколько людей в каждой из команд: команд от 2 до {most_sides}, людей всего не больше {most_people}</translation>
  </message>
  <message>
   <source>{value} is none of the words</source>
   <translation>{value}: такого слова здесь нет</translation>
  </message>
  <message>
   <source>give {words}</source>
   <translation>укажите {words}</translation>
  </message>
  <message>
   <source>{tolerance} is no tolerance</source>
   <translation>{tolerance} — не допуск</translation>
  </message>
  <message>
   <source>give a part of the base's area, 0 to 0.25</source>
   <translation>укажите долю площади основания, от 0 до 0.25</translation>
  </message>
  <message>
   <source>unknown option{names}</source>
   <translation>неизвестный параметр{names}</translation>
  </message>
  <message>
   <source>the options are {names2}</source>
   <translation>параметры: {names2}</translation>
  </message>
  <message>
   <source>{value} is not a space</source>
   <translation>{value} — не клетка</translation>
  </message>
  <message>
   <source>give a space id</source>
   <translation>укажите код клетки</translation>
  </message>
  <message>
   <source>there is no space {value} on the board {name}{hint}</source>
   <translation>клетки {value} нет на поле {name}{hint}</translation>
  </message>
  <message>
   <source>give a space id, a position [x, y] in metres, 'off' or 'jail'</source>
   <translation>укажите код клетки, место [x, y] в метрах, 'off' или 'jail'</translation>
  </message>
  <message>
   <source>{value} is not a position</source>
   <translation>{value} — не место</translation>
  </message>
  <message>
   <source>give [x, y] in metres</source>
   <translation>укажите [x, y] в метрах</translation>
  </message>
  <message>
   <source>({x}, {y}) m is off the board, which is {width} m wide and {length} m long</source>
   <translation>({x}, {y}) m — вне поля: его ширина {width} m, длина {length} m</translation>
  </message>
  <message>
   <source>a token whose centre left the board is 'off'</source>
   <translation>фишка, центр которой вышел за край поля, — это 'off'</translation>
  </message>
  <message>
   <source>a record begins with "format": "{format}"</source>
   <translation>запись начинается с "format": "{format}"</translation>
  </message>
  <message>
   <source>{record} is not a format this version reads</source>
   <translation>формат {record} эта версия не читает</translation>
  </message>
  <message>
   <source>it reads "{format}"</source>
   <translation>она читает "{format}"</translation>
  </message>
  <message>
   <source>name the board, e.g. "board": "knockout"</source>
   <translation>назовите поле, например "board": "knockout"</translation>
  </message>
  <message>
   <source>{name} is not a board's name</source>
   <translation>{name} — не название поля</translation>
  </message>
  <message>
   <source>a record gives the slides, or the places after them all, not both</source>
   <translation>в записи либо броски, либо места после них всех, но не то и другое</translation>
  </message>
  <message>
   <source>leave one out</source>
   <translation>уберите одно из двух</translation>
  </message>
  <message>
   <source>give every token's place after all slides, or the slides as `slides`</source>
   <translation>укажите место каждой фишки после всех бросков или сами броски как `slides`</translation>
  </message>
  <message>
   <source>{team_sizes} teams, but {order} sides in `order`</source>
   <translation>команд {team_sizes}, а сторон в `order` {order}</translation>
  </message>
  <message>
   <source>{key} stands there twice</source>
   <translation>{key} стоит там дважды</translation>
  </message>
  <message>
   <source>keep one</source>
   <translation>оставьте одно</translation>
  </message>
  <message>
   <source>{side} stands there twice</source>
   <translation>сторона {side} стоит там дважды</translation>
  </message>
  <message>
   <source>name each side once</source>
   <translation>назовите каждую сторону один раз</translation>
  </message>
  <message>
   <source>2 to {most_sides} sides play, not {sides}</source>
   <translation>играют от 2 до {most_sides} сторон, а не {sides}</translation>
  </message>
  <message>
   <source>{side} is not a side's name</source>
   <translation>{side} — не имя стороны</translation>
  </message>
  <message>
   <source>give a word such as "red"</source>
   <translation>укажите слово, например "red"</translation>
  </message>
  <message>
   <source>{side} is an account of its own</source>
   <translation>{side} — отдельный счёт</translation>
  </message>
  <message>
   <source>name the side otherwise</source>
   <translation>назовите сторону иначе</translation>
  </message>
  <message>
   <source>give the side's cash, 0 for none</source>
   <translation>укажите деньги стороны, 0 — если их нет</translation>
  </message>
  <message>
   <source>each side has {tokens_a_side} tokens, give its place (or 'off')</source>
   <translation>фишек у каждой стороны {tokens_a_side}, укажите место этой (или 'off')</translation>
  </message>
  <message>
   <source>{token} is {token2}'s token, not {side}'s</source>
   <translation>{token} — фишка стороны {token2}, а не {side}</translation>
  </message>
  <message>
   <source>a side slides its own</source>
   <translation>сторона пускает только свои фишки</translation>
  </message>
  <message>
   <source>the new slide of {token} is missing</source>
   <translation>нет нового броска фишки {token}</translation>
  </message>
  <message>
   <source>give where it came to rest as `rest`, or its `release`</source>
   <translation>укажите как `rest`, где она остановилась, или её `release`</translation>
  </message>
  <message>
   <source>a draw belongs to a slide that is computed from its release</source>
   <translation>draw бывает только у броска, рассчитанного по его release</translation>
  </message>
  <message>
   <source>{token} slid, so its own place belongs here</source>
   <translation>фишку {token} пустили, поэтому здесь должно быть и её место</translation>
  </message>
  <message>
   <source>{numbers} is not one</source>
   <translation>{numbers} не подходит</translation>
  </message>
  <message>
   <source>give {least} to {most}</source>
   <translation>укажите от {least} до {most}</translation>
  </message>
  <message>
   <source>{rule} is no rule that leaves a choice</source>
   <translation>правило {rule} не оставляет выбора</translation>
  </message>
  <message>
   <source>those are {choice_keys}</source>
   <translation>выбор оставляют {choice_keys}</translation>
  </message>
  <message>
   <source>{who} is not paid for, so it has no new slide</source>
   <translation>за {who} не платят, поэтому нового броска нет</translation>
  </message>
  <message>
   <source>set `pay` to true or leave the slide out</source>
   <translation>поставьте `pay` в true или уберите бросок</translation>
  </message>
  <message>
   <source>{side} does not play{hint}</source>
   <translation>сторона {side} не играет{hint}</translation>
  </message>
  <message>
   <source>the sides are {order}</source>
   <translation>стороны: {order}</translation>
  </message>
  <message>
   <source>there is no token {token}{hint}</source>
   <translation>нет фишки {token}{hint}</translation>
  </message>
  <message>
   <source>each side in `order` has {tokens_a_side}, numbered as in {tokens} to {tokens2}</source>
   <translation>у каждой стороны из `order` их {tokens_a_side}, с номерами как от {tokens} до {tokens2}</translation>
  </message>
  <message>
   <source>{action} is no part of a round</source>
   <translation>{action} — не часть раунда</translation>
  </message>
  <message>
   <source>{late} and {early} overlap by {overlap} mm</source>
   <translation>{late} и {early} перекрываются на {overlap} mm</translation>
  </message>
  <message>
   <source>measure the two again</source>
   <translation>измерьте обе ещё раз</translation>
  </message>
  <message>
   <source>{space} is not among the tied spaces of {token}</source>
   <translation>клетки {space} нет среди тех, на которых поровну лежит {token}</translation>
  </message>
  <message>
   <source>pick one of {tied}</source>
   <translation>выберите одну из этих: {tied}</translation>
  </message>
  <message>
   <source>{side} has {balances} in hand and cannot pay {jail_fee} for {token}</source>
   <translation>{side}: у стороны есть только {balances}, заплатить {jail_fee} за {token} она не может</translation>
  </message>
  <message>
   <source>set `pay` to false</source>
   <translation>поставьте `pay` в false</translation>
  </message>
  <message>
   <source>{token} is off the board and out of play for the round, so it cannot move</source>
   <translation>фишка {token} вне поля и в этом раунде больше не участвует, сдвинуться она не может</translation>
  </message>
  <message>
   <source>{token} is in jail until the round ends or its fee is paid, so it cannot move</source>
   <translation>фишка {token} в тюрьме, пока раунд не окончен или за неё не заплатят, сдвинуться она не может</translation>
  </message>
  <message>
   <source>there is no board {name}{known}</source>
   <translation>поля {name} нет{known}</translation>
  </message>
  <message>
   <source>shipped boards: {known2} (or name a .toml file)</source>
   <translation>готовые поля: {known2} (или укажите файл .toml)</translation>
  </message>
  <message>
   <source>the slide did not end within {limits}</source>
   <translation>бросок не закончился за {limits}</translation>
  </message>
  <message>
   <source>({x}, {y}) m is off the board</source>
   <translation>({x}, {y}) m — вне поля</translation>
  </message>
  <message>
   <source>release the token on it, behind the GO line</source>
   <translation>отпускайте фишку на поле, до линии GO</translation>
  </message>
  <message>
   <source>{token} would be released {overlap} mm inside {name}</source>
   <translation>фишка {token} при отпускании оказалась бы на {overlap} mm внутри {name}</translation>
  </message>
  <message>
   <source>release it beside it</source>
   <translation>отпустите её рядом</translation>
  </message>
  <message>
   <source>{name} lies somewhere on {space}, maybe in the way of {token}</source>
   <translation>{name} лежит где-то на клетке {space} и может мешать фишке {token}</translation>
  </message>
  <message>
   <source>give its place as [x, y] in metres, or this slide as `rest`</source>
   <translation>укажите её место как [x, y] в метрах или этот бросок как `rest`</translation>
  </message>
  <message>
   <source>slide {may}</source>
   <translation>пустите {may}</translation>
  </message>
  <message>
   <source>it is {side}'s turn to slide, not {token}'s</source>
   <translation>сейчас ход стороны {side}, а не {token}</translation>
  </message>
  <message>
   <source>{token} has been slid already in this round</source>
   <translation>фишку {token} в этом раунде уже пустили</translation>
  </message>
  <message>
   <source>tokens are slid in order at this table, so {token} is not next</source>
   <translation>за этим столом фишки пускают по порядку, и {token} сейчас не на очереди</translation>
  </message>
  <message>
   <source>{token} is released at y = {y} m, past the GO line at {go_line} m: a foul</source>
   <translation>фишка {token} отпущена при y = {y} m, за линией GO ({go_line} m): нарушение</translation>
  </message>
  <message>
   <source>slide it again</source>
   <translation>пустите её заново</translation>
  </message>
  <message>
   <source>the slide of {token} is missing</source>
   <translation>нет броска фишки {token}</translation>
  </message>
  <message>
   <source>give its `release`, or where it came to rest as `rest`</source>
   <translation>укажите его `release` или, как `rest`, где она остановилась</translation>
  </message>
  <message>
   <source>{fallen} did not move, so it cannot have fallen</source>
   <translation>фишка {fallen} не сдвинулась, поэтому упасть не могла</translation>
  </message>
  <message>
   <source>{other} has not been slid yet, so it cannot lie there</source>
   <translation>фишку {other} ещё не пускали, поэтому лежать там она не может</translation>
  </message>
  <message>
   <source>{people} cannot play, for {reason}</source>
   <translation>людей {people}, играть нельзя: {reason}</translation>
  </message>
  <message>
   <source>2 to {most_people} people play</source>
   <translation>играют от 2 до {most_people} человек</translation>
  </message>
  <message>
   <source>player {n}</source>
   <translation>игрок {n}</translation>
  </message>
  <message>
   <source>one side has nobody to play against</source>
   <translation>одной стороне не с кем играть</translation>
  </message>
  <message>
   <source>four sides of two are full</source>
   <translation>четыре стороны по двое заполнены</translation>
  </message>
  <message>
   <source>teams of {team_sizes} seat {team_sizes2} people, not {people}</source>
   <translation>в командах {team_sizes} мест всего {team_sizes2}, а людей {people}</translation>
  </message>
  <message>
   <source>{name} is no name of its own</source>
   <translation>{name} не подходит: имя у каждого должно быть своё</translation>
  </message>
  <message>
   <source>name everybody once</source>
   <translation>назовите каждого один раз</translation>
  </message>
  <message>
   <source>an amount is 0 or more</source>
   <translation>сумма — это 0 или больше</translation>
  </message>
  <message>
   <source>this cannot be saved: {message}</source>
   <translation>это нельзя сохранить: {message}</translation>
  </message>
  <message>
   <source>it is no file</source>
   <translation>это не файл</translation>
  </message>
  <message>
   <source>choose one that this program saved</source>
   <translation>выберите файл, сохранённый этой программой</translation>
  </message>
  <message>
   <source>it is larger than any session</source>
   <translation>он больше любого сеанса</translation>
  </message>
  <message>
   <source>choose a .knockout file</source>
   <translation>выберите файл .knockout</translation>
  </message>
  <message>
   <source>it cannot be read: {reason}</source>
   <translation>не читается: {reason}</translation>
  </message>
  <message>
   <source>this is no JSON</source>
   <translation>это не JSON</translation>
  </message>
  <message>
   <source>choose a file that this program saved</source>
   <translation>выберите файл, сохранённый этой программой</translation>
  </message>
  <message>
   <source>the file is no session</source>
   <translation>этот файл — не сеанс</translation>
  </message>
  <message>
   <source>it begins with "format": "{format}"</source>
   <translation>сеанс начинается с "format": "{format}"</translation>
  </message>
  <message>
   <source>it is nested too deeply</source>
   <translation>слишком много вложенных уровней</translation>
  </message>
  <message>
   <source>mend it or save the session anew</source>
   <translation>исправьте это или сохраните сеанс заново</translation>
  </message>
  <message>
   <source>it was saved by a newer version ({given})</source>
   <translation>он сохранён более новой версией ({given})</translation>
  </message>
  <message>
   <source>this one reads {format}: update Knockout Lab</source>
   <translation>эта читает {format}: обновите Knockout Lab</translation>
  </message>
  <message>
   <source>the format is {given}</source>
   <translation>формат здесь {given}</translation>
  </message>
  <message>
   <source>a session has "format": "{format}"</source>
   <translation>у сеанса "format": "{format}"</translation>
  </message>
  <message>
   <source>the format is</source>
   <translation>формат здесь</translation>
  </message>
  <message>
   <source>a session has "format": "</source>
   <translation>у сеанса "format": "</translation>
  </message>
  <message>
   <source>{reach} m lies behind the place of release, {board} m</source>
   <translation>{reach} m — позади места броска, {board} m</translation>
  </message>
  <message>
   <source>no speed comes to {reach} m against this drag</source>
   <translation>при таком трении до {reach} m не дойти ни с какой скоростью</translation>
  </message>
  <message>
   <source>{given} is not a finite number</source>
   <translation>{given} — не конечное число</translation>
  </message>
  <message>
   <source>the speed {speed} m/s is negative</source>
   <translation>скорость {speed} m/s отрицательна</translation>
  </message>
  <message>
   <source>the angle {angle} rad does not point up the board</source>
   <translation>под углом {angle} rad бросок не идёт вперёд по полю</translation>
  </message>
  <message>
   <source>give radians between -1.57 and 1.57 (1 degree is 0.01745)</source>
   <translation>укажите радианы от -1.57 до 1.57 (1 градус — это 0.01745)</translation>
  </message>
  <message>
   <source>{value} {unit} is more than any hand gives</source>
   <translation>{value} {unit} — столько не даст никакая рука</translation>
  </message>
  <message>
   <source>a Student-t of {freedom} degrees of freedom has no standard deviation</source>
   <translation>у распределения Стьюдента нет стандартного отклонения, когда степеней свободы {freedom}</translation>
  </message>
  <message>
   <source>give more than 2</source>
   <translation>укажите больше 2</translation>
  </message>
  <message>
   <source>a scatter of {value} is more than any hand has</source>
   <translation>разброс {value} больше, чем у любой руки</translation>
  </message>
  <message>
   <source>give 0 to {most} {unit}</source>
   <translation>укажите от 0 до {most} {unit}</translation>
  </message>
  <message>
   <source>the scatter {key} is negative</source>
   <translation>разброс {key} отрицателен</translation>
  </message>
  <message>
   <source>there is no thrower {name}</source>
   <translation>руки {name} нет</translation>
  </message>
  <message>
   <source>presets are {presets}, or give your own sigmas</source>
   <translation>готовые руки: {presets}, или задайте свои sigma</translation>
  </message>
  <message>
   <source>{aim} is no Aim</source>
   <translation>{aim} — не Aim</translation>
  </message>
  <message>
   <source>{board} is no Board</source>
   <translation>{board} — не Board</translation>
  </message>
  <message>
   <source>`load_board` reads one</source>
   <translation>его читает `load_board`</translation>
  </message>
  <message>
   <source>give at most {most_throws}</source>
   <translation>укажите не больше {most_throws}</translation>
  </message>
  <message>
   <source>give 0 to {width} (metres from the left edge)</source>
   <translation>укажите от 0 до {width} (метры от левого края)</translation>
  </message>
  <message>
   <source>{given} is out of range</source>
   <translation>{given} вне пределов</translation>
  </message>
  <message>
   <source>doc.board takes a board: doc.board.with_(mu=0.1), or lab.load_board(...)</source>
   <translation>doc.board принимает поле: doc.board.with_(mu=0.1) или lab.load_board(...)</translation>
  </message>
  <message>
   <source>doc.set_thrower takes a hand: lab.Thrower.preset("skilled"), or lab.Thrower(...)</source>
   <translation>doc.set_thrower принимает руку: lab.Thrower.preset("skilled") или lab.Thrower(...)</translation>
  </message>
  <message>
   <source>there is no number {key}</source>
   <translation>числа {key} нет</translation>
  </message>
  <message>
   <source>there are {by_key}</source>
   <translation>есть {by_key}</translation>
  </message>
  <message>
   <source>doc.{name} is not set like this: doc.board = ... takes a board, the rest has commands, as doc.set_parameter("mu", 0.1), doc.set_aim(speed=0.9), table.place("red-1", 0.14, 0.5)</source>
   <translation>doc.{name} так не задают: doc.board = ... принимает поле, для остального есть команды, например doc.set_parameter("mu", 0.1), doc.set_aim(speed=0.9), table.place("red-1", 0.14, 0.5)</translation>
  </message>
  <message>
   <source>this is no object</source>
   <translation>это не объект</translation>
  </message>
  <message>
   <source>leave the key out or write what the window wrote</source>
   <translation>уберите ключ или напишите то, что записало окно</translation>
  </message>
  <message>
   <source>there is no worth {worth}</source>
   <translation>выигрыша {worth} нет</translation>
  </message>
  <message>
   <source>write {worths}</source>
   <translation>напишите {worths}</translation>
  </message>
  <message>
   <source>{scale} is no scale</source>
   <translation>{scale} — не масштаб</translation>
  </message>
  <message>
   <source>write a number from {scales} to {scales2}</source>
   <translation>напишите число от {scales} до {scales2}</translation>
  </message>
  <message>
   <source>this cannot be read</source>
   <translation>это не читается</translation>
  </message>
  <message>
   <source>it must be {wanted}: leave it out to begin anew</source>
   <translation>здесь нужно вот что: {wanted} (чтобы начать заново, уберите ключ)</translation>
  </message>
  <message>
   <source>a draft of a board as it is saved: spaces, go_line, over</source>
   <translation>черновик поля, каким он сохраняется: spaces, go_line, over</translation>
  </message>
  <message>
   <source>an object with entries</source>
   <translation>объект с ключами</translation>
  </message>
  <message>
   <source>one of {laws}</source>
   <translation>одно из {laws}</translation>
  </message>
  <message>
   <source>one of {losses}</source>
   <translation>одно из {losses}</translation>
  </message>
  <message>
   <source>a list of recordings</source>
   <translation>список записей</translation>
  </message>
  <message>
   <source>one of {contacts}, or null</source>
   <translation>одно из {contacts} или null</translation>
  </message>
  <message>
   <source>metres, 0.0001 to 1, or null</source>
   <translation>метры, от 0.0001 до 1, или null</translation>
  </message>
  <message>
   <source>an object with the path of a recording</source>
   <translation>объект с путём к записи</translation>
  </message>
  <message>
   <source>a recording as it is saved: path, sources, answers and segments</source>
   <translation>запись, какой она сохраняется: path, sources, answers и segments</translation>
  </message>
  <message>
   <source>a thrown slide as it is saved: label, token, release, path, rest</source>
   <translation>бросок, каким он сохраняется: label, token, release, path, rest</translation>
  </message>
  <message>
   <source>this is no game with its board</source>
   <translation>это не партия вместе с полем</translation>
  </message>
  <message>
   <source>give null for none</source>
   <translation>укажите null, если её нет</translation>
  </message>
  <message>
   <source>the board cannot be read: {error}</source>
   <translation>поле не читается: {error}</translation>
  </message>
  <message>
   <source>give numbers of the board by their names</source>
   <translation>укажите числа поля по их именам</translation>
  </message>
  <message>
   <source>there is neither a game nor a round</source>
   <translation>здесь нет ни партии, ни раунда</translation>
  </message>
  <message>
   <source>this is no hand</source>
   <translation>это не рука</translation>
  </message>
  <message>
   <source>give way, gain and by_hand</source>
   <translation>укажите way, gain и by_hand</translation>
  </message>
  <message>
   <source>{way} is no way to throw</source>
   <translation>способа броска {way} нет</translation>
  </message>
  <message>
   <source>give {ways}</source>
   <translation>укажите {ways}</translation>
  </message>
  <message>
   <source>{gain} is not a number</source>
   <translation>{gain} — не число</translation>
  </message>
  <message>
   <source>a hand gain of {gain} is out of range</source>
   <translation>усиление толчка {gain} вне пределов</translation>
  </message>
  <message>
   <source>give {least_gain} to {most_gain}</source>
   <translation>укажите от {least_gain} до {most_gain}</translation>
  </message>
  <message>
   <source>{by_hand} is not true or false</source>
   <translation>{by_hand} — ни true, ни false</translation>
  </message>
  <message>
   <source>give preset, hidden, locked and task, or leave some of them out</source>
   <translation>укажите preset, hidden, locked и task или только часть из них</translation>
  </message>
  <message>
   <source>give a text</source>
   <translation>укажите текст</translation>
  </message>
  <message>
   <source>give a list of names</source>
   <translation>укажите список имён</translation>
  </message>
  <message>
   <source>give true or false</source>
   <translation>укажите true или false</translation>
  </message>
  <message>
   <source>it must be readings as they are saved: kind, unit, rows, errors, picture: leave it out to begin anew</source>
   <translation>нужны замеры, какими они сохраняются: kind, unit, rows, errors, picture (чтобы начать заново, уберите ключ)</translation>
  </message>
  <message>
   <source>this is no replay</source>
   <translation>это не разбор</translation>
  </message>
  <message>
   <source>this is no round</source>
   <translation>это не раунд</translation>
  </message>
  <message>
   <source>give a "knockout-round/1" or null</source>
   <translation>укажите "knockout-round/1" или null</translation>
  </message>
  <message>
   <source>this is no place in a round</source>
   <translation>это не место в раунде</translation>
  </message>
  <message>
   <source>this is no file's name</source>
   <translation>это не имя файла</translation>
  </message>
  <message>
   <source>write ("outcome": amount)</source>
   <translation>напишите ("исход": сумма)</translation>
  </message>
  <message>
   <source>write a list of at most {most_landings} places [x, y] in m</source>
   <translation>напишите список мест [x, y] в m, не больше {most_landings}</translation>
  </message>
  <message>
   <source>write a whole number from 0 to {most}</source>
   <translation>напишите целое число от 0 до {most}</translation>
  </message>
  <message>
   <source>write true or false</source>
   <translation>напишите true или false</translation>
  </message>
  <message>
   <source>write a place as [x, y] in m</source>
   <translation>напишите место как [x, y] в m</translation>
  </message>
  <message>
   <source>{given} is no amount</source>
   <translation>{given} — не сумма</translation>
  </message>
  <message>
   <source>write a finite number</source>
   <translation>напишите конечное число</translation>
  </message>
  <message>
   <source>give "A" or "B"</source>
   <translation>укажите "A" или "B"</translation>
  </message>
  <message>
   <source>give numbers by their names, or null</source>
   <translation>укажите числа по их именам или null</translation>
  </message>
  <message>
   <source>give metres as a number</source>
   <translation>укажите метры числом</translation>
  </message>
  <message>
   <source>give pins, stops, speed, throws and exact, or leave some of them out</source>
   <translation>укажите pins, stops, speed, throws и exact или только часть из них</translation>
  </message>
  <message>
   <source>give no more throws than stops</source>
   <translation>укажите в throws не больше, чем в stops</translation>
  </message>
  <message>
   <source>give a throw as its speed, where it was let go, whether exactly, mu, and its table's mark</source>
   <translation>укажите для броска скорость, где фишку отпустили, точно ли по прицелу, mu и метку его стола</translation>
  </message>
  <message>
   <source>a record is an object: (...)</source>
   <translation>запись — это объект: (...)</translation>
  </message>
  <message>
   <source>cannot be written</source>
   <translation>не записывается</translation>
  </message>
  <message>
   <source>give another folder</source>
   <translation>укажите другую папку</translation>
  </message>
  <message>
   <source>a value in it is of no kind that it may be ({name})</source>
   <translation>одно из значений недопустимого вида ({name})</translation>
  </message>
  <message>
   <source>this part is not known here</source>
   <translation>эта часть здесь неизвестна</translation>
  </message>
  <message>
   <source>remove it, or update Knockout Lab ({parts})</source>
   <translation>уберите её или обновите Knockout Lab ({parts})</translation>
  </message>
  <message>
   <source>it cannot be read ({said})</source>
   <translation>не читается ({said})</translation>
  </message>
  <message>
   <source>remove it</source>
   <translation>уберите это</translation>
  </message>
  <message>
   <source>{token} is in two places</source>
   <translation>фишка {token} сразу в двух местах</translation>
  </message>
  <message>
   <source>leave it in one</source>
   <translation>оставьте её в одном</translation>
  </message>
  <message>
   <source>{next} has been slid</source>
   <translation>фишку {next} уже пустили</translation>
  </message>
  <message>
   <source>give one that waits, or null</source>
   <translation>укажите ту, что ждёт, или null</translation>
  </message>
  <message>
   <source>{token} lies beside the board</source>
   <translation>фишка {token} лежит за краем поля</translation>
  </message>
  <message>
   <source>put it under off</source>
   <translation>поместите её в off</translation>
  </message>
  <message>
   <source>{pair} and {pair2} overlap</source>
   <translation>{pair} и {pair2} перекрываются</translation>
  </message>
  <message>
   <source>move one</source>
   <translation>сдвиньте одну</translation>
  </message>
  <message>
   <source>duration {duration} s</source>
   <translation>длительность {duration} s</translation>
  </message>
  <message>
   <source>give null</source>
   <translation>укажите null</translation>
  </message>
  <message>
   <source>event {kind} of {other} at {time} s</source>
   <translation>событие {kind} ({other}) в момент {time} s</translation>
  </message>
  <message>
   <source>token {plain}</source>
   <translation>фишка {plain}</translation>
  </message>
  <message>
   <source>place {x}, {y}</source>
   <translation>место {x}, {y}</translation>
  </message>
  <message>
   <source>number {plain}</source>
   <translation>число {plain}</translation>
  </message>
  <message>
   <source>{token} cannot lie at ({x}, {y})</source>
   <translation>фишка {token} не может лежать в ({x}, {y})</translation>
  </message>
  <message>
   <source>give a free place on the board, in metres</source>
   <translation>укажите свободное место на поле, в метрах</translation>
  </message>
  <message>
   <source>no token waits at GO</source>
   <translation>на GO не ждёт ни одна фишка</translation>
  </message>
  <message>
   <source>wait until all lie still, or table.clear()</source>
   <translation>подождите, пока все не остановятся, или вызовите table.clear()</translation>
  </message>
  <message>
   <source>table.{name} is not set like this: table.place("red-1", 0.14, 0.5) sets a token down, table.clear() takes all up</source>
   <translation>table.{name} так не задают: table.place("red-1", 0.14, 0.5) ставит фишку, table.clear() убирает все</translation>
  </message>
  <message>
   <source>a thread may read doc and compute, not change the window</source>
   <translation>поток может читать doc и считать, но не менять окно</translation>
  </message>
  <message>
   <source>change it from the console itself</source>
   <translation>меняйте его прямо из консоли</translation>
  </message>
 </context>
</TS>
