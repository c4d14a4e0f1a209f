<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
 <context>
  <name>knockout-lab</name>
  <message>
   <source>2 to 4 sides play, each with four tokens of one colour and a turn marker. More people form teams.</source>
   <translation>Играют от 2 до 4 сторон; у каждой четыре фишки одного цвета и маркер хода. Если людей больше, они делятся на команды.</translation>
  </message>
  <message>
   <source>The bank lays 500 above Free parking: the pot. Everyone starts with the same cash.</source>
   <translation>Банк кладёт 500 над «Бесплатной стоянкой»: это котёл. Все начинают с одинаковой суммой.</translation>
  </message>
  <message>
   <source>Chance decides who goes first in round 1. After each round the first side goes last.</source>
   <translation>Кто начинает 1-й раунд, решает жребий. После каждого раунда первая сторона становится последней.</translation>
  </message>
  <message>
   <source>There are as many rounds as sides, so that each goes first once. Most cash wins.</source>
   <translation>Раундов столько же, сколько сторон, чтобы каждая один раз ходила первой. Побеждает тот, у кого больше денег.</translation>
  </message>
  <message>
   <source>In turn order each side slides one of its tokens, until every side has slid all four.</source>
   <translation>Стороны по очереди пускают по одной фишке, пока каждая не пустит все четыре.</translation>
  </message>
  <message>
   <source>A token must leave the hand before the GO line. Past the line is a foul: it is slid again.</source>
   <translation>Рука должна отпустить фишку до линии GO. За линией — нарушение: фишку пускают заново.</translation>
  </message>
  <message>
   <source>A token whose centre has left the board is out of play for this round.</source>
   <translation>Фишка, центр которой вышел за край поля, в этом раунде больше не участвует.</translation>
  </message>
  <message>
   <source>A token that falls over is stood up where it lies; nothing else changes.</source>
   <translation>Упавшую фишку ставят там, где она лежит; больше ничего не меняется.</translation>
  </message>
  <message>
   <source>A token is on the space that holds most of its base. Where two hold exactly the same, its owner picks one.</source>
   <translation>Фишка стоит на той клетке, на которой большая часть её основания. Если доли двух клеток точно равны, выбирает владелец фишки.</translation>
  </message>
  <message>
   <source>Only the last place counts: a token that is pushed on has left its earlier space.</source>
   <translation>Важно только последнее место: если фишку сдвинули, прежняя клетка не считается.</translation>
  </message>
  <message>
   <source>When all lie still, every token on Go to jail goes to jail, whoever put it there.</source>
   <translation>Когда всё остановилось, каждая фишка на клетке «В тюрьму» идёт в тюрьму, кто бы её туда ни толкнул.</translation>
  </message>
  <message>
   <source>The owner of a token that goes to jail may pay 100 at once and slide it again. If not, it stays in jail until the round is over.</source>
   <translation>Владелец фишки, которая идёт в тюрьму, может сразу заплатить 100 и пустить её заново. Иначе она сидит там до конца раунда.</translation>
  </message>
  <message>
   <source>A token that stops short of the GO line stays there, in the way of others, and earns nothing.</source>
   <translation>Фишка, не дошедшая до линии GO, остаётся на месте, мешает другим и ничего не приносит.</translation>
  </message>
  <message>
   <source>A token in jail earns nothing.</source>
   <translation>Фишка в тюрьме ничего не приносит.</translation>
  </message>
  <message>
   <source>Step 1, Chance: a side's tokens that lie on Chance go back to GO and are slid once more.</source>
   <translation>Шаг 1, «Шанс»: фишки стороны, лежащие на «Шансе», возвращаются на GO, и их пускают ещё раз.</translation>
  </message>
  <message>
   <source>Step 2, Railroads: each token on a Railroad moves to a property on which no token lies, as its owner chooses.</source>
   <translation>Шаг 2, железные дороги: каждая фишка на железной дороге переходит на участок без фишек по выбору владельца.</translation>
  </message>
  <message>
   <source>Step 3: the bank pays the printed amount for each property with a token of the side, once, and to one side only: the earliest in turn order.</source>
   <translation>Шаг 3: за каждый участок, где есть фишка стороны, банк платит указанную сумму — один раз и только одной стороне: той, что раньше по очереди.</translation>
  </message>
  <message>
   <source>A side that collected for every property of a colour gets the bonus of the set too.</source>
   <translation>Сторона, получившая деньги за все участки одного цвета, получает и бонус за набор.</translation>
  </message>
  <message>
   <source>A side with a token on a House collects once more for one property that it collected for.</source>
   <translation>Сторона с фишкой на «Доме» ещё раз получает деньги за один из своих оплаченных участков.</translation>
  </message>
  <message>
   <source>A side with a token on Luxury tax pays 100 into the pot for each property that it collected for.</source>
   <translation>Сторона с фишкой на «Налоге на роскошь» платит в котёл по 100 за каждый оплаченный ей участок.</translation>
  </message>
  <message>
   <source>Step 4: the side with most tokens on Free parking takes the pot; sides that tie share it in whole notes.</source>
   <translation>Шаг 4: сторона, у которой больше всех фишек на «Бесплатной стоянке», забирает котёл; при равенстве его делят целыми купюрами.</translation>
  </message>
  <message>
   <source>The round is over: all tokens are taken back, the turn markers move on, and the bank fills an empty pot.</source>
   <translation>Раунд окончен: все фишки забирают, маркеры хода передвигают, пустой котёл пополняет банк.</translation>
  </message>
  <message>
   <source>dry friction, independent of speed: Amontons 1699, Coulomb 1785; it stops after v/(mu g) seconds and v^2/(2 mu g) metres</source>
   <translation>сухое трение, не зависящее от скорости: Амонтон 1699, Кулон 1785; остановка через v/(mu g) секунд и v^2/(2 mu g) метров</translation>
  </message>
  <message>
   <source>dry friction with a film or air drag at low Reynolds number (Stokes 1851); it stops after ln(1 + k v/(mu g))/k seconds and v/k - mu g ln(1 + k v/(mu g))/k^2 metres</source>
   <translation>сухое трение с плёнкой жидкости или сопротивление воздуха при малом числе Рейнольдса (Стокс 1851); остановка через ln(1 + k v/(mu g))/k секунд и v/k - mu g ln(1 + k v/(mu g))/k^2 метров</translation>
  </message>
  <message>
   <source>dry friction with air drag at high Reynolds number (Newton 1687); it stops after atan(v sqrt(c/(mu g)))/sqrt(mu g c) seconds and ln(1 + c v^2/(mu g))/(2 c) metres</source>
   <translation>сухое трение с сопротивлением воздуха при большом числе Рейнольдса (Ньютон 1687); остановка через atan(v sqrt(c/(mu g)))/sqrt(mu g c) секунд и ln(1 + c v^2/(mu g))/(2 c) метров</translation>
  </message>
  <message>
   <source>Stribeck 1902; the form with a Gaussian: Armstrong-Helouvry, Dupont, Canudas de Wit, Automatica 30 (1994) 1083</source>
   <translation>Штрибек 1902; форма с гауссовой функцией: Armstrong-Helouvry, Dupont, Canudas de Wit, Automatica 30 (1994) 1083</translation>
  </message>
  <message>
   <source>Digital Curling's FCV1: p = 0.00200985, q = 0.06385782, r = 0.00626286</source>
   <translation>FCV1 из Digital Curling: p = 0.00200985, q = 0.06385782, r = 0.00626286</translation>
  </message>
  <message>
   <source>0.03 to 0.4</source>
   <translation>от 0.03 до 0.4</translation>
  </message>
  <message>
   <source>0 to 0.4, not 0 alone</source>
   <translation>от 0 до 0.4, но не 0 без других</translation>
  </message>
  <message>
   <source>0.005 (air track) to 3</source>
   <translation>от 0.005 (воздушная дорожка) до 3</translation>
  </message>
  <message>
   <source>0 to 1</source>
   <translation>от 0 до 1</translation>
  </message>
  <message>
   <source>mu to 2 mu</source>
   <translation>от mu до 2 mu</translation>
  </message>
  <message>
   <source>0.01 to 0.5</source>
   <translation>от 0.01 до 0.5</translation>
  </message>
  <message>
   <source>System</source>
   <translation>Системная</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Светлая</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Тёмная</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Отменить</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Вернуть</translation>
  </message>
  <message>
   <source>Throw the next token</source>
   <translation>Бросить следующую фишку</translation>
  </message>
  <message>
   <source>As aimed; Enter while the table has focus</source>
   <translation>По прицелу; Enter, когда выбран стол</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Пауза</translation>
  </message>
  <message>
   <source>Hold the motion, or let it go on</source>
   <translation>Остановить движение или продолжить</translation>
  </message>
  <message>
   <source>Step</source>
   <translation>Шаг</translation>
  </message>
  <message>
   <source>One frame on while paused</source>
   <translation>На паузе: один кадр вперёд</translation>
  </message>
  <message>
   <source>Clear the table</source>
   <translation>Очистить стол</translation>
  </message>
  <message>
   <source>All tokens back in hand</source>
   <translation>Все фишки снова в руке</translation>
  </message>
  <message>
   <source>Landing</source>
   <translation>Попадания</translation>
  </message>
  <message>
   <source>Where this throw comes to rest, time and again</source>
   <translation>Где остановится этот бросок, если повторять его много раз</translation>
  </message>
  <message>
   <source>New</source>
   <translation>Новый</translation>
  </message>
  <message>
   <source>An empty table; the board stays, with what was measured for it</source>
   <translation>Пустой стол; поле остаётся, и всё, что для него измерено</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Сохранить</translation>
  </message>
  <message>
   <source>Save the session: board, hand, tokens, fits, rounds</source>
   <translation>Сохранить сеанс: поле, руку, фишки, подгонки, раунды</translation>
  </message>
  <message>
   <source>Save as…</source>
   <translation>Сохранить как…</translation>
  </message>
  <message>
   <source>Save the session under another name</source>
   <translation>Сохранить сеанс под другим именем</translation>
  </message>
  <message>
   <source>Open…</source>
   <translation>Открыть…</translation>
  </message>
  <message>
   <source>Boards, recordings, rounds, games, pictures, sessions</source>
   <translation>Поля, записи, раунды, партии, снимки, сеансы</translation>
  </message>
  <message>
   <source>New board</source>
   <translation>Новое поле</translation>
  </message>
  <message>
   <source>A blank lane to put spaces on, edited at once</source>
   <translation>Пустая дорожка для клеток; сразу открывается правка</translation>
  </message>
  <message>
   <source>Save board as…</source>
   <translation>Сохранить поле как…</translation>
  </message>
  <message>
   <source>The board alone, as a TOML file</source>
   <translation>Только поле, файл TOML</translation>
  </message>
  <message>
   <source>Edit board</source>
   <translation>Править поле</translation>
  </message>
  <message>
   <source>Move and resize spaces on the table, by mouse and keys</source>
   <translation>Двигать клетки на столе и менять их размер мышью и клавишами</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Выход</translation>
  </message>
  <message>
   <source>Close the window</source>
   <translation>Закрыть окно</translation>
  </message>
  <message>
   <source>Keys and gestures</source>
   <translation>Клавиши и жесты</translation>
  </message>
  <message>
   <source>How to aim, throw and move tokens</source>
   <translation>Как целиться, бросать и двигать фишки</translation>
  </message>
  <message>
   <source>First steps</source>
   <translation>Первые шаги</translation>
  </message>
  <message>
   <source>Three steps through the window</source>
   <translation>Знакомство с окном в три шага</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Правила</translation>
  </message>
  <message>
   <source>The rules of the game by number</source>
   <translation>Правила игры по номерам</translation>
  </message>
  <message>
   <source>Laws of friction</source>
   <translation>Законы трения</translation>
  </message>
  <message>
   <source>Their equations, numbers and sources</source>
   <translation>Их формулы, числа и источники</translation>
  </message>
  <message>
   <source>Save as a lesson's start…</source>
   <translation>Сохранить как начало урока…</translation>
  </message>
  <message>
   <source>A session that opens with a task, a preset and locked numbers</source>
   <translation>Сеанс, который открывается с заданием, видом окна и закреплёнными числами</translation>
  </message>
  <message>
   <source>About</source>
   <translation>О программе</translation>
  </message>
  <message>
   <source>Versions and licence</source>
   <translation>Версии и лицензия</translation>
  </message>
  <message>
   <source>Let go by hand</source>
   <translation>Отпускать рукой</translation>
  </message>
  <message>
   <source>A pushed token leaves the hand when let go; past the GO line is a foul (K6)</source>
   <translation>Толкаемая фишка уходит, когда её отпустили; за линией GO это нарушение (K6)</translation>
  </message>
  <message>
   <source>Move tokens</source>
   <translation>Двигать фишки</translation>
  </message>
  <message>
   <source>Drag moves tokens by hand, as with Shift</source>
   <translation>Перетаскивание двигает фишки рукой, как с Shift</translation>
  </message>
  <message>
   <source>Step back</source>
   <translation>Шаг назад</translation>
  </message>
  <message>
   <source>One frame back; from the end, look at the last slide</source>
   <translation>На кадр назад; с конца — просмотр последнего скольжения</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>Показать снова</translation>
  </message>
  <message>
   <source>The last slide from its beginning; held, it goes on</source>
   <translation>Последнее скольжение с начала; если остановлено, оно продолжается</translation>
  </message>
  <message>
   <source>Table as a picture…</source>
   <translation>Стол как рисунок…</translation>
  </message>
  <message>
   <source>PNG, SVG or PDF of the table as it is seen</source>
   <translation>PNG, SVG или PDF стола, как он виден</translation>
  </message>
  <message>
   <source>Last slide as a moving picture…</source>
   <translation>Скольжение как фильм…</translation>
  </message>
  <message>
   <source>GIF, or MP4 where there is ffmpeg; as slow as slides are shown</source>
   <translation>GIF или, если есть ffmpeg, MP4; с той же замедленностью, что на столе</translation>
  </message>
  <message>
   <source>Nearer</source>
   <translation>Ближе</translation>
  </message>
  <message>
   <source>Enlarge; the wheel does it round the pointer</source>
   <translation>Увеличить; колёсико делает это вокруг указателя</translation>
  </message>
  <message>
   <source>Farther</source>
   <translation>Дальше</translation>
  </message>
  <message>
   <source>Show more of the table</source>
   <translation>Показать больше стола</translation>
  </message>
  <message>
   <source>Whole table</source>
   <translation>Весь стол</translation>
  </message>
  <message>
   <source>Show all of it</source>
   <translation>Показать стол целиком</translation>
  </message>
  <message>
   <source>2 sides</source>
   <translation>2 стороны</translation>
  </message>
  <message>
   <source>Red and yellow</source>
   <translation>Красные и жёлтые</translation>
  </message>
  <message>
   <source>3 sides</source>
   <translation>3 стороны</translation>
  </message>
  <message>
   <source>Red, yellow and green</source>
   <translation>Красные, жёлтые и зелёные</translation>
  </message>
  <message>
   <source>4 sides</source>
   <translation>4 стороны</translation>
  </message>
  <message>
   <source>Red, yellow, green and blue</source>
   <translation>Красные, жёлтые, зелёные и синие</translation>
  </message>
  <message>
   <source>Ghost</source>
   <translation>Прогноз</translation>
  </message>
  <message>
   <source>Predicted path and resting place; 95 % of throws end in the band</source>
   <translation>Предсказанный путь и место остановки; 95 % бросков кончаются в полосе</translation>
  </message>
  <message>
   <source>Trails</source>
   <translation>Следы</translation>
  </message>
  <message>
   <source>Where tokens came along</source>
   <translation>Где прошли фишки</translation>
  </message>
  <message>
   <source>Velocity arrows</source>
   <translation>Векторы скорости</translation>
  </message>
  <message>
   <source>How fast tokens move, and where to</source>
   <translation>С какой скоростью и куда движутся фишки</translation>
  </message>
  <message>
   <source>Event signs</source>
   <translation>Знаки событий</translation>
  </message>
  <message>
   <source>Where tokens hit, left the board or fell over</source>
   <translation>Где фишки сталкивались, уходили с поля или падали</translation>
  </message>
  <message>
   <source>Recorded slide</source>
   <translation>Записанный бросок</translation>
  </message>
  <message>
   <source>Places of the recorded slide that was thrown, until the table is cleared</source>
   <translation>Места записанного броска, пока стол не очищен</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Игра</translation>
  </message>
  <message>
   <source>Cash, reference card and ledger round the table</source>
   <translation>Деньги, памятка и учёт вокруг стола</translation>
  </message>
  <message>
   <source>Tune</source>
   <translation>Настройка</translation>
  </message>
  <message>
   <source>Parameters, throw and landings round the table</source>
   <translation>Параметры, бросок и попадания вокруг стола</translation>
  </message>
  <message>
   <source>Teach</source>
   <translation>Урок</translation>
  </message>
  <message>
   <source>The board large, guesses and slides under it</source>
   <translation>Большое поле, под ним догадки и скольжения</translation>
  </message>
  <message>
   <source>Aim</source>
   <translation>Прицел</translation>
  </message>
  <message>
   <source>What each aim is worth, the best one, and why</source>
   <translation>Сколько даёт каждый прицел, какой лучший и почему</translation>
  </message>
  <message>
   <source>Board</source>
   <translation>Поле</translation>
  </message>
  <message>
   <source>The board's spaces, amounts and origins beside the table</source>
   <translation>Рядом со столом — клетки поля, суммы и источники чисел</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Продолжить</translation>
  </message>
  <message>
   <source>Automatic</source>
   <translation>Авто</translation>
  </message>
  <message>
   <source>Upright or lengthwise, as the room allows</source>
   <translation>Вертикально или горизонтально, как хватает места</translation>
  </message>
  <message>
   <source>Upright</source>
   <translation>Вертикально</translation>
  </message>
  <message>
   <source>The thrower stands below the board</source>
   <translation>Бросающий стоит внизу</translation>
  </message>
  <message>
   <source>Lengthwise</source>
   <translation>Горизонтально</translation>
  </message>
  <message>
   <source>The thrower stands at the left end</source>
   <translation>Бросающий стоит слева</translation>
  </message>
  <message>
   <source>Standing</source>
   <translation>Глазами игрока</translation>
  </message>
  <message>
   <source>As a player sees it who stands at the near end</source>
   <translation>Как видит поле игрок, стоящий у ближнего края</translation>
  </message>
  <message>
   <source>Slingshot</source>
   <translation>Рогатка</translation>
  </message>
  <message>
   <source>Throw: drag a token back, aim, let go</source>
   <translation>Бросок: оттянуть фишку назад, прицелиться, отпустить</translation>
  </message>
  <message>
   <source>Push</source>
   <translation>Толчок</translation>
  </message>
  <message>
   <source>Throw as with the hand: the token keeps the pointer's speed</source>
   <translation>Бросок как рукой: фишка сохраняет скорость указателя</translation>
  </message>
  <message>
   <source>Unsaved changes</source>
   <translation>Несохранённые изменения</translation>
  </message>
  <message>
   <source>Save the changes to {name}?</source>
   <translation>Сохранить изменения в «{name}»?</translation>
  </message>
  <message>
   <source>Save the session</source>
   <translation>Сохранить сеанс</translation>
  </message>
  <message>
   <source>{name} was changed elsewhere since it was opened or saved here. Save over that?</source>
   <translation>Файл {name} был изменён в другом месте после того, как был открыт или сохранён здесь. Сохранить поверх?</translation>
  </message>
  <message>
   <source>Sessions (*.knockout)</source>
   <translation>Сеансы (*.knockout)</translation>
  </message>
  <message>
   <source>The lab was not closed in order; unsaved work of {when} is still there.</source>
   <translation>В прошлый раз программа закрылась неправильно; несохранённая работа от {when} уцелела.</translation>
  </message>
  <message>
   <source>Bring it back</source>
   <translation>Восстановить</translation>
  </message>
  <message>
   <source>Throw it away</source>
   <translation>Удалить её</translation>
  </message>
  <message>
   <source>The window speaks {language} when it is opened again.</source>
   <translation>Язык окна станет «{language}», когда оно откроется снова.</translation>
  </message>
  <message>
   <source>Untitled</source>
   <translation>Без названия</translation>
  </message>
  <message>
   <source>Open it again now</source>
   <translation>Открыть снова сейчас</translation>
  </message>
  <message>
   <source>Save the board</source>
   <translation>Сохранить поле</translation>
  </message>
  <message>
   <source>Boards (*.toml)</source>
   <translation>Поля (*.toml)</translation>
  </message>
  <message>
   <source>new</source>
   <translation>новое</translation>
  </message>
  <message>
   <source>Not saved: {why} Move or shrink one of them, or take it back.</source>
   <translation>Не сохранено: {why} Сдвиньте или уменьшите одно из них или верните назад.</translation>
  </message>
  <message>
   <source>Take back what overlaps</source>
   <translation>Вернуть перекрывающееся</translation>
  </message>
  <message>
   <source>Taken back, for they overlap: {spaces}. Undo brings them again.</source>
   <translation>Возвращено, так как перекрывается: {spaces}. Отмена вернёт правку.</translation>
  </message>
  <message>
   <source>Add a space</source>
   <translation>Добавить клетку</translation>
  </message>
  <message>
   <source>{one} overlaps {other}.</source>
   <translation>{one} перекрывает {other}.</translation>
  </message>
  <message>
   <source>Locked by the lesson</source>
   <translation>Закреплено уроком</translation>
  </message>
  <message>
   <source>Duplicate {space}</source>
   <translation>Дублировать {space}</translation>
  </message>
  <message>
   <source>Delete {space}</source>
   <translation>Удалить {space}</translation>
  </message>
  <message>
   <source>Replay</source>
   <translation>Разбор</translation>
  </message>
  <message>
   <source>{at} of {many}</source>
   <translation>{at} из {many}</translation>
  </message>
  <message>
   <source>{hand} hand: {scatter}</source>
   <translation>Рука «{hand}»: {scatter}</translation>
  </message>
  <message>
   <source>Best for ± {angle}°
worth {worth} at {speed} m/s</source>
   <translation>Лучшее при ± {angle}°
выигрыш {worth} при {speed} m/s</translation>
  </message>
  <message>
   <source>{a} × {s} aims, {n} slides, {took}; seed {seed}</source>
   <translation>{a} × {s} прицелов, бросков: {n}, {took}; зерно {seed}</translation>
  </message>
  <message>
   <source>Skill</source>
   <translation>Меткость</translation>
  </message>
  <message>
   <source>What counts</source>
   <translation>Что считать</translation>
  </message>
  <message>
   <source>printed value</source>
   <translation>указанная сумма</translation>
  </message>
  <message>
   <source>cash of this round</source>
   <translation>деньги за раунд</translation>
  </message>
  <message>
   <source>lead over the best opponent</source>
   <translation>отрыв от соперника</translation>
  </message>
  <message>
   <source>Skill: scatter in angle and speed, surer to the left</source>
   <translation>Меткость: разброс угла и скорости, левее — точнее</translation>
  </message>
  <message>
   <source>Surer to the left, less sure to the right</source>
   <translation>Левее — точнее, правее — хуже</translation>
  </message>
  <message>
   <source>As it is</source>
   <translation>Как есть</translation>
  </message>
  <message>
   <source>The skill of the chosen thrower</source>
   <translation>Меткость выбранной руки</translation>
  </message>
  <message>
   <source>{scale} × {hand}: {scatter}</source>
   <translation>{scale} × {hand}: {scatter}</translation>
  </message>
  <message>
   <source>; this skill {took}</source>
   <translation>; эта меткость {took}</translation>
  </message>
  <message>
   <source>What an aim is worth</source>
   <translation>Сколько даёт прицел</translation>
  </message>
  <message>
   <source>computing …</source>
   <translation>вычисляется …</translation>
  </message>
  <message>
   <source>money a throw, 95 %: {lo} to {hi}; {n} slides, seed {seed}</source>
   <translation>денег за бросок, 95 %: от {lo} до {hi}; бросков: {n}, зерно {seed}</translation>
  </message>
  <message>
   <source>money a round, 95 %: {lo} to {hi}; {n} slides, seed {seed}</source>
   <translation>денег за раунд, 95 %: от {lo} до {hi}; бросков: {n}, зерно {seed}</translation>
  </message>
  <message>
   <source>Of its throws {parts}.</source>
   <translation>Из бросков: {parts}.</translation>
  </message>
  <message>
   <source>Worth: the value printed on the space that holds the token (K9); nothing elsewhere.</source>
   <translation>Выигрыш: сумма, указанная на клетке, где стоит фишка (K9); вне клеток — ничего.</translation>
  </message>
  <message>
   <source>Off the board</source>
   <translation>Вне поля</translation>
  </message>
  <message>
   <source>Short of GO (K13)</source>
   <translation>Не дошла до GO (K13)</translation>
  </message>
  <message>
   <source>No aim from here is worth anything on this board, as far as these slides tell.</source>
   <translation>Судя по этим броскам, отсюда ни один прицел на этом поле ничего не даёт.</translation>
  </message>
  <message>
   <source>Aimed straight at the dearest space, {space}, a throw would give {worth}: {hit} % rest on it, {off} % leave the board.</source>
   <translation>Бросок прямо в самую дорогую клетку, {space}, дал бы {worth}: {hit} % останавливаются на ней, {off} % уходят с поля.</translation>
  </message>
  <message>
   <source>Worth: the cash that this round brings the side, by K15 to K22, the slides after it thrown by greedy sides with this hand.</source>
   <translation>Выигрыш: деньги, которые этот раунд приносит стороне по K15–K22; следующие фишки пускают жадные стороны той же рукой.</translation>
  </message>
  <message>
   <source>Worth: the side's cash of this round less the best opponent's, the slides after it thrown by greedy sides with this hand.</source>
   <translation>Выигрыш: деньги стороны за этот раунд минус деньги лучшего соперника; следующие фишки пускают жадные стороны той же рукой.</translation>
  </message>
  <message>
   <source>Throws the waiting token with the best aim</source>
   <translation>Бросить очередную фишку с лучшим прицелом</translation>
  </message>
  <message>
   <source>Sets the aim to the best one</source>
   <translation>Установить лучший прицел</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Клетка</translation>
  </message>
  <message>
   <source>Chance, %</source>
   <translation>Доля, %</translation>
  </message>
  <message>
   <source>× worth</source>
   <translation>× цена</translation>
  </message>
  <message>
   <source>= gives</source>
   <translation>= даёт</translation>
  </message>
  <message>
   <source>Chance times worth of each space</source>
   <translation>Вероятность и выигрыш каждой клетки</translation>
  </message>
  <message>
   <source>95 % from, %</source>
   <translation>95 % от, %</translation>
  </message>
  <message>
   <source>95 % to, %</source>
   <translation>95 % до, %</translation>
  </message>
  <message>
   <source>worth</source>
   <translation>выигрыш</translation>
  </message>
  <message>
   <source>gives</source>
   <translation>даёт</translation>
  </message>
  <message>
   <source>Best aim: {direction} at {speed} m/s from x {x} cm.</source>
   <translation>Лучший прицел: {direction}, {speed} m/s, x = {x} cm.</translation>
  </message>
  <message>
   <source>{p} % rest on {space} and give {gives}</source>
   <translation>{p} % останавливаются на {space} и дают {gives}</translation>
  </message>
  <message>
   <source>That is as good as aiming straight at the dearest space, {space}.</source>
   <translation>Это не хуже, чем целиться прямо в самую дорогую клетку, {space}.</translation>
  </message>
  <message>
   <source>Throw it</source>
   <translation>Бросить</translation>
  </message>
  <message>
   <source>Aim so</source>
   <translation>Так целиться</translation>
  </message>
  <message>
   <source>Together</source>
   <translation>Всего</translation>
  </message>
  <message>
   <source>Worth of the best aim by skill</source>
   <translation>Выигрыш лучшего прицела по меткости</translation>
  </message>
  <message>
   <source>Angle scatter, degrees (speed scatter grows with it)</source>
   <translation>Разброс угла, градусы (разброс скорости растёт с ним)</translation>
  </message>
  <message>
   <source>Best worth</source>
   <translation>Выигрыш</translation>
  </message>
  <message>
   <source>angle scatter, degrees</source>
   <translation>разброс угла, градусы</translation>
  </message>
  <message>
   <source>best worth</source>
   <translation>лучший выигрыш</translation>
  </message>
  <message>
   <source>about</source>
   <translation>примерно</translation>
  </message>
  <message>
   <source>Map of worths over angle and speed</source>
   <translation>Карта выигрышей по углу и скорости</translation>
  </message>
  <message>
   <source>Aim angle, degrees (right is +)</source>
   <translation>Угол, градусы (вправо — +)</translation>
  </message>
  <message>
   <source>Speed at release, m/s</source>
   <translation>Скорость броска, m/s</translation>
  </message>
  <message>
   <source>angle, degrees</source>
   <translation>угол, градусы</translation>
  </message>
  <message>
   <source>speed, m/s</source>
   <translation>скорость, m/s</translation>
  </message>
  <message>
   <source>standard error</source>
   <translation>стандартная ошибка</translation>
  </message>
  <message>
   <source>Pointer: {angle}°, {speed} m/s, worth {worth} ± {error}</source>
   <translation>Указатель: {angle}°, {speed} m/s, выигрыш {worth} ± {error}</translation>
  </message>
  <message>
   <source>Worth</source>
   <translation>Выигрыш</translation>
  </message>
  <message>
   <source>money</source>
   <translation>деньги</translation>
  </message>
  <message>
   <source>Aim map: {n} slides</source>
   <translation>Карта прицела: {n} бросков</translation>
  </message>
  <message>
   <source>Best aim: {n} slides</source>
   <translation>Лучший прицел: {n} бросков</translation>
  </message>
  <message>
   <source>Aim map</source>
   <translation>Карта прицела</translation>
  </message>
  <message>
   <source>Worth by skill</source>
   <translation>Выигрыш по меткости</translation>
  </message>
  <message>
   <source>All tokens have been slid; clear the table</source>
   <translation>Все фишки пущены; очистите стол</translation>
  </message>
  <message>
   <source>{blocker} lies where {token} is released; aim from another place</source>
   <translation>{blocker} лежит там, откуда пускают {token}; цельтесь из другого места</translation>
  </message>
  <message>
   <source>Spaces of the board</source>
   <translation>Клетки поля</translation>
  </message>
  <message>
   <source>No spaces yet: add one, then drag it where it belongs.</source>
   <translation>Клеток ещё нет: добавьте и перетащите на место.</translation>
  </message>
  <message>
   <source>Move and resize spaces on the table, by mouse and keys (Ctrl+E)</source>
   <translation>Двигать клетки на столе и менять их размер мышью и клавишами (Ctrl+E)</translation>
  </message>
  <message>
   <source>The board keeps its former shape, and cannot be saved, until you move or shrink one of them.</source>
   <translation>Доска сохраняет прежний вид, и её нельзя сохранить, пока вы не сдвинете или не уменьшите одно из них.</translation>
  </message>
  <message>
   <source>Take it back</source>
   <translation>Отменить правку</translation>
  </message>
  <message>
   <source>What overlaps goes back to where the board has it, the rest stays (Esc on the table)</source>
   <translation>Перекрывающееся возвращается туда, где оно на доске, остальное остаётся (Esc на столе)</translation>
  </message>
  <message>
   <source>Spaces</source>
   <translation>Клетки</translation>
  </message>
  <message>
   <source>Bonuses and money</source>
   <translation>Бонусы и деньги</translation>
  </message>
  <message>
   <source>Where the figures come from</source>
   <translation>Откуда взяты числа</translation>
  </message>
  <message>
   <source>A new space where there is room (Insert on the table)</source>
   <translation>Новая клетка на свободном месте (Insert на столе)</translation>
  </message>
  <message>
   <source>The selected space once more (Ctrl+D on the table)</source>
   <translation>Ещё одна такая же клетка (Ctrl+D на столе)</translation>
  </message>
  <message>
   <source>The selected space away (Delete on the table)</source>
   <translation>Убрать выбранную клетку (Delete на столе)</translation>
  </message>
  <message>
   <source>End editing</source>
   <translation>Закончить</translation>
  </message>
  <message>
   <source>Edit on the table</source>
   <translation>Править на столе</translation>
  </message>
  <message>
   <source>{space}: overlaps</source>
   <translation>{space}: перекрытие</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Добавить</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>Копия</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Удалить</translation>
  </message>
  <message>
   <source>Name of the board</source>
   <translation>Название поля</translation>
  </message>
  <message>
   <source>Length of the board; spaces stay as they are</source>
   <translation>Длина поля; клетки не меняются</translation>
  </message>
  <message>
   <source>Width of the board; spaces stay as they are</source>
   <translation>Ширина поля; клетки не меняются</translation>
  </message>
  <message>
   <source>GO line, from the near edge</source>
   <translation>Линия GO, от ближнего края</translation>
  </message>
  <message>
   <source>No property has a group yet.</source>
   <translation>Пока ни у одного участка нет группы.</translation>
  </message>
  <message>
   <source>Notes of the bank: whole amounts, with commas between them</source>
   <translation>Купюры банка: целые суммы через запятую</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Купюры</translation>
  </message>
  <message>
   <source>Bonus of {group}</source>
   <translation>Бонус: {group}</translation>
  </message>
  <message>
   <source>Notes of the bank</source>
   <translation>Купюры банка</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Название</translation>
  </message>
  <message>
   <source>Length</source>
   <translation>Длина</translation>
  </message>
  <message>
   <source>Width</source>
   <translation>Ширина</translation>
  </message>
  <message>
   <source>GO line</source>
   <translation>Линия GO</translation>
  </message>
  <message>
   <source>Move the GO line</source>
   <translation>Сдвинуть линию GO</translation>
  </message>
  <message>
   <source>Size of the board</source>
   <translation>Размер поля</translation>
  </message>
  <message>
   <source>Bonus of the group {group}</source>
   <translation>Бонус группы {group}</translation>
  </message>
  <message>
   <source>{word} is no amount: give whole numbers, e.g. 50, 100, 500.</source>
   <translation>{word} — не сумма: укажите целые числа, например 50, 100, 500.</translation>
  </message>
  <message>
   <source>not said</source>
   <translation>не указано</translation>
  </message>
  <message>
   <source>measured</source>
   <translation>измерено</translation>
  </message>
  <message>
   <source>published</source>
   <translation>опубликовано</translation>
  </message>
  <message>
   <source>estimated</source>
   <translation>оценка</translation>
  </message>
  <message>
   <source>Spaces: places and values</source>
   <translation>Клетки: места и суммы</translation>
  </message>
  <message>
   <source>Bonuses</source>
   <translation>Бонусы</translation>
  </message>
  <message>
   <source>Where each figure of the board comes from</source>
   <translation>Откуда взято каждое число поля</translation>
  </message>
  <message>
   <source>Origin of the chosen figure</source>
   <translation>Источник выбранного числа</translation>
  </message>
  <message>
   <source>How it was measured, where it was published, what it rests on</source>
   <translation>Как измерено, где опубликовано, на чём основано</translation>
  </message>
  <message>
   <source>Origin</source>
   <translation>Источник</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Примечание</translation>
  </message>
  <message>
   <source>Origin of {figure}</source>
   <translation>Источник: {figure}</translation>
  </message>
  <message>
   <source>Figure</source>
   <translation>Число</translation>
  </message>
  <message>
   <source>left</source>
   <translation>слева</translation>
  </message>
  <message>
   <source>right</source>
   <translation>справа</translation>
  </message>
  <message>
   <source>near</source>
   <translation>вблизи</translation>
  </message>
  <message>
   <source>far</source>
   <translation>вдали</translation>
  </message>
  <message>
   <source>Add a seam</source>
   <translation>Добавить стык</translation>
  </message>
  <message>
   <source>A joint of the board, as a small bump across it</source>
   <translation>Стык частей поля: небольшой порог поперёк</translation>
  </message>
  <message>
   <source>Place</source>
   <translation>Место</translation>
  </message>
  <message>
   <source>Height</source>
   <translation>Высота</translation>
  </message>
  <message>
   <source>Loss</source>
   <translation>Потеря</translation>
  </message>
  <message>
   <source>Remove seam {n}</source>
   <translation>Убрать стык {n}</translation>
  </message>
  <message>
   <source>Change a seam</source>
   <translation>Изменить стык</translation>
  </message>
  <message>
   <source>Remove a seam</source>
   <translation>Убрать стык</translation>
  </message>
  <message>
   <source>Restitution of the rails</source>
   <translation>Восстановление бортиков</translation>
  </message>
  <message>
   <source>Friction of the rails</source>
   <translation>Трение бортов</translation>
  </message>
  <message>
   <source>Change the rails</source>
   <translation>Изменить борта</translation>
  </message>
  <message>
   <source>Add a token that differs</source>
   <translation>Добавить особую фишку</translation>
  </message>
  <message>
   <source>A mass or a radius of its own, for one token or for all of a side</source>
   <translation>Своя масса или радиус — у одной фишки или у всех фишек стороны</translation>
  </message>
  <message>
   <source>Mass</source>
   <translation>Масса</translation>
  </message>
  <message>
   <source>Radius</source>
   <translation>Радиус</translation>
  </message>
  <message>
   <source>Token {n} that differs</source>
   <translation>Особая фишка {n}</translation>
  </message>
  <message>
   <source>Mass of token {n} that differs</source>
   <translation>Масса особой фишки {n}</translation>
  </message>
  <message>
   <source>Radius of token {n} that differs</source>
   <translation>Радиус особой фишки {n}</translation>
  </message>
  <message>
   <source>Remove token {n} that differs</source>
   <translation>Убрать особую фишку {n}</translation>
  </message>
  <message>
   <source>Change {token}</source>
   <translation>Изменить {token}</translation>
  </message>
  <message>
   <source>Remove {token}</source>
   <translation>Убрать {token}</translation>
  </message>
  <message>
   <source>Seam {n}, place up the board</source>
   <translation>Стык {n}, место вдоль поля</translation>
  </message>
  <message>
   <source>Seam {n}, height</source>
   <translation>Стык {n}, высота</translation>
  </message>
  <message>
   <source>Seam {n}, part of the climb that is lost</source>
   <translation>Стык {n}, теряемая доля подъёма</translation>
  </message>
  <message>
   <source>Seam {n}</source>
   <translation>Стык {n}</translation>
  </message>
  <message>
   <source>Rails</source>
   <translation>Борта</translation>
  </message>
  <message>
   <source>Rail on the {side} side</source>
   <translation>Борт {side}</translation>
  </message>
  <message>
   <source>Restitution</source>
   <translation>Восстановл.</translation>
  </message>
  <message>
   <source>Friction</source>
   <translation>Трение</translation>
  </message>
  <message>
   <source>Add {token}</source>
   <translation>Добавить {token}</translation>
  </message>
  <message>
   <source>Property</source>
   <translation>Участок</translation>
  </message>
  <message>
   <source>Railroad</source>
   <translation>Железная дорога</translation>
  </message>
  <message>
   <source>Chance</source>
   <translation>Шанс</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Дом</translation>
  </message>
  <message>
   <source>Luxury tax</source>
   <translation>Налог</translation>
  </message>
  <message>
   <source>Free parking</source>
   <translation>Бесплатная стоянка</translation>
  </message>
  <message>
   <source>Go to jail</source>
   <translation>В тюрьму</translation>
  </message>
  <message>
   <source>Blank</source>
   <translation>Пусто</translation>
  </message>
  <message>
   <source>Id of the space, as rounds and recordings name it</source>
   <translation>Код клетки, как в раундах и записях</translation>
  </message>
  <message>
   <source>Name of the space; empty for one made from its id</source>
   <translation>Название клетки; если пусто, берётся из кода</translation>
  </message>
  <message>
   <source>Kind of the space</source>
   <translation>Вид клетки</translation>
  </message>
  <message>
   <source>Group of the property; empty for none</source>
   <translation>Группа участка; пусто — без группы</translation>
  </message>
  <message>
   <source>Value of the space</source>
   <translation>Сумма клетки</translation>
  </message>
  <message>
   <source>Left edge of the space, x</source>
   <translation>Левый край клетки, x</translation>
  </message>
  <message>
   <source>Near edge of the space, y</source>
   <translation>Ближний край клетки, y</translation>
  </message>
  <message>
   <source>Width of the space</source>
   <translation>Ширина клетки</translation>
  </message>
  <message>
   <source>Height of the space, up the board</source>
   <translation>Высота клетки вдоль поля</translation>
  </message>
  <message>
   <source>Change {space}</source>
   <translation>Изменить {space}</translation>
  </message>
  <message>
   <source>Move {space}</source>
   <translation>Сдвинуть {space}</translation>
  </message>
  <message>
   <source>Resize {space}</source>
   <translation>Изменить размер: {space}</translation>
  </message>
  <message>
   <source>Id</source>
   <translation>Код</translation>
  </message>
  <message>
   <source>Kind</source>
   <translation>Вид</translation>
  </message>
  <message>
   <source>Group</source>
   <translation>Группа</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Сумма</translation>
  </message>
  <message>
   <source>x</source>
   <translation>x</translation>
  </message>
  <message>
   <source>y</source>
   <translation>y</translation>
  </message>
  <message>
   <source>A polygon of {n} corners: drag them on the table.</source>
   <translation>Многоугольник, углов: {n}. Перетаскивайте их на столе.</translation>
  </message>
  <message>
   <source>Tokens on Chance go back to GO and slide again.</source>
   <translation>Фишки на «Шансе» возвращаются на GO и идут снова.</translation>
  </message>
  <message>
   <source>Railroads</source>
   <translation>Железные дороги</translation>
  </message>
  <message>
   <source>Move each to a free property you choose.</source>
   <translation>Каждая идёт на свободный участок по вашему выбору.</translation>
  </message>
  <message>
   <source>Collect and pay</source>
   <translation>Получить и платить</translation>
  </message>
  <message>
   <source>Properties, sets, House, Luxury tax.</source>
   <translation>Участки, наборы, «Дом», «Налог на роскошь».</translation>
  </message>
  <message>
   <source>The side with most tokens there takes the pot.</source>
   <translation>У кого там больше фишек, забирает котёл.</translation>
  </message>
  <message>
   <source>{place}. {side}</source>
   <translation>{place}. {side}</translation>
  </message>
  <message>
   <source>Turn order, all have slid</source>
   <translation>Порядок хода, все пустили фишки</translation>
  </message>
  <message>
   <source>{place}.</source>
   <translation>{place}.</translation>
  </message>
  <message>
   <source>Reference card</source>
   <translation>Памятка</translation>
  </message>
  <message>
   <source>The turn markers lie here when a game has begun.</source>
   <translation>Здесь лежат маркеры хода, когда партия началась.</translation>
  </message>
  <message>
   <source>The round is over.</source>
   <translation>Раунд окончен.</translation>
  </message>
  <message>
   <source>Turn order, slide {slid} of {all}</source>
   <translation>Порядок хода, бросок {slid} из {all}</translation>
  </message>
  <message>
   <source>Turn order, {slid} of {all} have slid</source>
   <translation>Порядок хода, бросков сделано: {slid} из {all}</translation>
  </message>
  <message>
   <source>{name}, now</source>
   <translation>{name}, сейчас</translation>
  </message>
  <message>
   <source>Step {n}: {name}, now</source>
   <translation>Шаг {n}: {name}, сейчас</translation>
  </message>
  <message>
   <source>Console</source>
   <translation>Консоль</translation>
  </message>
  <message>
   <source>Python console</source>
   <translation>Консоль Python</translation>
  </message>
  <message>
   <source>The console needs the Jupyter extra. Install it, then open the window again:
{command}</source>
   <translation>Консоли нужен набор Jupyter. Установите его и откройте окно снова:
{command}</translation>
  </message>
  <message>
   <source>Copy the command</source>
   <translation>Копировать команду</translation>
  </message>
  <message>
   <source>{names} are at hand; what they change shows at once. For example:</source>
   <translation>Под рукой {names}; что они меняют, видно сразу. Например:</translation>
  </message>
  <message>
   <source>Fit</source>
   <translation>Подгонка</translation>
  </message>
  <message>
   <source>as the file says</source>
   <translation>как в файле</translation>
  </message>
  <message>
   <source>Pictures a second</source>
   <translation>Кадров в секунду</translation>
  </message>
  <message>
   <source>mm a pixel</source>
   <translation>mm на пиксель</translation>
  </message>
  <message>
   <source>none</source>
   <translation>нет</translation>
  </message>
  <message>
   <source>Length of a pixel in millimetres</source>
   <translation>Длина пикселя в миллиметрах</translation>
  </message>
  <message>
   <source>Unit of length</source>
   <translation>Единица длины</translation>
  </message>
  <message>
   <source>turn y over</source>
   <translation>перевернуть y</translation>
  </message>
  <message>
   <source>Places in pictures are turned over by themselves: only where up came out down</source>
   <translation>Места на снимках переворачиваются сами; нужно, только если верх оказался внизу</translation>
  </message>
  <message>
   <source>the same for all that ask this</source>
   <translation>и для всех таких файлов</translation>
  </message>
  <message>
   <source>Read again</source>
   <translation>Прочитать снова</translation>
  </message>
  <message>
   <source>Read the recording with these answers</source>
   <translation>Прочитать запись с этими ответами</translation>
  </message>
  <message>
   <source>Scale</source>
   <translation>Масштаб</translation>
  </message>
  <message>
   <source>Unit</source>
   <translation>Единица</translation>
  </message>
  <message>
   <source>pixels</source>
   <translation>пиксели</translation>
  </message>
  <message>
   <source>Drop recordings of slides here, from Tracker and many other programs: how slippery is the table?</source>
   <translation>Перетащите сюда записи скольжений из Tracker и многих других программ: насколько скользок стол?</translation>
  </message>
  <message>
   <source>Open recordings…</source>
   <translation>Открыть записи…</translation>
  </message>
  <message>
   <source>Try made-up slides</source>
   <translation>Взять учебные записи</translation>
  </message>
  <message>
   <source>Fit again</source>
   <translation>Подогнать снова</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Файлы</translation>
  </message>
  <message>
   <source>Slides</source>
   <translation>Броски</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Итог</translation>
  </message>
  <message>
   <source>Laws</source>
   <translation>Законы</translation>
  </message>
  <message>
   <source>Take off</source>
   <translation>Убрать</translation>
  </message>
  <message>
   <source>Take the recorded path off the table</source>
   <translation>Убрать записанный путь со стола</translation>
  </message>
  <message>
   <source>Use on the table</source>
   <translation>Взять на стол</translation>
  </message>
  <message>
   <source>Put the fitted values into the board, noted as measured</source>
   <translation>Перенести найденные значения на поле с пометкой «измерено»</translation>
  </message>
  <message>
   <source>Throw the recorded slide</source>
   <translation>Повторить запись</translation>
  </message>
  <message>
   <source>The recorded release on the table, with the recorded places as dots</source>
   <translation>Бросок из записи на столе, точками — записанные места</translation>
  </message>
  <message>
   <source>Result ({n})</source>
   <translation>Результат ({n})</translation>
  </message>
  <message>
   <source>Open recordings</source>
   <translation>Открыть записи</translation>
  </message>
  <message>
   <source>All files (*)</source>
   <translation>Все файлы (*)</translation>
  </message>
  <message>
   <source>Made-up slides</source>
   <translation>Учебные записи</translation>
  </message>
  <message>
   <source>No fit</source>
   <translation>Подгонки нет</translation>
  </message>
  <message>
   <source>Stopped before it was done.</source>
   <translation>Остановлено до конца.</translation>
  </message>
  <message>
   <source>The table does not have the fitted values yet.</source>
   <translation>На столе ещё не подобранные значения.</translation>
  </message>
  <message>
   <source>of what was there before; fitting …</source>
   <translation>по прежним данным; идёт подгонка …</translation>
  </message>
  <message>
   <source>A question first</source>
   <translation>Сначала вопрос</translation>
  </message>
  <message>
   <source>No fit yet</source>
   <translation>Подгонки ещё нет</translation>
  </message>
  <message>
   <source>Answer what the recording asks.</source>
   <translation>Ответьте на вопрос записи.</translation>
  </message>
  <message>
   <source>reading and fitting …</source>
   <translation>чтение и подгонка …</translation>
  </message>
  <message>
   <source>recordings that ask something are not in it</source>
   <translation>записи с вопросами не учтены</translation>
  </message>
  <message>
   <source>corners were given for another board, see Files</source>
   <translation>углы даны для другого поля, смотрите «Файлы»</translation>
  </message>
  <message>
   <source>Remove a recording</source>
   <translation>Убрать запись</translation>
  </message>
  <message>
   <source>The camera looked at a slant</source>
   <translation>Камера снимала под углом</translation>
  </message>
  <message>
   <source>A slanted look changes μ by up to 20 %; the board's corners set it right</source>
   <translation>Съёмка под углом меняет μ на величину до 20 %; углы поля это исправляют</translation>
  </message>
  <message>
   <source>Pixels of the board's corners</source>
   <translation>Пиксели углов поля</translation>
  </message>
  <message>
   <source>mm</source>
   <translation>mm</translation>
  </message>
  <message>
   <source>Height of the tracked mark above the board</source>
   <translation>Высота отслеживаемой метки над полем</translation>
  </message>
  <message>
   <source>Size of the picture in pixels</source>
   <translation>Размер кадра в пикселях</translation>
  </message>
  <message>
   <source>from the corners</source>
   <translation>по углам</translation>
  </message>
  <message>
   <source>Focal length in pixels</source>
   <translation>Фокусное расстояние в пикселях</translation>
  </message>
  <message>
   <source>Only for a mark above the board, where the camera looks so straight down that corners do not tell it</source>
   <translation>Только для метки над полем, когда камера смотрит прямо вниз и по углам его не найти</translation>
  </message>
  <message>
   <source>They are the table's</source>
   <translation>Углы — поля на столе</translation>
  </message>
  <message>
   <source>Read the recording with the corners of the board on the table</source>
   <translation>Прочитать запись с углами поля, которое на столе</translation>
  </message>
  <message>
   <source>Corners</source>
   <translation>Углы</translation>
  </message>
  <message>
   <source>Pixels of the board's corners: near left, near right, far right, far left, as the thrower stands. They give the scale too. None: it looked straight down.</source>
   <translation>Пиксели углов поля: ближний левый, ближний правый, дальний правый, дальний левый — как стоит бросающий. Они дают и масштаб. Без углов: камера смотрела прямо вниз.</translation>
  </message>
  <message>
   <source>Mark above the board</source>
   <translation>Метка над полем</translation>
  </message>
  <message>
   <source>Picture</source>
   <translation>Снимок</translation>
  </message>
  <message>
   <source>Focal length</source>
   <translation>Фокусное расстояние</translation>
  </message>
  <message>
   <source>{slant}: corners are given</source>
   <translation>{slant}: углы даны</translation>
  </message>
  <message>
   <source>The corners were given for a board of {wide} × {long} cm; the table's is {w} × {h} cm.</source>
   <translation>Углы даны для поля {wide} × {long} cm, а на столе поле {w} × {h} cm.</translation>
  </message>
  <message>
   <source>A mark above the board needs the size of the picture, e.g. 1920x1080.</source>
   <translation>Для метки над полем нужен размер кадра, например 1920x1080.</translation>
  </message>
  <message>
   <source>{typed} is no size of a picture; write 1920x1080.</source>
   <translation>{typed} — не размер кадра; напишите 1920x1080.</translation>
  </message>
  <message>
   <source>The corners are missing: give them, or empty the other fields of the camera.</source>
   <translation>Не хватает углов: задайте их или очистите остальные поля камеры.</translation>
  </message>
  <message>
   <source>Recordings of the fit</source>
   <translation>Записи для подгонки</translation>
  </message>
  <message>
   <source>Add…</source>
   <translation>Добавить…</translation>
  </message>
  <message>
   <source>Open more recordings: they are fitted together</source>
   <translation>Открыть ещё записи: они подгоняются вместе</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Убрать</translation>
  </message>
  <message>
   <source>Leave this recording out (Delete)</source>
   <translation>Не учитывать эту запись (Delete)</translation>
  </message>
  <message>
   <source>being read</source>
   <translation>читается</translation>
  </message>
  <message>
   <source>{name}: {state}</source>
   <translation>{name}: {state}</translation>
  </message>
  <message>
   <source>What the file does not hold, or says wrongly:</source>
   <translation>Чего в файле нет или что неверно:</translation>
  </message>
  <message>
   <source>Answer what a recording asks</source>
   <translation>Ответить на вопрос записи</translation>
  </message>
  <message>
   <source>not told yet</source>
   <translation>ещё не указано</translation>
  </message>
  <message>
   <source>asks something</source>
   <translation>есть вопрос</translation>
  </message>
  <message>
   <source>cannot be used</source>
   <translation>не годится</translation>
  </message>
  <message>
   <source>being read …</source>
   <translation>читается …</translation>
  </message>
  <message>
   <source>time, s</source>
   <translation>время, s</translation>
  </message>
  <message>
   <source>way, cm</source>
   <translation>путь, cm</translation>
  </message>
  <message>
   <source>does</source>
   <translation>движение</translation>
  </message>
  <message>
   <source>model, cm</source>
   <translation>модель, cm</translation>
  </message>
  <message>
   <source>off the model along, mm</source>
   <translation>мимо модели вдоль, mm</translation>
  </message>
  <message>
   <source>off the model across, mm</source>
   <translation>мимо модели поперёк, mm</translation>
  </message>
  <message>
   <source>Data, model and residuals</source>
   <translation>Данные, модель и остатки</translation>
  </message>
  <message>
   <source>off the model, mm</source>
   <translation>мимо модели, mm</translation>
  </message>
  <message>
   <source>data</source>
   <translation>данные</translation>
  </message>
  <message>
   <source>all marks alike</source>
   <translation>все отметки равны</translation>
  </message>
  <message>
   <source>wrong marks count less</source>
   <translation>ошибочные — слабее</translation>
  </message>
  <message>
   <source>wrong marks count little</source>
   <translation>ошибочные — чуть-чуть</translation>
  </message>
  <message>
   <source>AICc beyond the best law's: below 2 hardly told apart, above 10 ruled out</source>
   <translation>AICc сверх лучшего закона: до 2 их едва различить, больше 10 — закон отпадает</translation>
  </message>
  <message>
   <source>How far the marks lie off the fitted way (rms)</source>
   <translation>Насколько отметки лежат мимо найденного пути (СКО)</translation>
  </message>
  <message>
   <source>Law of friction</source>
   <translation>Закон трения</translation>
  </message>
  <message>
   <source>How single wrong marks count</source>
   <translation>Вес отдельных ошибочных отметок</translation>
  </message>
  <message>
   <source>the board's tilt too</source>
   <translation>и наклон поля</translation>
  </message>
  <message>
   <source>Fit the board's tilt beside friction: needs slides in different directions</source>
   <translation>Подгонять с трением и наклон поля: нужны скольжения в разных направлениях</translation>
  </message>
  <message>
   <source>Base of the recorded tokens</source>
   <translation>Основание записанных фишек</translation>
  </message>
  <message>
   <source>Under a flat base spin takes part in sliding, and is fitted from headings</source>
   <translation>При плоском основании вращение влияет на скольжение и подбирается по углам поворота</translation>
  </message>
  <message>
   <source>as the board's tokens</source>
   <translation>как у фишек доски</translation>
  </message>
  <message>
   <source>Radius of the base in millimetres</source>
   <translation>Радиус основания в миллиметрах</translation>
  </message>
  <message>
   <source>Fit another way</source>
   <translation>Подогнать иначе</translation>
  </message>
  <message>
   <source>Compare the laws</source>
   <translation>Сравнить законы</translation>
  </message>
  <message>
   <source>See the recording</source>
   <translation>Показать запись</translation>
  </message>
  <message>
   <source>Leave it out</source>
   <translation>Не учитывать</translation>
  </message>
  <message>
   <source>Residuals {mm} mm on each axis.</source>
   <translation>Остатки {mm} mm по каждой оси.</translation>
  </message>
  <message>
   <source>Fit every law to these slides</source>
   <translation>Подогнать все законы к этим скольжениям</translation>
  </message>
  <message>
   <source>Comparing laws</source>
   <translation>Сравнение законов</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Отмена</translation>
  </message>
  <message>
   <source>Laws by AICc</source>
   <translation>Законы по AICc</translation>
  </message>
  <message>
   <source>Fit by this law</source>
   <translation>По этому закону</translation>
  </message>
  <message>
   <source>Law</source>
   <translation>Закон</translation>
  </message>
  <message>
   <source>worse by (AICc)</source>
   <translation>хуже на (AICc)</translation>
  </message>
  <message>
   <source>Values</source>
   <translation>Значения</translation>
  </message>
  <message>
   <source>ball: spin plays no part</source>
   <translation>шар: вращение не влияет</translation>
  </message>
  <message>
   <source>flat disc</source>
   <translation>плоский диск</translation>
  </message>
  <message>
   <source>ring</source>
   <translation>кольцо</translation>
  </message>
  <message>
   <source>value</source>
   <translation>значение</translation>
  </message>
  <message>
   <source>95 %</source>
   <translation>95 %</translation>
  </message>
  <message>
   <source>How far to trust the value</source>
   <translation>Насколько можно верить значению</translation>
  </message>
  <message>
   <source>± noise</source>
   <translation>± шум</translation>
  </message>
  <message>
   <source>Standard error by the noise of the marks alone, the rest of 95 % left out</source>
   <translation>Стандартная ошибка только из-за шума отметок, без остального, что входит в 95 %</translation>
  </message>
  <message>
   <source>board</source>
   <translation>поле</translation>
  </message>
  <message>
   <source>What the table's board has now; – where its law is another</source>
   <translation>Что сейчас у поля на столе; – там, где у него другой закон</translation>
  </message>
  <message>
   <source>worse by</source>
   <translation>хуже на</translation>
  </message>
  <message>
   <source>off, mm</source>
   <translation>мимо, mm</translation>
  </message>
  <message>
   <source>Fit by the law {law}</source>
   <translation>Подогнать по закону {law}</translation>
  </message>
  <message>
   <source>Marks</source>
   <translation>Отметки</translation>
  </message>
  <message>
   <source>Base</source>
   <translation>Основание</translation>
  </message>
  <message>
   <source>Which law do these slides obey? Compare the laws.</source>
   <translation>Какому закону подчиняются скольжения? Сравните законы.</translation>
  </message>
  <message>
   <source>Of other slides: compare again.</source>
   <translation>Для других скольжений: сравните заново.</translation>
  </message>
  <message>
   <source>Token that is looked at</source>
   <translation>Рассматриваемая фишка</translation>
  </message>
  <message>
   <source>Segment</source>
   <translation>Отрезок</translation>
  </message>
  <message>
   <source>What the token does in this segment</source>
   <translation>Что делает фишка на этом отрезке</translation>
  </message>
  <message>
   <source>Split</source>
   <translation>Разделить</translation>
  </message>
  <message>
   <source>Cut this segment in two in its middle</source>
   <translation>Разрезать отрезок посередине</translation>
  </message>
  <message>
   <source>As found</source>
   <translation>Как найдено</translation>
  </message>
  <message>
   <source>Forget what was moved by hand</source>
   <translation>Забыть сдвинутое рукой</translation>
  </message>
  <message>
   <source>{n}: {kind}, {from_} to {to} s</source>
   <translation>{n}: {kind}, от {from_} до {to} s</translation>
  </message>
  <message>
   <source>Move a segment</source>
   <translation>Сдвинуть отрезок</translation>
  </message>
  <message>
   <source>Segment from</source>
   <translation>Отрезок от</translation>
  </message>
  <message>
   <source>Segment to</source>
   <translation>Отрезок до</translation>
  </message>
  <message>
   <source>Segments as moved by hand. Circles: along the way; squares: across it.</source>
   <translation>Отрезки сдвинуты рукой. Кружки — вдоль пути, квадраты — поперёк.</translation>
  </message>
  <message>
   <source>Drag the edges of the segments; the fit follows. Circles: along the way; squares: across it.</source>
   <translation>Тяните границы отрезков, подгонка меняется. Кружки — вдоль пути, квадраты — поперёк.</translation>
  </message>
  <message>
   <source>Use the fit on the table</source>
   <translation>Взять подгонку на стол</translation>
  </message>
  <message>
   <source>The table has the fitted values.</source>
   <translation>На столе найденные значения.</translation>
  </message>
  <message>
   <source>Take the recorded path off</source>
   <translation>Убрать записанный путь</translation>
  </message>
  <message>
   <source>{label} slides again …</source>
   <translation>{label}: повтор скольжения …</translation>
  </message>
  <message>
   <source>On the table the token went off the board.</source>
   <translation>На столе фишка ушла с поля.</translation>
  </message>
  <message>
   <source>Wait until all lie still.</source>
   <translation>Дождитесь, пока всё остановится.</translation>
  </message>
  <message>
   <source>All tokens have been slid: clear the table (R) to throw the recorded slide.</source>
   <translation>Все фишки пущены: очистите стол (R), чтобы повторить запись.</translation>
  </message>
  <message>
   <source>{token} lies where the recorded slide begins: move it away.</source>
   <translation>{token} лежит там, где начинается запись: отодвиньте её.</translation>
  </message>
  <message>
   <source>Laid on the board from where tokens are let go, at {cm} cm, straight up.</source>
   <translation>Положено на поле от места, где отпускают фишки ({cm} cm), прямо вверх.</translation>
  </message>
  <message>
   <source>{label} thrown again.</source>
   <translation>{label} брошена снова.</translation>
  </message>
  <message>
   <source>The recording ends before the token rests: the rests cannot be compared.</source>
   <translation>Запись кончается до остановки фишки: места остановки не сравнить.</translation>
  </message>
  <message>
   <source>On the way it hit {names}, which is in that.</source>
   <translation>По пути она ударила {names}: это входит в разницу.</translation>
  </message>
  <message>
   <source>This board cannot take the fitted values.</source>
   <translation>Это поле не может принять найденные значения.</translation>
  </message>
  <message>
   <source>a rail</source>
   <translation>бортик</translation>
  </message>
  <message>
   <source>{share} % repeat the one before; each is counted once.</source>
   <translation>Повторяют прошлую отметку: {share} %; каждая учтена один раз.</translation>
  </message>
  <message>
   <source>Faster with time, which friction cannot do: {slides}.</source>
   <translation>{slides}: скорость растёт, от трения так не бывает.</translation>
  </message>
  <message>
   <source>By {a} m/s². Is the board tilted, or the camera askew? No mu is taken from it.</source>
   <translation>На {a} m/s². Поле наклонено или камера стоит косо? Для mu это не берётся.</translation>
  </message>
  <message>
   <source>No slowing down can be seen in {slides}.</source>
   <translation>{slides}: замедления не видно.</translation>
  </message>
  <message>
   <source>{name} {value}, standard error {se}. Film until the token lies still.</source>
   <translation>{name} {value}, стандартная ошибка {se}. Снимайте, пока фишка не остановится.</translation>
  </message>
  <message>
   <source>By this fit it never stops.</source>
   <translation>По этой подгонке она не остановится.</translation>
  </message>
  <message>
   <source>It would stop {seconds} s after the last row.</source>
   <translation>Она остановилась бы через {seconds} s после последней строки.</translation>
  </message>
  <message>
   <source>Still in motion in the last row: {slides}. Film on until all lies still.</source>
   <translation>{slides}: движение не кончилось в последней строке; снимайте до остановки.</translation>
  </message>
  <message>
   <source>The law {law} does not describe {slides}.</source>
   <translation>Закон {law} не описывает {slides}.</translation>
  </message>
  <message>
   <source>Residuals run in waves of {rms} mm over {length} cm.</source>
   <translation>Остатки идут волнами: {rms} mm на {length} cm.</translation>
  </message>
  <message>
   <source>Not slowed as {law} says: {slides}.</source>
   <translation>{slides}: замедление не такое, как по закону {law}.</translation>
  </message>
  <message>
   <source>By {first} m/s² in the first half and {second} m/s² in the second.</source>
   <translation>{first} m/s² в первой половине и {second} m/s² во второй.</translation>
  </message>
  <message>
   <source>{slides} is far from the others: leave it out if something went wrong.</source>
   <translation>{slides}: далеко от остальных; не учитывайте, если что-то пошло не так.</translation>
  </message>
  <message>
   <source>{name} {value}; the other {n} slides {others}, standard deviation {spread}.</source>
   <translation>{name} {value}; другие скольжения ({n}): {others}, стандартное отклонение {spread}.</translation>
  </message>
  <message>
   <source>These slides do not tell the numbers of the law {law} apart.</source>
   <translation>По этим скольжениям числа закона {law} не различить.</translation>
  </message>
  <message>
   <source>Speeds up to {speed} m/s: {vague}. Add slides at other speeds, or take a simpler law.</source>
   <translation>Скорости до {speed} m/s: {vague}. Добавьте скольжения с другими скоростями или возьмите закон проще.</translation>
  </message>
  <message>
   <source>No unit of length is given in {files}: metres are assumed.</source>
   <translation>Нет единицы длины: {files}. Взяты метры.</translation>
  </message>
  <message>
   <source>Were it centimetres, mu would come out 100 times too large.</source>
   <translation>Если это сантиметры, mu вышло бы в 100 раз больше верного.</translation>
  </message>
  <message>
   <source>Nothing slides in {slides}: left out.</source>
   <translation>{slides}: ничего не скользит, не учтено.</translation>
  </message>
  <message>
   <source>Pictures come more than once in {files}.</source>
   <translation>Повторяются кадры: {files}.</translation>
  </message>
  <message>
   <source>Marks jump away from the path and back in {slides}.</source>
   <translation>{slides}: отметки соскакивают с пути и возвращаются.</translation>
  </message>
  <message>
   <source>{one} holds the same data as {other}: counted once.</source>
   <translation>{one} — те же данные, что {other}: учтено один раз.</translation>
  </message>
  <message>
   <source>Were the camera's rate {times} times higher, mu would be {mu}.</source>
   <translation>Будь частота камеры выше в {times} раз, mu было бы {mu}.</translation>
  </message>
  <message>
   <source>Were the frame rate {times} times lower, mu would be {mu}.</source>
   <translation>Будь частота кадров ниже в {times} раз, mu было бы {mu}.</translation>
  </message>
  <message>
   <source>A mu of {mu} at {fps} pictures a second is hard to believe.</source>
   <translation>Трудно поверить: mu = {mu} при {fps} кадрах в секунду.</translation>
  </message>
  <message>
   <source>{n} of {of} readings are known no better than 30 %: take longer slides.</source>
   <translation>Известны не точнее 30 %: {n} из {of} значений; возьмите скольжения длиннее.</translation>
  </message>
  <message>
   <source>Row {row} gives {value} ± {se}.</source>
   <translation>Строка {row} даёт {value} ± {se}.</translation>
  </message>
  <message>
   <source>{names} and {n} more</source>
   <translation>{names} и ещё {n}</translation>
  </message>
  <message>
   <source>{names} and {last}</source>
   <translation>{names} и {last}</translation>
  </message>
  <message>
   <source>These slides hardly tell the board's tilt from friction.</source>
   <translation>По этим скольжениям наклон поля трудно отличить от трения.</translation>
  </message>
  <message>
   <source>They go between {low}° and {high}° from straight up; correlation {r}. Film slides the other way too.</source>
   <translation>Они идут под углами от {low}° до {high}° к длине поля; корреляция {r}. Снимите и обратные скольжения.</translation>
  </message>
  <message>
   <source>Filmed at {real} pictures a second, not {fps}.</source>
   <translation>Снято {real} кадров в секунду, а не {fps}.</translation>
  </message>
  <message>
   <source>Reading recordings</source>
   <translation>Чтение записей</translation>
  </message>
  <message>
   <source>Fitting the slides</source>
   <translation>Подгонка скольжений</translation>
  </message>
  <message>
   <source>lies still</source>
   <translation>покой</translation>
  </message>
  <message>
   <source>is pushed</source>
   <translation>толчок</translation>
  </message>
  <message>
   <source>coasts</source>
   <translation>скольжение</translation>
  </message>
  <message>
   <source>hit</source>
   <translation>удар</translation>
  </message>
  <message>
   <source>meets a rail</source>
   <translation>удар о борт</translation>
  </message>
  <message>
   <source>rests</source>
   <translation>остановка</translation>
  </message>
  <message>
   <source>restitution</source>
   <translation>восстановление</translation>
  </message>
  <message>
   <source>contact friction</source>
   <translation>трение при ударе</translation>
  </message>
  <message>
   <source>the same deceleration at every speed</source>
   <translation>замедление одинаково при любой скорости</translation>
  </message>
  <message>
   <source>deceleration grows with speed</source>
   <translation>замедление растёт со скоростью</translation>
  </message>
  <message>
   <source>deceleration grows with the square of speed</source>
   <translation>замедление растёт с квадратом скорости</translation>
  </message>
  <message>
   <source>deceleration changes as speed grows from rest</source>
   <translation>замедление меняется с ростом скорости от нуля</translation>
  </message>
  <message>
   <source>deceleration falls as speed grows</source>
   <translation>замедление падает с ростом скорости</translation>
  </message>
  <message>
   <source>{name} = {value}, 95 %: {interval}</source>
   <translation>{name} = {value}, 95 %: {interval}</translation>
  </message>
  <message>
   <source>{low} to {high}</source>
   <translation>{low}…{high}</translation>
  </message>
  <message>
   <source>Single slides differ by {sd} ({percent} %, standard deviation), by {own} % without their noise: that is put on the table.</source>
   <translation>Отдельные скольжения различаются на {sd} ({percent} %, стандартное отклонение), без их шума на {own} %: это и кладётся на стол.</translation>
  </message>
  <message>
   <source>So few slides cannot say how well the mean of all is known: film more.</source>
   <translation>По стольким скольжениям не узнать, насколько точно известно среднее: снимите больше.</translation>
  </message>
  <message>
   <source>{where}: the true error exceeds the standard one.</source>
   <translation>{where}: настоящая ошибка больше стандартной.</translation>
  </message>
  <message>
   <source>Slides in one direction cannot tell a slope: each degree of it would change μ by {mu} ({percent} %).</source>
   <translation>По скольжениям в одну сторону наклон не узнать: каждый его градус изменил бы μ на {mu} ({percent} %).</translation>
  </message>
  <message>
   <source>Each slide predicted from the others misses its rest by {cm} cm (rms); {covered} of {n} lie in their 95 % bands.</source>
   <translation>Место остановки, предсказанное по остальным скольжениям, неточно на {cm} cm (rms); в полосах 95 % лежат {covered} из {n}.</translation>
  </message>
  <message>
   <source>The rests differ by {cm}{space}cm: the table's token lies {ways}.</source>
   <translation>Места остановки различаются на {cm}{space}cm: фишка стола лежит {ways}.</translation>
  </message>
  <message>
   <source>Nothing could be fitted: read the warnings.</source>
   <translation>Подогнать ничего нельзя: прочтите предупреждения.</translation>
  </message>
  <message>
   <source>from {low}</source>
   <translation>от {low}</translation>
  </message>
  <message>
   <source>measured: {parts}</source>
   <translation>измерено: {parts}</translation>
  </message>
  <message>
   <source>One slide cannot say how much slides differ: film three at least.</source>
   <translation>По одному скольжению не узнать разброса: снимите хотя бы три.</translation>
  </message>
  <message>
   <source>Single slides differ by {sd} ({percent} %, standard deviation).</source>
   <translation>Отдельные скольжения различаются на {sd} ({percent} %, стандартное отклонение).</translation>
  </message>
  <message>
   <source>Single slides differ by {sd} ({percent} %, standard deviation), hardly less without their noise: that is put on the table.</source>
   <translation>Отдельные скольжения различаются на {sd} ({percent} %, стандартное отклонение), без их шума почти на столько же: это и кладётся на стол.</translation>
  </message>
  <message>
   <source>{origin}, which cannot say how much slides differ</source>
   <translation>{origin}: сколько различаются броски, не узнать</translation>
  </message>
  <message>
   <source>{origin}; their residuals are not mere noise</source>
   <translation>{origin}; их остатки — не просто шум</translation>
  </message>
  <message>
   <source>The residuals are not mere noise</source>
   <translation>Остатки — не просто шум</translation>
  </message>
  <message>
   <source>One slide cannot tell a slope: each degree of it would change μ by {mu} ({percent} %).</source>
   <translation>По одному скольжению наклон не узнать: каждый его градус изменил бы μ на {mu} ({percent} %).</translation>
  </message>
  <message>
   <source>The simplest law explains these slides as well as any: {law}.</source>
   <translation>Самый простой закон объясняет эти скольжения не хуже других: {law}.</translation>
  </message>
  <message>
   <source>These slides speak for {law}.</source>
   <translation>Эти скольжения говорят за {law}.</translation>
  </message>
  <message>
   <source>{unit} (assumed)</source>
   <translation>{unit} (принято)</translation>
  </message>
  <message>
   <source>no steady frame rate</source>
   <translation>частота кадров непостоянна</translation>
  </message>
  <message>
   <source>{fps} pictures a second</source>
   <translation>{fps} кадров в секунду</translation>
  </message>
  <message>
   <source>The rows count pictures. How many pictures a second did the camera take?</source>
   <translation>В строках номера кадров. Сколько кадров в секунду снимала камера?</translation>
  </message>
  <message>
   <source>The places are in pixels. How long is one pixel on the board? (The length of something in the picture over its pixels.)</source>
   <translation>Места даны в пикселях. Какова длина одного пикселя на поле? (Длина предмета на снимке, делённая на его пиксели.)</translation>
  </message>
  <message>
   <source>The places are in pixels and the rows count pictures. How long is one pixel on the board, and how many pictures a second did the camera take?</source>
   <translation>Места даны в пикселях, в строках номера кадров. Какова длина пикселя на поле и сколько кадров в секунду снимала камера?</translation>
  </message>
  <message>
   <source>The file does not say its unit of length. Which is it?</source>
   <translation>В файле не указана единица длины. Какая она?</translation>
  </message>
  <message>
   <source>The file does not say its unit of length, and the rows count pictures. Which unit, and how many pictures a second?</source>
   <translation>В файле не указана единица длины, а в строках номера кадров. Какая единица и сколько кадров в секунду?</translation>
  </message>
  <message>
   <source>The rests agree within a millimetre.</source>
   <translation>Места остановки совпадают с точностью до миллиметра.</translation>
  </message>
  <message>
   <source>So few slides cannot say how much slides differ: film more.</source>
   <translation>По столь немногим скольжениям не узнать разброса: снимите больше.</translation>
  </message>
  <message>
   <source>{origin}, too few to say how much slides differ</source>
   <translation>{origin}: слишком мало, чтобы узнать, сколько они различаются</translation>
  </message>
  <message>
   <source>In all slides the residuals are not mere noise</source>
   <translation>Во всех скольжениях остатки — не просто шум</translation>
  </message>
  <message>
   <source>In {n} of {all} slides the residuals are not mere noise</source>
   <translation>В {n} из {all} скольжений остатки — не просто шум</translation>
  </message>
  <message>
   <source>{one} meets {other} at {time} s: restitution {e} ± {se}; energy after over before {ratio} ± {ratio_se}; momentum lost {lost} ± {lost_se} %.</source>
   <translation>{one} ударяет {other} в {time} s: восстановление {e} ± {se}; энергия после к энергии до {ratio} ± {ratio_se}; потеря импульса {lost} ± {lost_se} %.</translation>
  </message>
  <message>
   <source>As good, or nearly: {laws}.</source>
   <translation>Почти так же хороши: {laws}.</translation>
  </message>
  <message>
   <source>No law describes them quite: residuals run in waves.</source>
   <translation>Ни один закон не описывает их вполне: остатки идут волнами.</translation>
  </message>
  <message>
   <source>{name} ({rows})</source>
   <translation>{name} ({rows})</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Формат</translation>
  </message>
  <message>
   <source>Rate</source>
   <translation>Частота</translation>
  </message>
  <message>
   <source>Tracks</source>
   <translation>Треки</translation>
  </message>
  <message>
   <source>Gaps</source>
   <translation>Пропуски</translation>
  </message>
  <message>
   <source>{cm} cm farther</source>
   <translation>на {cm} cm дальше</translation>
  </message>
  <message>
   <source>{cm} cm shorter</source>
   <translation>на {cm} cm ближе</translation>
  </message>
  <message>
   <source>{cm} cm to the right</source>
   <translation>на {cm} cm правее</translation>
  </message>
  <message>
   <source>{cm} cm to the left</source>
   <translation>на {cm} cm левее</translation>
  </message>
  <message>
   <source>{origin}; single slides differ by {percent} %</source>
   <translation>{origin}; отдельные различаются на {percent} %</translation>
  </message>
  <message>
   <source>{law} is worse by {n} in AICc.</source>
   <translation>{law}: хуже на {n} по AICc.</translation>
  </message>
  <message>
   <source>Between cells</source>
   <translation>Между ячейками</translation>
  </message>
  <message>
   <source>Decimal sign</source>
   <translation>Десятичный знак</translation>
  </message>
  <message>
   <source>standard deviation from throw to throw; a practised hand lies left, a first-timer right; assumed</source>
   <translation>стандартное отклонение от броска к броску; опытная рука слева, новичок справа; принято</translation>
  </message>
  <message>
   <source>Angle scatter</source>
   <translation>σ угла</translation>
  </message>
  <message>
   <source>Speed scatter</source>
   <translation>σ скорости</translation>
  </message>
  <message>
   <source>Place scatter</source>
   <translation>σ места</translation>
  </message>
  <message>
   <source>Spin scatter</source>
   <translation>σ вращения</translation>
  </message>
  <message>
   <source>Change {name}</source>
   <translation>Изменить: {name}</translation>
  </message>
  <message>
   <source>{name} of the hand</source>
   <translation>{name} руки</translation>
  </message>
  <message>
   <source>is a shared win</source>
   <translation>общая победа</translation>
  </message>
  <message>
   <source>the later seat wins</source>
   <translation>победа ходящего позже</translation>
  </message>
  <message>
   <source>any that has not slid</source>
   <translation>любая из оставшихся</translation>
  </message>
  <message>
   <source>always the next in order</source>
   <translation>всегда следующая</translation>
  </message>
  <message>
   <source>slide again</source>
   <translation>пустить заново</translation>
  </message>
  <message>
   <source>out of play</source>
   <translation>вне игры</translation>
  </message>
  <message>
   <source>the bank</source>
   <translation>банк</translation>
  </message>
  <message>
   <source>the pot</source>
   <translation>котёл</translation>
  </message>
  <message>
   <source>it stays</source>
   <translation>остаётся</translation>
  </message>
  <message>
   <source>Everyone starts with</source>
   <translation>У каждого в начале</translation>
  </message>
  <message>
   <source>Equal cash at the end</source>
   <translation>Равные деньги в конце</translation>
  </message>
  <message>
   <source>Token to slide</source>
   <translation>Какую фишку пускать</translation>
  </message>
  <message>
   <source>Past the GO line</source>
   <translation>За линией GO</translation>
  </message>
  <message>
   <source>Shares are a tie within</source>
   <translation>Доли равны в пределах</translation>
  </message>
  <message>
   <source>Unprinted ground counts as a space</source>
   <translation>Пустое место — тоже клетка</translation>
  </message>
  <message>
   <source>Leaving jail costs</source>
   <translation>Выход из тюрьмы стоит</translation>
  </message>
  <message>
   <source>The fee goes to</source>
   <translation>Плата идёт в</translation>
  </message>
  <message>
   <source>The fee may be paid again</source>
   <translation>Можно платить повторно</translation>
  </message>
  <message>
   <source>Fees and taxes may be owed</source>
   <translation>Плату и налог можно задолжать</translation>
  </message>
  <message>
   <source>Short of the GO line</source>
   <translation>Не дошла до линии GO</translation>
  </message>
  <message>
   <source>A token may stay on its Railroad</source>
   <translation>Фишка может остаться на железной дороге</translation>
  </message>
  <message>
   <source>The House pays the bonus too</source>
   <translation>«Дом» приносит и бонус</translation>
  </message>
  <message>
   <source>Luxury tax for each property</source>
   <translation>Налог на роскошь за участок</translation>
  </message>
  <message>
   <source>The House adds tax</source>
   <translation>«Дом» увеличивает налог</translation>
  </message>
  <message>
   <source>The pot is shared in notes of</source>
   <translation>Котёл делят купюрами по</translation>
  </message>
  <message>
   <source>An empty pot gets</source>
   <translation>Пустой котёл получает</translation>
  </message>
  <message>
   <source>{slides}; hand: {hand}; {onto}, seed {seed}, {took}</source>
   <translation>{slides}; рука: {hand}; {onto}, зерно {seed}, {took}</translation>
  </message>
  <message>
   <source>Show the landing map</source>
   <translation>Показать карту попаданий</translation>
  </message>
  <message>
   <source>Where would this throw come to rest, time and again?</source>
   <translation>Где остановится этот бросок, если повторять его много раз?</translation>
  </message>
  <message>
   <source>Slides in the landing map</source>
   <translation>Бросков на карте попаданий</translation>
  </message>
  <message>
   <source>Seed</source>
   <translation>Зерно</translation>
  </message>
  <message>
   <source>The same seed gives the same map again</source>
   <translation>То же зерно снова даёт ту же карту</translation>
  </message>
  <message>
   <source>seed</source>
   <translation>зерно</translation>
  </message>
  <message>
   <source>Chance of each space</source>
   <translation>Вероятность каждой клетки</translation>
  </message>
  <message>
   <source>Together {total} %. Any Go to jail: {jail} %.</source>
   <translation>Всего {total} %. Хоть одна в тюрьму: {jail} %.</translation>
  </message>
  <message>
   <source>{n} slides</source>
   <translation>{n} бросков</translation>
  </message>
  <message>
   <source>Click to sort</source>
   <translation>Щёлкните, чтобы сортировать</translation>
  </message>
  <message>
   <source>cash {cash} + pot {pot} − paid out by the bank {paid} = {sum}, as at the start</source>
   <translation>деньги {cash} + котёл {pot} − выплачено банком {paid} = {sum}, как в начале</translation>
  </message>
  <message>
   <source>Ledger</source>
   <translation>Учёт</translation>
  </message>
  <message>
   <source>Lines of which side</source>
   <translation>Строки какой стороны</translation>
  </message>
  <message>
   <source>Money only</source>
   <translation>Только деньги</translation>
  </message>
  <message>
   <source>Only lines that move money</source>
   <translation>Только строки, где движутся деньги</translation>
  </message>
  <message>
   <source>Ledger of what</source>
   <translation>Учёт чего</translation>
  </message>
  <message>
   <source>No round yet. Open one in Replay, or begin a game in Play.</source>
   <translation>Раунда ещё нет. Откройте его в «Разборе» или начните партию в «Игре».</translation>
  </message>
  <message>
   <source>All sides</source>
   <translation>Все стороны</translation>
  </message>
  <message>
   <source>the lines do not add up to these amounts</source>
   <translation>строки не сходятся с этими суммами</translation>
  </message>
  <message>
   <source>Rule</source>
   <translation>Правило</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>Кто</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>За что</translation>
  </message>
  <message>
   <source>From, to</source>
   <translation>От кого, кому</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Сумма</translation>
  </message>
  <message>
   <source>Pot</source>
   <translation>Котёл</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>Партия</translation>
  </message>
  <message>
   <source>Measure</source>
   <translation>Опыт</translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>Замеры</translation>
  </message>
  <message>
   <source>near left</source>
   <translation>ближний левый</translation>
  </message>
  <message>
   <source>near right</source>
   <translation>ближний правый</translation>
  </message>
  <message>
   <source>far right</source>
   <translation>дальний правый</translation>
  </message>
  <message>
   <source>far left</source>
   <translation>дальний левый</translation>
  </message>
  <message>
   <source>Open a picture…</source>
   <translation>Открыть снимок…</translation>
  </message>
  <message>
   <source>Drop a photo of the table here: where do the tokens lie?</source>
   <translation>Перетащите сюда фото стола: где лежат фишки?</translation>
  </message>
  <message>
   <source>The picture is open in a window of its own.</source>
   <translation>Снимок открыт в отдельном окне.</translation>
  </message>
  <message>
   <source>Token that is clicked next</source>
   <translation>Какую фишку отметить</translation>
  </message>
  <message>
   <source>Height of the marks above the board</source>
   <translation>Высота отметок над полем</translation>
  </message>
  <message>
   <source>How high above the board the clicked places lie: 0 for the edge of a token, its height for its top</source>
   <translation>Как высоко над полем отмеченные места: 0 для края фишки, её высота для верха</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Назад</translation>
  </message>
  <message>
   <source>Take the last mark away (Delete)</source>
   <translation>Убрать последнюю отметку (Delete)</translation>
  </message>
  <message>
   <source>Picture in a large window</source>
   <translation>Снимок в большом окне</translation>
  </message>
  <message>
   <source>Show the picture in a large window of its own, to click more exactly</source>
   <translation>Показать снимок в отдельном большом окне, чтобы щёлкать точнее</translation>
  </message>
  <message>
   <source>Put on the table</source>
   <translation>На стол</translation>
  </message>
  <message>
   <source>Into landings</source>
   <translation>В попадания</translation>
  </message>
  <message>
   <source>Add these places to the landings among the readings</source>
   <translation>Добавить эти места к попаданиям среди замеров</translation>
  </message>
  <message>
   <source>Save as a round…</source>
   <translation>Сохранить раунд…</translation>
  </message>
  <message>
   <source>The start of a round record with these places as its end</source>
   <translation>Начало записи раунда, который кончается этими местами</translation>
  </message>
  <message>
   <source>Another picture…</source>
   <translation>Другой снимок…</translation>
  </message>
  <message>
   <source>Picture of the table</source>
   <translation>Снимок стола</translation>
  </message>
  <message>
   <source>Open a picture</source>
   <translation>Открыть снимок</translation>
  </message>
  <message>
   <source>Put the picture's tokens on the table</source>
   <translation>Положить фишки снимка на стол</translation>
  </message>
  <message>
   <source>The tokens lie as in the picture.</source>
   <translation>Фишки лежат как на снимке.</translation>
  </message>
  <message>
   <source>Places into landings</source>
   <translation>Места — в попадания</translation>
  </message>
  <message>
   <source>{name}: {reason}. Nothing can be placed until it is seen.</source>
   <translation>{name}: {reason}. Пока снимка не видно, места не найти.</translation>
  </message>
  <message>
   <source>Click a corner</source>
   <translation>Отметить угол</translation>
  </message>
  <message>
   <source>Move a mark</source>
   <translation>Сдвинуть отметку</translation>
  </message>
  <message>
   <source>Take a mark back</source>
   <translation>Убрать отметку</translation>
  </message>
  <message>
   <source>Height of the marks</source>
   <translation>Высота отметок</translation>
  </message>
  <message>
   <source>The picture in this file is another one than the marks were made on: put the old one back, or open it anew and click again.</source>
   <translation>В этом файле уже не тот снимок, на котором ставили отметки: верните прежний или откройте этот заново и отметьте всё снова.</translation>
  </message>
  <message>
   <source>Click a token</source>
   <translation>Отметить фишку</translation>
  </message>
  <message>
   <source>Save as a round</source>
   <translation>Сохранить раунд</translation>
  </message>
  <message>
   <source>Click the board's {corner} corner ({n} of 4); near is where the thrower stands.</source>
   <translation>Щёлкните {corner} угол поля ({n} из 4); ближняя сторона — где стоит бросающий.</translation>
  </message>
  <message>
   <source>Reading the picture</source>
   <translation>Чтение снимка</translation>
  </message>
  <message>
   <source>Choose a token below and click its middle. Marks can be dragged; the wheel zooms.</source>
   <translation>Выберите фишку внизу и щёлкните её середину. Отметки можно двигать; колёсико меняет масштаб.</translation>
  </message>
  <message>
   <source>Click the next token, or use what there is. Marks can be dragged.</source>
   <translation>Щёлкните следующую фишку или берите то, что есть. Отметки можно двигать.</translation>
  </message>
  <message>
   <source>Start at the release, stop at rest: the time goes into the table (Space)</source>
   <translation>Пуск при отпускании, стоп при остановке: время идёт в таблицу (пробел)</translation>
  </message>
  <message>
   <source>Kind of readings</source>
   <translation>Вид замеров</translation>
  </message>
  <message>
   <source>Unit of lengths</source>
   <translation>Единица длины</translation>
  </message>
  <message>
   <source>Unit of the lengths in this table</source>
   <translation>Единица длин в этой таблице</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Вставить</translation>
  </message>
  <message>
   <source>Readings from a spreadsheet, with or without heads (Ctrl+V in the table)</source>
   <translation>Замеры из электронной таблицы, с заголовками или без (Ctrl+V в таблице)</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>Очистить</translation>
  </message>
  <message>
   <source>Take all readings of this kind away</source>
   <translation>Убрать все замеры этого вида</translation>
  </message>
  <message>
   <source>A single reading is off by (standard error):</source>
   <translation>Ошибка одного замера (стандартная):</translation>
  </message>
  <message>
   <source>Type readings above, or paste them from a spreadsheet.</source>
   <translation>Впишите замеры выше или вставьте из электронной таблицы.</translation>
  </message>
  <message>
   <source>Fitting the readings</source>
   <translation>Подгонка замеров</translation>
  </message>
  <message>
   <source>Type a reading</source>
   <translation>Вписать замер</translation>
  </message>
  <message>
   <source>Errors of reading</source>
   <translation>Ошибки замеров</translation>
  </message>
  <message>
   <source>Paste readings</source>
   <translation>Вставить замеры</translation>
  </message>
  <message>
   <source>Stopwatch</source>
   <translation>Секундомер</translation>
  </message>
  <message>
   <source>Error of a time</source>
   <translation>Ошибка времени</translation>
  </message>
  <message>
   <source>Error of a length</source>
   <translation>Ошибка длины</translation>
  </message>
  <message>
   <source>Error of an angle</source>
   <translation>Ошибка угла</translation>
  </message>
  <message>
   <source>Error of a speed</source>
   <translation>Ошибка скорости</translation>
  </message>
  <message>
   <source>Stop: {seconds} s</source>
   <translation>Стоп: {seconds} s</translation>
  </message>
  <message>
   <source>Start the stopwatch</source>
   <translation>Запустить секундомер</translation>
  </message>
  <message>
   <source>Use as the thrower</source>
   <translation>Взять для бросков</translation>
  </message>
  <message>
   <source>The thrower is the one measured.</source>
   <translation>Теперь бросает измеренная рука.</translation>
  </message>
  <message>
   <source>Clear the readings</source>
   <translation>Очистить замеры</translation>
  </message>
  <message>
   <source>the table</source>
   <translation>таблица</translation>
  </message>
  <message>
   <source>the clipboard</source>
   <translation>буфер обмена</translation>
  </message>
  <message>
   <source>This is no number: the row is left out</source>
   <translation>Это не число: строка не учитывается</translation>
  </message>
  <message>
   <source>Stopwatch and tape</source>
   <translation>Секундомер и рулетка</translation>
  </message>
  <message>
   <source>Known release speed</source>
   <translation>Известна скорость</translation>
  </message>
  <message>
   <source>Ramp and run-out</source>
   <translation>Горка и выкат</translation>
  </message>
  <message>
   <source>Tilted board</source>
   <translation>Наклон поля</translation>
  </message>
  <message>
   <source>Drop and bounce</source>
   <translation>Падение и отскок</translation>
  </message>
  <message>
   <source>Two tokens</source>
   <translation>Две фишки</translation>
  </message>
  <message>
   <source>Landings</source>
   <translation>Попадания</translation>
  </message>
  <message>
   <source>Time and distance of slides from the release to rest, a row a slide.</source>
   <translation>Время и путь скольжений от отпускания до остановки, строка на скольжение.</translation>
  </message>
  <message>
   <source>Release speed and distance to rest, a row a slide.</source>
   <translation>Скорость при отпускании и путь до остановки, строка на скольжение.</translation>
  </message>
  <message>
   <source>Height and horizontal length of the ramp, and how far the token ran out on the flat.</source>
   <translation>Высота и длина горки по горизонтали и как далеко фишка выкатилась по ровному.</translation>
  </message>
  <message>
   <source>The angle at which a token keeps sliding at an even speed once nudged.</source>
   <translation>Угол, при котором фишка после толчка скользит равномерно.</translation>
  </message>
  <message>
   <source>From which height a token was dropped, and how high it came again.</source>
   <translation>С какой высоты уронили фишку и как высоко она отскочила.</translation>
  </message>
  <message>
   <source>One token met another at rest, head on: how far each slid afterwards.</source>
   <translation>Фишка ударила в лоб другую, стоявшую: как далеко ушла каждая.</translation>
  </message>
  <message>
   <source>Where tokens came to rest, all thrown alike, from the board's near left corner.</source>
   <translation>Где остановились фишки, брошенные одинаково, от ближнего левого угла поля.</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Время</translation>
  </message>
  <message>
   <source>Distance</source>
   <translation>Путь</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>Скорость</translation>
  </message>
  <message>
   <source>Bounce</source>
   <translation>Отскок</translation>
  </message>
  <message>
   <source>Angle</source>
   <translation>Угол</translation>
  </message>
  <message>
   <source>The one that came</source>
   <translation>Налетевшая</translation>
  </message>
  <message>
   <source>The one it struck</source>
   <translation>Стоявшая</translation>
  </message>
  <message>
   <source>x, across</source>
   <translation>x, поперёк</translation>
  </message>
  <message>
   <source>y, up</source>
   <translation>y, вдоль</translation>
  </message>
  <message>
   <source>{name}, {unit}</source>
   <translation>{name}, {unit}</translation>
  </message>
  <message>
   <source>{name} = {value}, 95 %: {low} to {high}</source>
   <translation>{name} = {value}, 95 %: от {low} до {high}</translation>
  </message>
  <message>
   <source>Angle ± {angle}° (95 %: {a_low} to {a_high}), speed ± {speed} % (95 %: {s_low} to {s_high})</source>
   <translation>Угол ± {angle}° (95 %: от {a_low} до {a_high}), скорость ± {speed} % (95 %: от {s_low} до {s_high})</translation>
  </message>
  <message>
   <source>The board's own scatter of mu ({percent} %) is taken off the speed.</source>
   <translation>Собственный разброс mu у поля ({percent} %) из скорости вычтен.</translation>
  </message>
  <message>
   <source>The thrower's and the board's scatter together: landings cannot tell them apart.</source>
   <translation>Разброс бросающего и поля вместе: по попаданиям их не разделить.</translation>
  </message>
  <message>
   <source>Single readings differ by {sd} (standard deviation)</source>
   <translation>Отдельные замеры различаются на {sd} (стандартное отклонение)</translation>
  </message>
  <message>
   <source>, {beyond} of it beyond the errors of reading.</source>
   <translation>, из них {beyond} — сверх ошибок замера.</translation>
  </message>
  <message>
   <source>, as errors of reading do.</source>
   <translation>, как и ошибки замера.</translation>
  </message>
  <message>
   <source>One reading cannot say how much slides differ.</source>
   <translation>По одному замеру не узнать, как различаются скольжения.</translation>
  </message>
  <message>
   <source>y runs down in pictures: turned over</source>
   <translation>на снимках y идёт вниз: перевёрнуто</translation>
  </message>
  <message>
   <source>marks taken to lie on the board itself: if they are higher, give “Mark above the board”</source>
   <translation>отметки считаются лежащими на самом поле: если они выше, задайте «Метка над полем»</translation>
  </message>
  <message>
   <source>no column of times or frame numbers: rows counted as pictures</source>
   <translation>нет столбца времён или номеров кадров: строки сочтены кадрами</translation>
  </message>
  <message>
   <source>the project was never calibrated: its places are pixels</source>
   <translation>проект не калибровали: места в пикселях</translation>
  </message>
  <message>
   <source>decoded as UTF-16</source>
   <translation>прочитано как UTF-16</translation>
  </message>
  <message>
   <source>not UTF-8: decoded as Windows-1252</source>
   <translation>не UTF-8: прочитано как Windows-1252</translation>
  </message>
  <message>
   <source>rows sorted by time</source>
   <translation>строки упорядочены по времени</translation>
  </message>
  <message>
   <source>headings are missing in some rows, so all are ignored</source>
   <translation>в части строк нет направлений, поэтому все они не учтены</translation>
  </message>
  <message>
   <source>dropped, for it has fewer than {n} rows</source>
   <translation>отброшено: строк меньше {n}</translation>
  </message>
  <message>
   <source>columns ignored: {names}</source>
   <translation>столбцы не учтены: {names}</translation>
  </message>
  <message>
   <source>mass of {name} taken from its name: {kg} kg</source>
   <translation>масса {name} взята из имени: {kg} kg</translation>
  </message>
  <message>
   <source>the header says {one} pictures a second, the times say {other}: the times count</source>
   <translation>в заголовке {one} кадров в секунду, по временам {other}: верны времена</translation>
  </message>
  <message>
   <source>the file says {one} pictures a second, you say {other}: yours count</source>
   <translation>в файле {one} кадров в секунду, у вас {other}: верно ваше</translation>
  </message>
  <message>
   <source>the file says {one}, you say {other}: yours counts</source>
   <translation>в файле {one}, у вас {other}: верно ваше</translation>
  </message>
  <message>
   <source>the times say {one} pictures a second, you say {other}: times scaled by {factor}</source>
   <translation>по временам {one} кадров в секунду, у вас {other}: времена умножены на {factor}</translation>
  </message>
  <message>
   <source>“Scale” is left unused: the file is in {unit}</source>
   <translation>«Масштаб» не использован: файл в единицах {unit}</translation>
  </message>
  <message>
   <source>places in the picture turned into metres by {n} known points</source>
   <translation>места на снимке переведены в метры по известным точкам ({n})</translation>
  </message>
  <message>
   <source>places in the picture turned into metres by {n} known points (camera {degrees}° from straight down)</source>
   <translation>места на снимке переведены в метры по известным точкам ({n}; камера в {degrees}° от отвеса)</translation>
  </message>
  <message>
   <source>made up, not filmed: Coulomb, μ {mu}, {speed} m/s, noise {noise} mm, seed {seed}</source>
   <translation>придумано, не снято: Кулон, μ {mu}, {speed} m/s, шум {noise} mm, зерно {seed}</translation>
  </message>
  <message>
   <source>Reset {name}</source>
   <translation>Сбросить: {name}</translation>
  </message>
  <message>
   <source>Back to {value}</source>
   <translation>Вернуть {value}</translation>
  </message>
  <message>
   <source>locked</source>
   <translation>закреплено</translation>
  </message>
  <message>
   <source>Captive ball: spin apart</source>
   <translation>Шарик: вращение отдельно</translation>
  </message>
  <message>
   <source>Flat disc: spin coupled</source>
   <translation>Диск: вращение связано</translation>
  </message>
  <message>
   <source>Rim: spin coupled</source>
   <translation>Ободок: вращение связано</translation>
  </message>
  <message>
   <source>Parameters</source>
   <translation>Параметры</translation>
  </message>
  <message>
   <source>How tokens touch the board</source>
   <translation>Как фишки касаются поля</translation>
  </message>
  <message>
   <source>Hits may tip tokens over (K8)</source>
   <translation>Удары опрокидывают (K8)</translation>
  </message>
  <message>
   <source>A tipped token is stood up where it comes to rest; it moves on as before</source>
   <translation>Опрокинутую фишку ставят там, где она остановится; движется она как прежде</translation>
  </message>
  <message>
   <source>Contact of the tokens</source>
   <translation>Касание фишек</translation>
  </message>
  <message>
   <source>Toppling</source>
   <translation>Опрокидывание</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>Рука</translation>
  </message>
  <message>
   <source>Equal masses: no path depends on it.</source>
   <translation>Массы равны: пути от массы не зависят.</translation>
  </message>
  <message>
   <source>Places of the tokens on the board</source>
   <translation>Места фишек на поле</translation>
  </message>
  <message>
   <source>Token</source>
   <translation>Фишка</translation>
  </message>
  <message>
   <source>x, cm</source>
   <translation>x, cm</translation>
  </message>
  <message>
   <source>y, cm</source>
   <translation>y, cm</translation>
  </message>
  <message>
   <source>±, cm</source>
   <translation>±, cm</translation>
  </message>
  <message>
   <source>Arrow keys move the cross, Enter marks, Delete takes the last mark away, + and - zoom.</source>
   <translation>Стрелки двигают крест, Enter ставит отметку, Delete убирает последнюю, + и - меняют масштаб.</translation>
  </message>
  <message>
   <source>Placing the tokens</source>
   <translation>Поиск фишек</translation>
  </message>
  <message>
   <source>Round {number} of {many}</source>
   <translation>Раунд {number} из {many}</translation>
  </message>
  <message>
   <source>{side} is to move ({who}).</source>
   <translation>Ходит сторона: {side} ({who}).</translation>
  </message>
  <message>
   <source>Put the table as the game has it</source>
   <translation>Вернуть стол к партии</translation>
  </message>
  <message>
   <source>Foul, slide again</source>
   <translation>Нарушение, пустить снова</translation>
  </message>
  <message>
   <source>K6: the last slide is taken back; nothing else changes</source>
   <translation>K6: последний бросок отменяется; больше ничего не меняется</translation>
  </message>
  <message>
   <source>To the replay</source>
   <translation>К разбору</translation>
  </message>
  <message>
   <source>Tell the last round step by step in the Replay panel</source>
   <translation>Показать последний раунд по шагам в панели «Разбор»</translation>
  </message>
  <message>
   <source>Save…</source>
   <translation>Сохранить…</translation>
  </message>
  <message>
   <source>End the game</source>
   <translation>Закончить партию</translation>
  </message>
  <message>
   <source>Show policies' slides</source>
   <translation>Показывать броски программы</translation>
  </message>
  <message>
   <source>Off: the table takes the end of each slide at once</source>
   <translation>Выключено: стол сразу принимает конец каждого броска</translation>
  </message>
  <message>
   <source>Opening the game</source>
   <translation>Открытие партии</translation>
  </message>
  <message>
   <source>Round {number}</source>
   <translation>Раунд {number}</translation>
  </message>
  <message>
   <source>Table or board are not as the game left them: nothing counts until they are.</source>
   <translation>Стол или поле не такие, как в партии: пока это так, ничего не засчитывается.</translation>
  </message>
  <message>
   <source>Wait until all tokens lie still.</source>
   <translation>Дождитесь, пока все фишки остановятся.</translation>
  </message>
  <message>
   <source>The round is over. Tell it step by step in the Replay panel, or save it.</source>
   <translation>Раунд окончен. Разберите его по шагам в панели «Разбор» или сохраните.</translation>
  </message>
  <message>
   <source>{side} wins with most cash (K4).</source>
   <translation>{side} побеждают: у них больше всех денег (K4).</translation>
  </message>
  <message>
   <source>{sides} share the win (K4).</source>
   <translation>Общая победа: {sides} (K4).</translation>
  </message>
  <message>
   <source>A round is being recorded</source>
   <translation>Идёт запись раунда</translation>
  </message>
  <message>
   <source>Let {side} play</source>
   <translation>Доверить ход: {side}</translation>
  </message>
  <message>
   <source>Begin a game</source>
   <translation>Начать партию</translation>
  </message>
  <message>
   <source>Open game</source>
   <translation>Открыть партию</translation>
  </message>
  <message>
   <source>Open a saved game</source>
   <translation>Открыть сохранённую партию</translation>
  </message>
  <message>
   <source>Save the game</source>
   <translation>Сохранить партию</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Ответ</translation>
  </message>
  <message>
   <source>Move it there</source>
   <translation>Переставить туда</translation>
  </message>
  <message>
   <source>Choose it</source>
   <translation>Выбрать</translation>
  </message>
  <message>
   <source>{side} slides: push it up to the GO line ({rule}).</source>
   <translation>{side}: толкайте вверх до линии GO ({rule}).</translation>
  </message>
  <message>
   <source>{side} slides: drag back, aim, let go ({rule}).</source>
   <translation>{side}: оттяните назад, прицельтесь, отпустите ({rule}).</translation>
  </message>
  <message>
   <source>{token} slides again ({rule}).</source>
   <translation>{token}: новый пуск ({rule}).</translation>
  </message>
  <message>
   <source>{token} is in jail: does {side} pay? (K12)</source>
   <translation>{token} в тюрьме: {side} платят? (K12)</translation>
  </message>
  <message>
   <source>{token} lies equally on several spaces: which one counts? (K9)</source>
   <translation>{token} поровну на нескольких клетках: какая считается? (K9)</translation>
  </message>
  <message>
   <source>{token} is on a Railroad: where does it go? (K16)</source>
   <translation>{token} на железной дороге: куда идёт? (K16)</translation>
  </message>
  <message>
   <source>{side} has a House: which property once more? (K19)</source>
   <translation>{side}: есть «Дом». За какой участок ещё раз? (K19)</translation>
  </message>
  <message>
   <source>The round is over. With the next, all tokens are taken back and the markers move on (K22).</source>
   <translation>Раунд окончен. Со следующим все фишки забирают, а маркеры хода передвигают (K22).</translation>
  </message>
  <message>
   <source>Pay {amount}, slide again</source>
   <translation>Платить {amount}, пустить снова</translation>
  </message>
  <message>
   <source>Leave it in jail</source>
   <translation>Оставить в тюрьме</translation>
  </message>
  <message>
   <source>Stay</source>
   <translation>Остаться</translation>
  </message>
  <message>
   <source>Next round</source>
   <translation>Следующий раунд</translation>
  </message>
  <message>
   <source>Slide {token}</source>
   <translation>Пустить {token}</translation>
  </message>
  <message>
   <source>Person</source>
   <translation>Человек</translation>
  </message>
  <message>
   <source>Policy: greedy</source>
   <translation>Программа: жадная</translation>
  </message>
  <message>
   <source>Policy: random</source>
   <translation>Программа: случайная</translation>
  </message>
  <message>
   <source>Greedy</source>
   <translation>Жадная</translation>
  </message>
  <message>
   <source>Random</source>
   <translation>Случайная</translation>
  </message>
  <message>
   <source>Beginner</source>
   <translation>Новичок</translation>
  </message>
  <message>
   <source>Casual</source>
   <translation>Средний</translation>
  </message>
  <message>
   <source>Skilled</source>
   <translation>Мастер</translation>
  </message>
  <message>
   <source>Draws the turn order (K3) and what policies' hands do: the same seed, the same game</source>
   <translation>Жребий порядка хода (K3) и броски программы: то же зерно — та же партия</translation>
  </message>
  <message>
   <source>Begin the game</source>
   <translation>Начать партию</translation>
  </message>
  <message>
   <source>Open a saved game…</source>
   <translation>Открыть партию…</translation>
  </message>
  <message>
   <source>House rules</source>
   <translation>Домашние правила</translation>
  </message>
  <message>
   <source>{side} plays</source>
   <translation>Играют {side}</translation>
  </message>
  <message>
   <source>Who plays {side}</source>
   <translation>Кто играет: {side}</translation>
  </message>
  <message>
   <source>A person at this screen, or a policy that plays by itself: greedy or random</source>
   <translation>Человек за этим экраном или программа, которая играет сама: жадно или случайно</translation>
  </message>
  <message>
   <source>Whose hand throws for {side}</source>
   <translation>Чья рука бросает: {side}</translation>
  </message>
  <message>
   <source>The hand's scatter; people throw on the table themselves</source>
   <translation>Разброс руки; люди бросают на столе сами</translation>
  </message>
  <message>
   <source>2 to 4 sides at this screen; each goes first once (K4).</source>
   <translation>От 2 до 4 сторон за этим экраном; каждая один раз ходит первой (K4).</translation>
  </message>
  <message>
   <source>At least two sides play (K1)</source>
   <translation>Играют хотя бы две стороны (K1)</translation>
  </message>
  <message>
   <source>on the board</source>
   <translation>на поле</translation>
  </message>
  <message>
   <source>still to slide</source>
   <translation>ещё не пущена</translation>
  </message>
  <message>
   <source>in jail</source>
   <translation>в тюрьме</translation>
  </message>
  <message>
   <source>off</source>
   <translation>вне поля</translation>
  </message>
  <message>
   <source>Cash of {side}: {cash}</source>
   <translation>Деньги, {side}: {cash}</translation>
  </message>
  <message>
   <source>{side}, to move</source>
   <translation>{side}, ваш ход</translation>
  </message>
  <message>
   <source>Goes to the side with most tokens on Free parking (K21).</source>
   <translation>Достаётся тому, у кого больше фишек на «Бесплатной стоянке» (K21).</translation>
  </message>
  <message>
   <source>Pot: {pot}</source>
   <translation>Котёл: {pot}</translation>
  </message>
  <message>
   <source>The camera looks too straight down to tell its distance from the corners: give the “Focal length”, or 0 as “Mark above the board”.</source>
   <translation>Камера смотрит почти прямо вниз, и по углам её расстояние не найти: задайте «Фокусное расстояние» или 0 в поле «Метка над полем».</translation>
  </message>
  <message>
   <source>The camera looks too straight down to tell its distance from the corners: set the height of the marks to 0 mm and mark the tokens where they stand on the board.</source>
   <translation>Камера смотрит почти прямо вниз, и по углам её расстояние не найти: поставьте высоту отметок 0 mm и отметьте фишки там, где они стоят на поле.</translation>
  </message>
  <message>
   <source>A corner is not a number: write x,y in pixels, a blank between corners.</source>
   <translation>Угол — не число: пишите x,y в пикселях, между углами пробел.</translation>
  </message>
  <message>
   <source>The board or the mark's height is larger than can be: give it in its unit.</source>
   <translation>Поле или высота метки больше возможного: задайте их в нужной единице.</translation>
  </message>
  <message>
   <source>This focal length cannot be: a phone's is some 1000 to 4000 pixels.</source>
   <translation>Такого фокусного расстояния не бывает: у телефона около 1000–4000 пикселей.</translation>
  </message>
  <message>
   <source>The height of the mark cannot be negative.</source>
   <translation>Высота метки не может быть отрицательной.</translation>
  </message>
  <message>
   <source>Three of the corners lie on one line: take the board's four corners.</source>
   <translation>Три угла лежат на одной прямой: возьмите четыре угла поля.</translation>
  </message>
  <message>
   <source>The corners go round the wrong way: give near left, near right, far right, far left, as the thrower stands.</source>
   <translation>Углы идут не в ту сторону: ближний левый, ближний правый, дальний правый, дальний левый — как стоит бросающий.</translation>
  </message>
  <message>
   <source>These corners cannot be one board: are they in order round it?</source>
   <translation>Эти углы не могут быть одним полем: идут ли они по порядку?</translation>
  </message>
  <message>
   <source>The corners give scale and direction: set “Scale” to none and take the tick off “turn y over”.</source>
   <translation>Углы дают масштаб и направление: уберите «Масштаб» и снимите галочку «перевернуть y».</translation>
  </message>
  <message>
   <source>The times keep no steady beat that “Pictures a second” could be set to: leave it at 0.</source>
   <translation>У времён нет ровного шага, под который подошло бы «Кадров в секунду»: оставьте 0.</translation>
  </message>
  <message>
   <source>A token lies beyond the horizon of the picture: check the corners.</source>
   <translation>Фишка лежит за горизонтом снимка: проверьте углы.</translation>
  </message>
  <message>
   <source>No picture has a corner beyond {n} pixels.</source>
   <translation>Ни на одном снимке нет угла дальше {n} пикселей.</translation>
  </message>
  <message>
   <source>A picture is 1 to {n} pixels wide and high.</source>
   <translation>Ширина и высота снимка — от 1 до {n} пикселей.</translation>
  </message>
  <message>
   <source>Corners: “{typed}” is no point; write x,y and a blank before the next.</source>
   <translation>Углы: «{typed}» — не точка; пишите x,y и пробел перед следующей.</translation>
  </message>
  <message>
   <source>The file is in {unit}, and corners need places in the picture: export pixels, or leave “Corners” empty.</source>
   <translation>Файл в единицах {unit}, а углам нужны места на снимке: выведите пиксели или оставьте «Углы» пустыми.</translation>
  </message>
  <message>
   <source>The camera itself is {m} m above the board: the mark's height can hardly be this; is it in its unit?</source>
   <translation>Сама камера в {m} м над доской: такой высоты метки едва ли может быть; в той ли она единице?</translation>
  </message>
  <message>
   <source>{one} and {other} lie in one another: move their marks, or name them otherwise.</source>
   <translation>{one} и {other} лежат друг в друге: сдвиньте отметки или назовите их иначе.</translation>
  </message>
  <message>
   <source>{token} would lie {m} m from the board: check its mark and the corners.</source>
   <translation>{token} лежала бы в {m} м от поля: проверьте её отметку и углы.</translation>
  </message>
  <message>
   <source>Opening the round</source>
   <translation>Открытие раунда</translation>
  </message>
  <message>
   <source>Open a round…</source>
   <translation>Открыть раунд…</translation>
  </message>
  <message>
   <source>Record a round on the table</source>
   <translation>Записать раунд</translation>
  </message>
  <message>
   <source>The slides made on the table become a round, where tokens rest as seen</source>
   <translation>Броски на столе становятся раундом; фишки стоят, где их видно</translation>
  </message>
  <message>
   <source>Show the round on the table</source>
   <translation>Показать на столе</translation>
  </message>
  <message>
   <source>Decisions: choose otherwise, the money follows.</source>
   <translation>Решения: выберите иначе, и деньги изменятся.</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Закрыть</translation>
  </message>
  <message>
   <source>Play it</source>
   <translation>Показать</translation>
  </message>
  <message>
   <source>Show the next slide as it moved, exactly as it was computed; where the record holds no release, only where its tokens came to rest (Alt+P)</source>
   <translation>Показать следующее скольжение так, как оно было рассчитано; где в записи нет броска, только где фишки остановились (Alt+P)</translation>
  </message>
  <message>
   <source>Moment of the round</source>
   <translation>Момент раунда</translation>
  </message>
  <message>
   <source>Now: {held}  Pot &lt;b&gt;{pot}&lt;/b&gt;&lt;br&gt;At the end: {then}  Pot &lt;b&gt;{last}&lt;/b&gt;</source>
   <translation>Сейчас: {held}  Котёл &lt;b&gt;{pot}&lt;/b&gt;&lt;br&gt;В конце: {then}  Котёл &lt;b&gt;{last}&lt;/b&gt;</translation>
  </message>
  <message>
   <source>To the start</source>
   <translation>К началу</translation>
  </message>
  <message>
   <source>One step back</source>
   <translation>На шаг назад</translation>
  </message>
  <message>
   <source>One step on</source>
   <translation>На шаг вперёд</translation>
  </message>
  <message>
   <source>To the end: the table as the round left it</source>
   <translation>К концу: стол, каким его оставил раунд</translation>
  </message>
  <message>
   <source>Record a round</source>
   <translation>Записать раунд</translation>
  </message>
  <message>
   <source>Stop recording</source>
   <translation>Кончить запись</translation>
  </message>
  <message>
   <source>Recording: slide on the table. What is decided is asked in the Play panel.</source>
   <translation>Идёт запись: бросайте на столе. Решения спрашивает панель «Игра».</translation>
  </message>
  <message>
   <source>Open a round to tell it step by step, or record the slides that you make on the table.</source>
   <translation>Откройте раунд, чтобы разобрать его по шагам, или запишите свои броски на столе.</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Раунд</translation>
  </message>
  <message>
   <source>{name} (not over: as if nobody slid any more)</source>
   <translation>{name} (не окончен: как если бы никто больше не бросал)</translation>
  </message>
  <message>
   <source>The table shows something else.</source>
   <translation>На столе сейчас другое.</translation>
  </message>
  <message>
   <source>Open a round</source>
   <translation>Открыть раунд</translation>
  </message>
  <message>
   <source>Save the round</source>
   <translation>Сохранить раунд</translation>
  </message>
  <message>
   <source>Recorded</source>
   <translation>Записано</translation>
  </message>
  <message>
   <source>Choose otherwise: the money follows at once</source>
   <translation>Выберите иначе: деньги изменятся сразу</translation>
  </message>
  <message>
   <source>{token} lies on a tie: counts</source>
   <translation>{token} — поровну: считается</translation>
  </message>
  <message>
   <source>{token} in jail: {side}</source>
   <translation>{token} в тюрьме: {side}</translation>
  </message>
  <message>
   <source>{token} on a Railroad</source>
   <translation>{token} на железной дороге</translation>
  </message>
  <message>
   <source>House of {side}: once more</source>
   <translation>«Дом», {side}: ещё раз</translation>
  </message>
  <message>
   <source>{token} slides again, to</source>
   <translation>{token}, новый пуск: на</translation>
  </message>
  <message>
   <source>pays, slid as recorded</source>
   <translation>плата, скольжение по записи</translation>
  </message>
  <message>
   <source>as recorded</source>
   <translation>как записано</translation>
  </message>
  <message>
   <source>{answer} (nothing said)</source>
   <translation>{answer} (не указано)</translation>
  </message>
  <message>
   <source>does not pay</source>
   <translation>не платят</translation>
  </message>
  <message>
   <source>pays, slides to {place}</source>
   <translation>плата, скольжение на {place}</translation>
  </message>
  <message>
   <source>pays, slides off the board</source>
   <translation>плата, уходит с поля</translation>
  </message>
  <message>
   <source>pays, slides as aimed now</source>
   <translation>платит и скользит по нынешнему прицелу</translation>
  </message>
  <message>
   <source>as aimed now</source>
   <translation>с нынешним прицелом</translation>
  </message>
  <message>
   <source>stays</source>
   <translation>остаётся</translation>
  </message>
  <message>
   <source>The tokens as they lay after all slides</source>
   <translation>Фишки, как они лежали после всех бросков</translation>
  </message>
  <message>
   <source>{side} collects and pays</source>
   <translation>{side}: доходы и платежи</translation>
  </message>
  <message>
   <source>End of the round</source>
   <translation>Конец раунда</translation>
  </message>
  <message>
   <source>{token} slides</source>
   <translation>{token} скользит</translation>
  </message>
  <message>
   <source>Moments of the round</source>
   <translation>Моменты раунда</translation>
  </message>
  <message>
   <source>What happens</source>
   <translation>Что происходит</translation>
  </message>
  <message>
   <source>Money</source>
   <translation>Деньги</translation>
  </message>
  <message>
   <source>Order and money before the round</source>
   <translation>Очерёдность и деньги перед раундом</translation>
  </message>
  <message>
   <source>Pot before the round</source>
   <translation>Котёл перед раундом</translation>
  </message>
  <message>
   <source>Side at place {n}</source>
   <translation>Сторона на месте {n}</translation>
  </message>
  <message>
   <source>Cash before the round at place {n}</source>
   <translation>Деньги перед раундом, место {n}</translation>
  </message>
  <message>
   <source>{throws}; hand: {hand} ({scatter}), {speed} m/s, seed {seed}</source>
   <translation>{throws}; рука: {hand} ({scatter}), {speed} m/s, зерно {seed}</translation>
  </message>
  <message>
   <source>A throw brings {mean} on the mean (95 %: {lo} to {hi}): that is the fair fee, as well as it is known.</source>
   <translation>Бросок в среднем приносит {mean} (95 %: от {lo} до {hi}): насколько известно, это и есть честный взнос.</translation>
  </message>
  <message>
   <source>{n} landings: {scatter}. Each spread is known to {sure} % (20 landings tell it to 16 %, 50 to 10 %); angle, 95 %: {lo}° to {hi}°. The board's own scatter of mu is taken off.</source>
   <translation>Попаданий: {n}; {scatter}. Каждый разброс известен до {sure} % (20 попаданий дают 16 %, 50 — 10 %); угол, 95 %: от {lo}° до {hi}°. Собственный разброс mu у поля вычтен.</translation>
  </message>
  <message>
   <source>Sampler</source>
   <translation>Выборка</translation>
  </message>
  <message>
   <source>Chance times payout of each outcome</source>
   <translation>Вероятность и выплата каждого исхода</translation>
  </message>
  <message>
   <source>Entry fee of a throw</source>
   <translation>Взнос за бросок</translation>
  </message>
  <message>
   <source>Fee</source>
   <translation>Взнос</translation>
  </message>
  <message>
   <source>Fair</source>
   <translation>Честный</translation>
  </message>
  <message>
   <source>Sets the fee to the mean: then nobody wins in the long run</source>
   <translation>Взнос равен среднему: тогда в итоге никто не выигрывает</translation>
  </message>
  <message>
   <source>Start again</source>
   <translation>Заново</translation>
  </message>
  <message>
   <source>Add landing</source>
   <translation>Добавить</translation>
  </message>
  <message>
   <source>Throw with my skill</source>
   <translation>С моей меткостью</translation>
  </message>
  <message>
   <source>The small dots are then throws of the hand that your landings tell</source>
   <translation>Тогда точки — броски руки, которую показывают ваши попадания</translation>
  </message>
  <message>
   <source>Make it the thrower</source>
   <translation>Взять эту руку</translation>
  </message>
  <message>
   <source>Payout</source>
   <translation>Выплата</translation>
  </message>
  <message>
   <source>Nothing is thrown yet. Throw some, guess what a throw brings, then show the results.</source>
   <translation>Бросков ещё нет. Бросьте, угадайте, сколько приносит бросок, и откройте итоги.</translation>
  </message>
  <message>
   <source>What does a throw bring on the mean? Guess, then show the results.</source>
   <translation>Сколько бросок приносит в среднем? Угадайте, потом откройте итоги.</translation>
  </message>
  <message>
   <source>One throw pays {mean}; it does not tell how sure a mean is: throw more.</source>
   <translation>Один бросок дал {mean}; точность среднего по нему не узнать: бросайте ещё.</translation>
  </message>
  <message>
   <source>At a fee of {fee} the thrower wins in the long run (95 % sure).</source>
   <translation>При взносе {fee} бросающий в итоге выигрывает (с уверенностью 95 %).</translation>
  </message>
  <message>
   <source>Slide 20 to 50 tokens, all meant alike, and tap on the picture of the board where each came to rest, or type it. So far: {n}.</source>
   <translation>Пустите от 20 до 50 фишек с одной целью и отметьте на рисунке поля, где каждая остановилась, или впишите. Пока: {n}.</translation>
  </message>
  <message>
   <source>My skill</source>
   <translation>Моя меткость</translation>
  </message>
  <message>
   <source>Throw</source>
   <translation>Бросок</translation>
  </message>
  <message>
   <source>Landing, across, cm</source>
   <translation>Попадание поперёк, cm</translation>
  </message>
  <message>
   <source>Landing, up, cm</source>
   <translation>Попадание вдоль, cm</translation>
  </message>
  <message>
   <source>Entry fee</source>
   <translation>Взнос</translation>
  </message>
  <message>
   <source>Add a landing</source>
   <translation>Добавить попадание</translation>
  </message>
  <message>
   <source>Hide the results</source>
   <translation>Скрыть итоги</translation>
  </message>
  <message>
   <source>Show the results</source>
   <translation>Показать итоги</translation>
  </message>
  <message>
   <source>No throw came to rest on a space that pays: aim at one, on the table or by number.</source>
   <translation>Ни один бросок не остановился на клетке, которая платит: нацельтесь на такую, на столе или числами.</translation>
  </message>
  <message>
   <source>At a fee of {fee} the thrower loses in the long run (95 % sure).</source>
   <translation>При взносе {fee} бросающий в итоге проигрывает (с уверенностью 95 %).</translation>
  </message>
  <message>
   <source>At a fee of {fee} it is not told yet who wins in the long run.</source>
   <translation>При взносе {fee} ещё не ясно, кто в итоге выигрывает.</translation>
  </message>
  <message>
   <source>Take a landing back</source>
   <translation>Убрать попадание</translation>
  </message>
  <message>
   <source>Where the throws come to rest</source>
   <translation>Где останавливаются броски</translation>
  </message>
  <message>
   <source>throw</source>
   <translation>бросок</translation>
  </message>
  <message>
   <source>x, m</source>
   <translation>x, m</translation>
  </message>
  <message>
   <source>y, m</source>
   <translation>y, m</translation>
  </message>
  <message>
   <source>pays</source>
   <translation>даёт</translation>
  </message>
  <message>
   <source>How often each payout came</source>
   <translation>Как часто была каждая выплата</translation>
  </message>
  <message>
   <source>Payout of a throw</source>
   <translation>Выплата за бросок</translation>
  </message>
  <message>
   <source>Throws</source>
   <translation>Броски</translation>
  </message>
  <message>
   <source>Payout; a dot is {n} throws</source>
   <translation>Выплата; бросков в точке: {n}</translation>
  </message>
  <message>
   <source>The mean after each throw</source>
   <translation>Среднее после каждого броска</translation>
  </message>
  <message>
   <source>Mean of a throw</source>
   <translation>Среднее за бросок</translation>
  </message>
  <message>
   <source>throws</source>
   <translation>броски</translation>
  </message>
  <message>
   <source>mean</source>
   <translation>среднее</translation>
  </message>
  <message>
   <source>95 % from</source>
   <translation>95 % от</translation>
  </message>
  <message>
   <source>95 % to</source>
   <translation>95 % до</translation>
  </message>
  <message>
   <source>payout</source>
   <translation>выплата</translation>
  </message>
  <message>
   <source>fee</source>
   <translation>взнос</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>Исход</translation>
  </message>
  <message>
   <source>Times</source>
   <translation>Раз</translation>
  </message>
  <message>
   <source>× payout</source>
   <translation>× выплата</translation>
  </message>
  <message>
   <source>= adds</source>
   <translation>= вклад</translation>
  </message>
  <message>
   <source>outcome</source>
   <translation>исход</translation>
  </message>
  <message>
   <source>times</source>
   <translation>раз</translation>
  </message>
  <message>
   <source>chance, %</source>
   <translation>доля, %</translation>
  </message>
  <message>
   <source>adds</source>
   <translation>вклад</translation>
  </message>
  <message>
   <source>Double-click or press F2 to change what this pays</source>
   <translation>Чтобы изменить выплату: двойной щелчок или F2</translation>
  </message>
  <message>
   <source>Sampler: {n} throws</source>
   <translation>Выборка, бросков: {n}</translation>
  </message>
  <message>
   <source>Flip to set {name}</source>
   <translation>Перейти к набору {name}</translation>
  </message>
  <message>
   <source>Keep as set {name}</source>
   <translation>Сохранить как набор {name}</translation>
  </message>
  <message>
   <source>Keep as {name}</source>
   <translation>Сохранить как {name}</translation>
  </message>
  <message>
   <source>Keep these numbers as set {name}, then go on changing {now}</source>
   <translation>Сохранить эти числа как набор {name} и дальше менять {now}</translation>
  </message>
  <message>
   <source>Both sets</source>
   <translation>Оба набора</translation>
  </message>
  <message>
   <source>Set {name} ({key} flips)</source>
   <translation>Набор {name} ({key} переключает)</translation>
  </message>
  <message>
   <source>Set {name}</source>
   <translation>Набор {name}</translation>
  </message>
  <message>
   <source>There is one set of numbers: keep it as {name} first.</source>
   <translation>Набор чисел пока один: сначала сохраните его как {name}.</translation>
  </message>
  <message>
   <source>{name}: off the board</source>
   <translation>{name}: вне поля</translation>
  </message>
  <message>
   <source>This throw rests at {places}.</source>
   <translation>Этот бросок останавливается: {places}.</translation>
  </message>
  <message>
   <source>All have been slid.</source>
   <translation>Все фишки пущены.</translation>
  </message>
  <message>
   <source>{name}: {up} cm up</source>
   <translation>{name}: {up} cm вдоль поля</translation>
  </message>
  <message>
   <source>{apart} cm apart</source>
   <translation>расстояние {apart} cm</translation>
  </message>
  <message>
   <source>No slide yet. Drag the token at GO back and let go.</source>
   <translation>Скольжений ещё нет. Оттяните фишку на GO и отпустите.</translation>
  </message>
  <message>
   <source>No slide yet. Push the token up to the GO line.</source>
   <translation>Скольжений ещё нет. Толкайте фишку вверх до линии GO.</translation>
  </message>
  <message>
   <source>No slide to show of how these tokens came here. The next one is told here as it happens.</source>
   <translation>Нет скольжения, которое показало бы, как эти фишки сюда попали. О следующем будет рассказано здесь по ходу дела.</translation>
  </message>
  <message>
   <source>released</source>
   <translation>отпущена</translation>
  </message>
  <message>
   <source>tips over, is stood up (K8)</source>
   <translation>опрокинута (K8)</translation>
  </message>
  <message>
   <source>off the board (K7)</source>
   <translation>уходит с поля (K7)</translation>
  </message>
  <message>
   <source>meets the left rail, {impulse}</source>
   <translation>левый борт, {impulse}</translation>
  </message>
  <message>
   <source>meets the right rail, {impulse}</source>
   <translation>правый борт, {impulse}</translation>
  </message>
  <message>
   <source>meets the near rail, {impulse}</source>
   <translation>ближний борт, {impulse}</translation>
  </message>
  <message>
   <source>meets the far rail, {impulse}</source>
   <translation>дальний борт, {impulse}</translation>
  </message>
  <message>
   <source>Last slide</source>
   <translation>Ход скольжения</translation>
  </message>
  <message>
   <source>Events of the last slide</source>
   <translation>События последнего скольжения</translation>
  </message>
  <message>
   <source>What happened</source>
   <translation>Что произошло</translation>
  </message>
  <message>
   <source>Time, s</source>
   <translation>Время, s</translation>
  </message>
  <message>
   <source>hits {token}, {impulse}</source>
   <translation>бьёт {token}, {impulse}</translation>
  </message>
  <message>
   <source>comes to seam {n}</source>
   <translation>доходит до стыка {n}</translation>
  </message>
  <message>
   <source>rests on {space}</source>
   <translation>остановка: {space}</translation>
  </message>
  <message>
   <source>Compute again</source>
   <translation>Вычислить снова</translation>
  </message>
  <message>
   <source>Next token</source>
   <translation>Фишка</translation>
  </message>
  <message>
   <source>Release place across the board, from the left edge</source>
   <translation>Место броска поперёк поля, от левого края</translation>
  </message>
  <message>
   <source>Release angle, 0 straight up the board, positive to the right</source>
   <translation>Угол броска: 0 — прямо вдоль поля, плюс — вправо</translation>
  </message>
  <message>
   <source>Release speed</source>
   <translation>Скорость броска</translation>
  </message>
  <message>
   <source>A pushed token's speed, by the pointer's</source>
   <translation>Скорость толкаемой фишки к скорости указателя</translation>
  </message>
  <message>
   <source>Thrower</source>
   <translation>Рука</translation>
  </message>
  <message>
   <source>with the thrower's scatter</source>
   <translation>с разбросом руки</translation>
  </message>
  <message>
   <source>Off: the token leaves exactly as aimed. On: as this hand would release it.</source>
   <translation>Выключено: фишка летит точно по прицелу. Включено: как её отпустила бы эта рука.</translation>
  </message>
  <message>
   <source>Place, x</source>
   <translation>Место, x</translation>
  </message>
  <message>
   <source>Push gain</source>
   <translation>Усиление толчка</translation>
  </message>
  <message>
   <source>{scatter} (assumed)</source>
   <translation>{scatter} (принято)</translation>
  </message>
  <message>
   <source>Throw {token}</source>
   <translation>Бросить {token}</translation>
  </message>
  <message>
   <source>All have been slid</source>
   <translation>Все фишки пущены</translation>
  </message>
  <message>
   <source>Enter while the table has the focus</source>
   <translation>Enter, когда выбран стол</translation>
  </message>
  <message>
   <source>Wait until all lie still</source>
   <translation>Дождитесь, пока всё остановится</translation>
  </message>
  <message>
   <source>off the board</source>
   <translation>вне поля</translation>
  </message>
  <message>
   <source>next, at GO</source>
   <translation>следующая, на GO</translation>
  </message>
  <message>
   <source>waits</source>
   <translation>ждёт</translation>
  </message>
  <message>
   <source>Tokens</source>
   <translation>Фишки</translation>
  </message>
  <message>
   <source>Where each token lies</source>
   <translation>Где лежит каждая фишка</translation>
  </message>
  <message>
   <source>Lies on</source>
   <translation>Лежит на</translation>
  </message>
  <message>
   <source>{one} and {other} would overlap: move one or clear the table</source>
   <translation>{one} и {other} перекрылись бы: сдвиньте одну или очистите стол</translation>
  </message>
  <message>
   <source>Open board {name}</source>
   <translation>Открыть поле {name}</translation>
  </message>
  <message>
   <source>Move {token}</source>
   <translation>Сдвинуть {token}</translation>
  </message>
  <message>
   <source>Choose {token}</source>
   <translation>Выбрать {token}</translation>
  </message>
  <message>
   <source>Thrower {name}</source>
   <translation>Рука: {name}</translation>
  </message>
  <message>
   <source>Landing slides</source>
   <translation>Число бросков</translation>
  </message>
  <message>
   <source>Throw with scatter</source>
   <translation>Бросать с разбросом</translation>
  </message>
  <message>
   <source>Throw exactly</source>
   <translation>Бросать точно</translation>
  </message>
  <message>
   <source>Another board</source>
   <translation>Другое поле</translation>
  </message>
  <message>
   <source>{value} is out of range: give {low} to {high}</source>
   <translation>{value} вне пределов: укажите от {low} до {high}</translation>
  </message>
  <message>
   <source>“{typed}” is no number that is known here.</source>
   <translation>«{typed}»: здесь нужно число.</translation>
  </message>
  <message>
   <source>Save or copy: {figure}</source>
   <translation>Сохранить или скопировать: {figure}</translation>
  </message>
  <message>
   <source>Save or copy this figure, or its data</source>
   <translation>Сохранить или скопировать график или его данные</translation>
  </message>
  <message>
   <source>Save as PNG…</source>
   <translation>Сохранить как PNG…</translation>
  </message>
  <message>
   <source>Save as SVG…</source>
   <translation>Сохранить как SVG…</translation>
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation>Сохранить как PDF…</translation>
  </message>
  <message>
   <source>Save its data for a spreadsheet (CSV)…</source>
   <translation>Сохранить данные для таблиц (CSV)…</translation>
  </message>
  <message>
   <source>Save its data for programs (CSV)…</source>
   <translation>Сохранить данные для программ (CSV)…</translation>
  </message>
  <message>
   <source>Copy the picture</source>
   <translation>Копировать рисунок</translation>
  </message>
  <message>
   <source>Copy the data</source>
   <translation>Копировать данные</translation>
  </message>
  <message>
   <source>The picture is copied</source>
   <translation>Рисунок скопирован</translation>
  </message>
  <message>
   <source>The data are copied</source>
   <translation>Данные скопированы</translation>
  </message>
  <message>
   <source>a figure is not written as {kind}; choose .png, .svg, .pdf or .csv</source>
   <translation>график не записать как {kind}; выберите .png, .svg, .pdf или .csv</translation>
  </message>
  <message>
   <source>a file without a suffix</source>
   <translation>файл без расширения</translation>
  </message>
  <message>
   <source>Autosave: {reason}</source>
   <translation>Автосохранение: {reason}</translation>
  </message>
  <message>
   <source>beginner</source>
   <translation>новичок</translation>
  </message>
  <message>
   <source>casual</source>
   <translation>средний</translation>
  </message>
  <message>
   <source>skilled</source>
   <translation>мастер</translation>
  </message>
  <message>
   <source>own</source>
   <translation>своя</translation>
  </message>
  <message>
   <source>angle</source>
   <translation>угол</translation>
  </message>
  <message>
   <source>speed</source>
   <translation>скорость</translation>
  </message>
  <message>
   <source>place</source>
   <translation>место</translation>
  </message>
  <message>
   <source>spin</source>
   <translation>вращение</translation>
  </message>
  <message>
   <source>{scatter}, Student-t of {n} degrees of freedom</source>
   <translation>{scatter}, распределение Стьюдента, степеней свободы: {n}</translation>
  </message>
  <message>
   <source>angle ± {angle}°, speed ± {speed} %, place ± {place} mm</source>
   <translation>угол ± {angle}°, скорость ± {speed} %, место ± {place} mm</translation>
  </message>
  <message>
   <source>no scatter</source>
   <translation>без разброса</translation>
  </message>
  <message>
   <source>angle ± {n}°</source>
   <translation>угол ± {n}°</translation>
  </message>
  <message>
   <source>speed ± {n} %</source>
   <translation>скорость ± {n} %</translation>
  </message>
  <message>
   <source>place ± {n} mm</source>
   <translation>место ± {n} mm</translation>
  </message>
  <message>
   <source>spin ± {n} rad/s</source>
   <translation>вращение ± {n} rad/s</translation>
  </message>
  <message>
   <source>{one} with {other} {value}</source>
   <translation>{one} и {other}: {value}</translation>
  </message>
  <message>
   <source>A lab around a game of sliding tokens: motion, landings, friction from recordings, rounds by the rules.</source>
   <translation>Лаборатория вокруг игры со скользящими фишками: движение, попадания, трение по записям, раунды по правилам.</translation>
  </message>
  <message>
   <source>Drag a token back, let go</source>
   <translation>Оттянуть фишку и отпустить</translation>
  </message>
  <message>
   <source>slide it; Esc or the right button lets it be</source>
   <translation>пустить её; Esc или правая кнопка отменяют</translation>
  </message>
  <message>
   <source>Push: drag up</source>
   <translation>Толчок: тащить вверх</translation>
  </message>
  <message>
   <source>it leaves at the GO line, or where let go, as fast as the hand</source>
   <translation>фишка уходит у линии GO или там, где отпущена, со скоростью руки</translation>
  </message>
  <message>
   <source>Shift + drag</source>
   <translation>Shift + тащить</translation>
  </message>
  <message>
   <source>move a token by hand</source>
   <translation>двигать фишку рукой</translation>
  </message>
  <message>
   <source>Left, Right</source>
   <translation>Влево, вправо</translation>
  </message>
  <message>
   <source>turn the aim by half a degree</source>
   <translation>повернуть прицел на полградуса</translation>
  </message>
  <message>
   <source>Up, Down</source>
   <translation>Вверх, вниз</translation>
  </message>
  <message>
   <source>aim faster, slower</source>
   <translation>бросок быстрее, медленнее</translation>
  </message>
  <message>
   <source>Ctrl + Left, Right</source>
   <translation>Ctrl + влево, вправо</translation>
  </message>
  <message>
   <source>move the release place</source>
   <translation>сдвинуть место броска</translation>
  </message>
  <message>
   <source>Shift + any of these</source>
   <translation>Shift + любая из них</translation>
  </message>
  <message>
   <source>finer steps</source>
   <translation>шаги мельче</translation>
  </message>
  <message>
   <source>Wheel</source>
   <translation>Колёсико</translation>
  </message>
  <message>
   <source>nearer, farther</source>
   <translation>ближе, дальше</translation>
  </message>
  <message>
   <source>Drag empty table, Alt + arrows</source>
   <translation>Тащить пустой стол, Alt + стрелки</translation>
  </message>
  <message>
   <source>move the enlarged table</source>
   <translation>двигать увеличенный стол</translation>
  </message>
  <message>
   <source>Parameters: the other of the two sets, A or B</source>
   <translation>Параметры: другой из двух наборов, A или B</translation>
  </message>
  <message>
   <source>Replay, while it is seen: one step back</source>
   <translation>Повтор, пока он виден: шаг назад</translation>
  </message>
  <message>
   <source>Replay, while it is seen: one step on</source>
   <translation>Повтор, пока он виден: шаг вперёд</translation>
  </message>
  <message>
   <source>Replay, while it is seen: to the start</source>
   <translation>Повтор, пока он виден: к началу</translation>
  </message>
  <message>
   <source>Replay, while it is seen: to the end</source>
   <translation>Повтор, пока он виден: к концу</translation>
  </message>
  <message>
   <source>Replay, while it is seen: play the next slide</source>
   <translation>Повтор, пока он виден: показать следующее скольжение</translation>
  </message>
  <message>
   <source>Teach, in the row of pins: another guess</source>
   <translation>«Урок», в ряду флажков: ещё одна догадка</translation>
  </message>
  <message>
   <source>Teach, in the row of pins: choose a pin</source>
   <translation>«Урок», в ряду флажков: выбрать флажок</translation>
  </message>
  <message>
   <source>Teach, in the row of pins: move the pin by 5 mm</source>
   <translation>«Урок», в ряду флажков: сдвинуть флажок на 5 mm</translation>
  </message>
  <message>
   <source>Teach, in the row of pins: take the pin away</source>
   <translation>«Урок», в ряду флажков: убрать флажок</translation>
  </message>
  <message>
   <source>About Knockout Lab</source>
   <translation>О программе Knockout Lab</translation>
  </message>
  <message>
   <source>Number</source>
   <translation>Число</translation>
  </message>
  <message>
   <source>Usual</source>
   <translation>Обычно</translation>
  </message>
  <message>
   <source>Source:</source>
   <translation>Источник:</translation>
  </message>
  <message>
   <source>not installed</source>
   <translation>не установлено</translation>
  </message>
  <message>
   <source>Full stop</source>
   <translation>Точка</translation>
  </message>
  <message>
   <source>Comma</source>
   <translation>Запятая</translation>
  </message>
  <message>
   <source>Licence: MIT.</source>
   <translation>Лицензия: MIT.</translation>
  </message>
  <message>
   <source>{one} or {other}</source>
   <translation>{one} или {other}</translation>
  </message>
  <message>
   <source>{one} and {other}</source>
   <translation>{one} и {other}</translation>
  </message>
  <message>
   <source>{n} of {all} slides</source>
   <translation>{n} из {all} бросков</translation>
  </message>
  <message>
   <source>for {law}, {speed}</source>
   <translation>для закона «{law}», {speed}</translation>
  </message>
  <message>
   <source>Landing map: {n} slides</source>
   <translation>Карта попаданий: {n} бросков</translation>
  </message>
  <message>
   <source>for μ {mu}, {speed}</source>
   <translation>при μ {mu}, {speed}</translation>
  </message>
  <message>
   <source>Replay: {name}</source>
   <translation>Разбор: {name}</translation>
  </message>
  <message>
   <source>Set-up</source>
   <translation>Подготовка</translation>
  </message>
  <message>
   <source>Bank</source>
   <translation>Банк</translation>
  </message>
  <message>
   <source>brown</source>
   <translation>коричневый</translation>
  </message>
  <message>
   <source>light blue</source>
   <translation>голубой</translation>
  </message>
  <message>
   <source>pink</source>
   <translation>розовый</translation>
  </message>
  <message>
   <source>orange</source>
   <translation>оранжевый</translation>
  </message>
  <message>
   <source>red</source>
   <translation>красный</translation>
  </message>
  <message>
   <source>yellow</source>
   <translation>жёлтый</translation>
  </message>
  <message>
   <source>green</source>
   <translation>зелёный</translation>
  </message>
  <message>
   <source>dark blue</source>
   <translation>синий</translation>
  </message>
  <message>
   <source>Turn order: {sides}</source>
   <translation>Порядок хода: {sides}</translation>
  </message>
  <message>
   <source>slides to {space}</source>
   <translation>на {space}</translation>
  </message>
  <message>
   <source>slides again, to {space}</source>
   <translation>снова, на {space}</translation>
  </message>
  <message>
   <source>is pushed to {space}</source>
   <translation>сдвинута на {space}</translation>
  </message>
  <message>
   <source>slides off the board</source>
   <translation>уходит с поля</translation>
  </message>
  <message>
   <source>slides again, off the board</source>
   <translation>новый пуск, уходит с поля</translation>
  </message>
  <message>
   <source>is pushed off the board</source>
   <translation>вытолкнута с поля</translation>
  </message>
  <message>
   <source>stops short of the GO line</source>
   <translation>не доходит до линии GO</translation>
  </message>
  <message>
   <source>slides again, stops short of the GO line</source>
   <translation>новый пуск, не доходит до линии GO</translation>
  </message>
  <message>
   <source>is pushed, lies short of the GO line</source>
   <translation>сдвинута, лежит перед линией GO</translation>
  </message>
  <message>
   <source>stops short of the GO line, is taken off</source>
   <translation>не доходит до линии GO, её снимают</translation>
  </message>
  <message>
   <source>slides again, stops short, is taken off</source>
   <translation>новый пуск, не доходит, её снимают</translation>
  </message>
  <message>
   <source>released past the GO line: out of play</source>
   <translation>отпущена за линией GO: вне игры</translation>
  </message>
  <message>
   <source>fell over, is stood up</source>
   <translation>упала, её ставят</translation>
  </message>
  <message>
   <source>lies equally on {spaces}: {space} counts</source>
   <translation>поровну на {spaces}: считается {space}</translation>
  </message>
  <message>
   <source>on Go to jail: goes to jail</source>
   <translation>на клетке «В тюрьму»: идёт в тюрьму</translation>
  </message>
  <message>
   <source>is not paid for: stays in jail</source>
   <translation>за неё не платят: остаётся в тюрьме</translation>
  </message>
  <message>
   <source>moves from {start} to {space}</source>
   <translation>идёт с {start} на {space}</translation>
  </message>
  <message>
   <source>stays on {space}</source>
   <translation>остаётся на {space}</translation>
  </message>
  <message>
   <source>stays on {space}: no property is free</source>
   <translation>остаётся на {space}: нет свободных участков</translation>
  </message>
  <message>
   <source>{space}: {side} has collected</source>
   <translation>{space}: уже получили {side}</translation>
  </message>
  <message>
   <source>pays to leave jail, slides again</source>
   <translation>плата за выход из тюрьмы, новый пуск</translation>
  </message>
  <message>
   <source>bonus for the whole {group} set</source>
   <translation>бонус за весь набор: {group}</translation>
  </message>
  <message>
   <source>House: {space} once more</source>
   <translation>«Дом»: ещё раз {space}</translation>
  </message>
  <message>
   <source>Free parking: share of the pot</source>
   <translation>«Бесплатная стоянка»: доля котла</translation>
  </message>
  <message>
   <source>Free parking: takes the pot</source>
   <translation>«Бесплатная стоянка»: весь котёл</translation>
  </message>
  <message>
   <source>the pot was empty and is filled</source>
   <translation>котёл был пуст, его пополняют</translation>
  </message>
  <message>
   <source>{said}; {due} due, all in hand</source>
   <translation>{said}; надо {due}, отдано всё</translation>
  </message>
  <message>
   <source>Free parking: share of the pot, {left} stays</source>
   <translation>«Бесплатная стоянка»: доля котла, остаётся {left}</translation>
  </message>
  <message>
   <source>A lesson's start</source>
   <translation>Начало урока</translation>
  </message>
  <message>
   <source>Task</source>
   <translation>Задание</translation>
  </message>
  <message>
   <source>Hidden panels</source>
   <translation>Скрытые панели</translation>
  </message>
  <message>
   <source>Locked numbers</source>
   <translation>Закреплённые числа</translation>
  </message>
  <message>
   <source>Opens in</source>
   <translation>Открывается в виде</translation>
  </message>
  <message>
   <source>Seams</source>
   <translation>Стыки</translation>
  </message>
  <message>
   <source>Tokens that differ</source>
   <translation>Особые фишки</translation>
  </message>
  <message>
   <source>{name} is locked by the lesson: it stays as it is.</source>
   <translation>{name}: закреплено уроком и остаётся как есть.</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Файл</translation>
  </message>
  <message>
   <source>View</source>
   <translation>Вид</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Стол</translation>
  </message>
  <message>
   <source>Boards</source>
   <translation>Поля</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Экспорт</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Правка</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Тема</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Язык</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Справка</translation>
  </message>
  <message>
   <source>Sides</source>
   <translation>Стороны</translation>
  </message>
  <message>
   <source>Open recent</source>
   <translation>Недавние</translation>
  </message>
  <message>
   <source>Class bar</source>
   <translation>Строка урока</translation>
  </message>
  <message>
   <source>All menus</source>
   <translation>Все меню</translation>
  </message>
  <message>
   <source>Toolbar</source>
   <translation>Панель кнопок</translation>
  </message>
  <message>
   <source>Slow motion</source>
   <translation>Замедление</translation>
  </message>
  <message>
   <source>Nothing opened yet</source>
   <translation>Ещё ничего не открывали</translation>
  </message>
  <message>
   <source>Close this notice</source>
   <translation>Закрыть это сообщение</translation>
  </message>
  <message>
   <source>under {least}</source>
   <translation>менее {least}</translation>
  </message>
  <message>
   <source>straight</source>
   <translation>прямо</translation>
  </message>
  <message>
   <source>{angle}° right</source>
   <translation>{angle}° вправо</translation>
  </message>
  <message>
   <source>{angle}° left</source>
   <translation>{angle}° влево</translation>
  </message>
  <message>
   <source>it cannot be read: {reason}; choose a file that can be read</source>
   <translation>не читается: {reason}; выберите файл, который можно прочитать</translation>
  </message>
  <message>
   <source>it is no file; choose one</source>
   <translation>это не файл; выберите файл</translation>
  </message>
  <message>
   <source>{address}: it does not lie on this computer; save it as a file first</source>
   <translation>{address}: это лежит не на этом компьютере; сначала сохраните как файл</translation>
  </message>
  <message>
   <source>{file} was put aside: what was opened with it lies on the board {board}. Undo brings it back.</source>
   <translation>{file} отложен: то, что открыто вместе с ним, лежит на поле {board}. Отмена вернёт его.</translation>
  </message>
  <message>
   <source>{file}: nothing here opens a {kind}</source>
   <translation>{file}: {kind} здесь нечем открыть</translation>
  </message>
  <message>
   <source>μ, sliding</source>
   <translation>μ скольжения</translation>
  </message>
  <message>
   <source>Surface</source>
   <translation>Поверхность</translation>
  </message>
  <message>
   <source>plausible for a captive ball under a token; assumed</source>
   <translation>правдоподобно для шарика в обойме под фишкой; принято</translation>
  </message>
  <message>
   <source>μ, slide to slide</source>
   <translation>μ по броскам</translation>
  </message>
  <message>
   <source>slide to slide</source>
   <translation>по броскам</translation>
  </message>
  <message>
   <source>relative standard deviation; landing maps draw it anew for each slide; assumed</source>
   <translation>относительное стандартное отклонение; карты попаданий берут его заново для каждого скольжения; принято</translation>
  </message>
  <message>
   <source>μ, token to token</source>
   <translation>μ по фишкам</translation>
  </message>
  <message>
   <source>token to token</source>
   <translation>по фишкам</translation>
  </message>
  <message>
   <source>relative standard deviation of a token's own factor; landing maps draw it; assumed</source>
   <translation>относительное стандартное отклонение множителя фишки; его берут карты попаданий; принято</translation>
  </message>
  <message>
   <source>Drag k</source>
   <translation>Трение k</translation>
  </message>
  <message>
   <source>0.005 on an air track, 3 in an oil film; assumed</source>
   <translation>0,005 на воздушной дорожке, 3 в плёнке масла; принято</translation>
  </message>
  <message>
   <source>Drag c</source>
   <translation>Трение c</translation>
  </message>
  <message>
   <source>air drag of light discs; assumed</source>
   <translation>сопротивление воздуха для лёгких дисков; принято</translation>
  </message>
  <message>
   <source>μ0, at rest</source>
   <translation>μ0, в покое</translation>
  </message>
  <message>
   <source>one to two times μ; assumed</source>
   <translation>от одного до двух μ; принято</translation>
  </message>
  <message>
   <source>vs, fading speed</source>
   <translation>vs, спад при</translation>
  </message>
  <message>
   <source>where the extra grip has faded to 1/e; Armstrong-Helouvry 1994</source>
   <translation>где добавочное сцепление падает в e раз; Armstrong-Helouvry 1994</translation>
  </message>
  <message>
   <source>Curling p</source>
   <translation>Кёрлинг p</translation>
  </message>
  <message>
   <source>Digital Curling's FCV1 has 0.00201</source>
   <translation>в модели FCV1 Digital Curling: 0,00201</translation>
  </message>
  <message>
   <source>Curling q</source>
   <translation>Кёрлинг q</translation>
  </message>
  <message>
   <source>Digital Curling's FCV1 has 0.0639</source>
   <translation>в модели FCV1 Digital Curling: 0,0639</translation>
  </message>
  <message>
   <source>Curling r</source>
   <translation>Кёрлинг r</translation>
  </message>
  <message>
   <source>Digital Curling's FCV1 has 0.00626</source>
   <translation>в модели FCV1 Digital Curling: 0,00626</translation>
  </message>
  <message>
   <source>tokens of table games; assumed</source>
   <translation>фишки настольных игр; принято</translation>
  </message>
  <message>
   <source>plastic to metal tokens; assumed</source>
   <translation>фишки от пластика до металла; принято</translation>
  </message>
  <message>
   <source>a taller token tips over more easily when hit; assumed</source>
   <translation>высокая фишка легче опрокидывается от удара; принято</translation>
  </message>
  <message>
   <source>Collision</source>
   <translation>Удар</translation>
  </message>
  <message>
   <source>plastic and metal bodies at about 1 m/s; assumed</source>
   <translation>пластик и металл примерно при 1 m/s; принято</translation>
  </message>
  <message>
   <source>Restitution, hit to hit</source>
   <translation>Восстановление по ударам</translation>
  </message>
  <message>
   <source>hit to hit</source>
   <translation>по ударам</translation>
  </message>
  <message>
   <source>relative standard deviation; landing maps draw it; assumed</source>
   <translation>относительное стандартное отклонение; его берут карты попаданий; принято</translation>
  </message>
  <message>
   <source>Contact friction</source>
   <translation>Трение удара</translation>
  </message>
  <message>
   <source>dry contact of smooth plastics; assumed</source>
   <translation>сухое касание гладких пластиков; принято</translation>
  </message>
  <message>
   <source>Softening from</source>
   <translation>Мягче с</translation>
  </message>
  <message>
   <source>impacts above it bounce less, as speed to the power -1/4; 0: never; Johnson 1985</source>
   <translation>при более сильных ударах отскок слабее, как скорость в степени -1/4; 0 — никогда; Johnson 1985</translation>
  </message>
  <message>
   <source>the maker's 3-foot to almost 100 cm, with room</source>
   <translation>от 3 футов изготовителя почти до 100 cm, с запасом</translation>
  </message>
  <message>
   <source>three spaces side by side; assumed</source>
   <translation>три клетки рядом; принято</translation>
  </message>
  <message>
   <source>room for a hand behind it; assumed</source>
   <translation>место для руки позади; принято</translation>
  </message>
  <message>
   <source>Tilt along</source>
   <translation>Наклон вдоль</translation>
  </message>
  <message>
   <source>a table that is not level; positive: the far end is higher</source>
   <translation>стол стоит неровно; плюс — дальний край выше</translation>
  </message>
  <message>
   <source>Tilt across</source>
   <translation>Наклон вбок</translation>
  </message>
  <message>
   <source>a table that is not level; positive: the right edge is higher</source>
   <translation>стол стоит неровно; плюс — правый край выше</translation>
  </message>
  <message>
   <source>meas.</source>
   <translation>изм.</translation>
  </message>
  <message>
   <source>publ.</source>
   <translation>публ.</translation>
  </message>
  <message>
   <source>est.</source>
   <translation>оц.</translation>
  </message>
  <message>
   <source>Coulomb (dry)</source>
   <translation>Кулон (сухое)</translation>
  </message>
  <message>
   <source>Viscous drag</source>
   <translation>Вязкое трение</translation>
  </message>
  <message>
   <source>Air drag</source>
   <translation>Трение о воздух</translation>
  </message>
  <message>
   <source>Weakening (Stribeck)</source>
   <translation>Спадающее (Штрибек)</translation>
  </message>
  <message>
   <source>Curling</source>
   <translation>Кёрлинг</translation>
  </message>
  <message>
   <source>no note in the board's file</source>
   <translation>в файле поля пояснения нет</translation>
  </message>
  <message>
   <source>this board: {note}</source>
   <translation>это поле: {note}</translation>
  </message>
  <message>
   <source>{name}: {lo} to {hi}</source>
   <translation>{name}: от {lo} до {hi}</translation>
  </message>
  <message>
   <source>usually {lo} to {hi}</source>
   <translation>обычно от {lo} до {hi}</translation>
  </message>
  <message>
   <source>save it as PNG or JPEG</source>
   <translation>сохраните его как PNG или JPEG</translation>
  </message>
  <message>
   <source>it is damaged or cut off</source>
   <translation>он повреждён или обрезан</translation>
  </message>
  <message>
   <source>the picture cannot be read ({reason}); {mend}</source>
   <translation>снимок не читается ({reason}); {mend}</translation>
  </message>
  <message>
   <source>it is larger than {n} MB</source>
   <translation>он больше {n} МБ</translation>
  </message>
  <message>
   <source>it is a drawing, not a photo</source>
   <translation>это рисунок, а не фото</translation>
  </message>
  <message>
   <source>it is too large: {n} million pixels, where {most} can be read</source>
   <translation>он слишком велик: {n} млн пикселей, а читается до {most}</translation>
  </message>
  <message>
   <source>save it as JPEG, or make it smaller</source>
   <translation>сохраните его как JPEG или уменьшите</translation>
  </message>
  <message>
   <source>its format is not one that is read here</source>
   <translation>такой формат здесь не читается</translation>
  </message>
  <message>
   <source>save it as JPEG, PNG, WebP, BMP or GIF</source>
   <translation>сохраните его как JPEG, PNG, WebP, BMP или GIF</translation>
  </message>
  <message>
   <source>it is not there</source>
   <translation>его нет на месте</translation>
  </message>
  <message>
   <source>put it back, or open another picture</source>
   <translation>верните его или откройте другой снимок</translation>
  </message>
  <message>
   <source>its file cannot be opened</source>
   <translation>файл не открывается</translation>
  </message>
  <message>
   <source>open another picture</source>
   <translation>откройте другой снимок</translation>
  </message>
  <message>
   <source>Loading the solver (the first start compiles it)</source>
   <translation>Загрузка расчёта (при первом запуске он компилируется)</translation>
  </message>
  <message>
   <source>{space} ({share} of its base)</source>
   <translation>{space} ({share} основания)</translation>
  </message>
  <message>
   <source>usually {lo} to {hi}; drag the dot</source>
   <translation>обычно от {lo} до {hi}; точку можно тянуть</translation>
  </message>
  <message>
   <source>A policy plays</source>
   <translation>Играет программа</translation>
  </message>
  <message>
   <source>Decide</source>
   <translation>Решить</translation>
  </message>
  <message>
   <source>First put the table as the game has it.</source>
   <translation>Сначала верните стол к партии.</translation>
  </message>
  <message>
   <source>Something was decided since the last slide, so it stands: undo instead.</source>
   <translation>После последнего броска было решение, он засчитан: отмените его.</translation>
  </message>
  <message>
   <source>Foul: slide again</source>
   <translation>Нарушение: пустить снова</translation>
  </message>
  <message>
   <source>No slide is due now, so {token} is put back.</source>
   <translation>Сейчас бросать не надо, {token} возвращается на место.</translation>
  </message>
  <message>
   <source>slide {n}</source>
   <translation>бросок {n}</translation>
  </message>
  <message>
   <source>choice {n}</source>
   <translation>выбор {n}</translation>
  </message>
  <message>
   <source>round {n}</source>
   <translation>раунд {n}</translation>
  </message>
  <message>
   <source>Open round</source>
   <translation>Открыть раунд</translation>
  </message>
  <message>
   <source>Close the round</source>
   <translation>Закрыть раунд</translation>
  </message>
  <message>
   <source>Scoring the round</source>
   <translation>Подсчёт раунда</translation>
  </message>
  <message>
   <source>Computing the slide</source>
   <translation>Расчёт скольжения</translation>
  </message>
  <message>
   <source>Step through the round</source>
   <translation>Идти по шагам раунда</translation>
  </message>
  <message>
   <source>Show the round</source>
   <translation>Показать раунд</translation>
  </message>
  <message>
   <source>The round is still being scored on this board.</source>
   <translation>Раунд на этом поле ещё подсчитывается.</translation>
  </message>
  <message>
   <source>Decide otherwise</source>
   <translation>Решить иначе</translation>
  </message>
  <message>
   <source>Rounds and games (*.json)</source>
   <translation>Раунды и партии (*.json)</translation>
  </message>
  <message>
   <source>{file} is there already. Replace it?</source>
   <translation>Файл {file} уже есть. Заменить его?</translation>
  </message>
  <message>
   <source>Saved {file}.</source>
   <translation>Сохранено: {file}.</translation>
  </message>
  <message>
   <source>{kind} files (*{suffix})</source>
   <translation>Файлы {kind} (*{suffix})</translation>
  </message>
  <message>
   <source>Replace the file</source>
   <translation>Замена файла</translation>
  </message>
  <message>
   <source>Red</source>
   <translation>Красные</translation>
  </message>
  <message>
   <source>Yellow</source>
   <translation>Жёлтые</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>Зелёные</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>Синие</translation>
  </message>
  <message>
   <source>Brown</source>
   <translation>Коричневый</translation>
  </message>
  <message>
   <source>Light blue</source>
   <translation>Голубой</translation>
  </message>
  <message>
   <source>Pink</source>
   <translation>Розовый</translation>
  </message>
  <message>
   <source>Orange</source>
   <translation>Оранжевый</translation>
  </message>
  <message>
   <source>Dark blue</source>
   <translation>Синий</translation>
  </message>
  <message>
   <source>Zone</source>
   <translation>Зона</translation>
  </message>
  <message>
   <source>Property {n}</source>
   <translation>Участок {n}</translation>
  </message>
  <message>
   <source>Railroad {n}</source>
   <translation>Ж/д {n}</translation>
  </message>
  <message>
   <source>Chance {n}</source>
   <translation>Шанс {n}</translation>
  </message>
  <message>
   <source>House {n}</source>
   <translation>Дом {n}</translation>
  </message>
  <message>
   <source>Luxury tax {n}</source>
   <translation>Налог {n}</translation>
  </message>
  <message>
   <source>Free parking {n}</source>
   <translation>Стоянка {n}</translation>
  </message>
  <message>
   <source>Go to jail {n}</source>
   <translation>В тюрьму {n}</translation>
  </message>
  <message>
   <source>Brown {n}</source>
   <translation>Кор. {n}</translation>
  </message>
  <message>
   <source>Light blue {n}</source>
   <translation>Гол. {n}</translation>
  </message>
  <message>
   <source>Pink {n}</source>
   <translation>Роз. {n}</translation>
  </message>
  <message>
   <source>Orange {n}</source>
   <translation>Оран. {n}</translation>
  </message>
  <message>
   <source>Red {n}</source>
   <translation>Крас. {n}</translation>
  </message>
  <message>
   <source>Yellow {n}</source>
   <translation>Жёлт. {n}</translation>
  </message>
  <message>
   <source>Green {n}</source>
   <translation>Зел. {n}</translation>
  </message>
  <message>
   <source>Dark blue {n}</source>
   <translation>Синий {n}</translation>
  </message>
  <message>
   <source>Zone {n}</source>
   <translation>Зона {n}</translation>
  </message>
  <message>
   <source>Space {n}</source>
   <translation>Клетка {n}</translation>
  </message>
  <message>
   <source>Landing map: {slides}, seed {seed}, {took}</source>
   <translation>Карта попаданий: {slides}, зерно {seed}, {took}</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>Ход работы</translation>
  </message>
  <message>
   <source>Pointer: {across} across, {up} up, {space}</source>
   <translation>Указатель: {across} поперёк, {up} вдоль, {space}</translation>
  </message>
  <message>
   <source>{name} board, layout estimated</source>
   <translation>поле {name}, разметка оценена</translation>
  </message>
  <message>
   <source>{name} board</source>
   <translation>поле {name}</translation>
  </message>
  <message>
   <source>Ready</source>
   <translation>Готово</translation>
  </message>
  <message>
   <source>No landing map: {why}</source>
   <translation>Нет карты попаданий: {why}</translation>
  </message>
  <message>
   <source>Landing map: {slides}, seed {seed}</source>
   <translation>Карта попаданий: {slides}, зерно {seed}</translation>
  </message>
  <message>
   <source>a moving picture is not written as {kind}; choose {kinds}</source>
   <translation>фильм не записать как {kind}; выберите {kinds}</translation>
  </message>
  <message>
   <source>this would last {seconds} s; choose a slow motion that keeps it under {most} s</source>
   <translation>фильм длился бы {seconds} s; выберите замедление, при котором он короче {most} s</translation>
  </message>
  <message>
   <source>ffmpeg gave up: {reason}</source>
   <translation>ffmpeg остановился: {reason}</translation>
  </message>
  <message>
   <source>ffmpeg cannot be run: {error}</source>
   <translation>ffmpeg не запускается: {error}</translation>
  </message>
  <message>
   <source> or </source>
   <translation> или </translation>
  </message>
  <message>
   <source>no reason</source>
   <translation>причина не указана</translation>
  </message>
  <message>
   <source>Board being edited</source>
   <translation>Поле в правке</translation>
  </message>
  <message>
   <source>{space} is selected.</source>
   <translation>Выбрано: {space}.</translation>
  </message>
  <message>
   <source>x {x}, y {y}; {width} by {height} cm</source>
   <translation>x {x}, y {y}; {width} на {height} cm</translation>
  </message>
  <message>
   <source>Drag spaces, their grips and the GO line. Alt: no snapping. Esc ends.</source>
   <translation>Тяните клетки, их ручки и линию GO. Alt: без прилипания. Esc: закончить.</translation>
  </message>
  <message>
   <source>Drag a space to move it, a grip to resize it, the GO line by its knob.</source>
   <translation>Тяните клетку, чтобы сдвинуть, ручку — чтобы изменить размер, линию GO — за кружок.</translation>
  </message>
  <message>
   <source>Arrow keys move by 5 mm, with Ctrl by 1 mm; with Shift they resize.</source>
   <translation>Стрелки сдвигают на 5 mm, с Ctrl — на 1 mm, с Shift меняют размер.</translation>
  </message>
  <message>
   <source>Hold Alt to leave edges and grid alone.</source>
   <translation>С Alt края и сетка не притягивают.</translation>
  </message>
  <message>
   <source>Page keys select, Delete removes, Esc ends.</source>
   <translation>Page Up и Page Down выбирают, Delete удаляет, Esc заканчивает.</translation>
  </message>
  <message>
   <source>GO line at {y} cm</source>
   <translation>Линия GO: {y} cm</translation>
  </message>
  <message>
   <source>BR</source>
   <translation>КЧ</translation>
  </message>
  <message>
   <source>LB</source>
   <translation>ГО</translation>
  </message>
  <message>
   <source>PK</source>
   <translation>РО</translation>
  </message>
  <message>
   <source>OR</source>
   <translation>ОР</translation>
  </message>
  <message>
   <source>RD</source>
   <translation>КР</translation>
  </message>
  <message>
   <source>YE</source>
   <translation>ЖЛ</translation>
  </message>
  <message>
   <source>GR</source>
   <translation>ЗЛ</translation>
  </message>
  <message>
   <source>DB</source>
   <translation>СИ</translation>
  </message>
  <message>
   <source>Throw by pushing</source>
   <translation>Бросать толчком</translation>
  </message>
  <message>
   <source>Throw by slingshot</source>
   <translation>Бросать рогаткой</translation>
  </message>
  <message>
   <source>Save the table as a picture</source>
   <translation>Сохранить стол как рисунок</translation>
  </message>
  <message>
   <source>Save the last slide as a moving picture</source>
   <translation>Сохранить последнее скольжение как фильм</translation>
  </message>
  <message>
   <source>Moving picture: {file}</source>
   <translation>Фильм: {file}</translation>
  </message>
  <message>
   <source>Lies</source>
   <translation>Лежит</translation>
  </message>
  <message>
   <source>Slide a token first: there is nothing to show yet.</source>
   <translation>Сначала пустите фишку: показывать пока нечего.</translation>
  </message>
  <message>
   <source>Predicted path</source>
   <translation>Предсказанный путь</translation>
  </message>
  <message>
   <source>% of slides per cm</source>
   <translation>% бросков на cm</translation>
  </message>
  <message>
   <source>% per cm²</source>
   <translation>% на cm²</translation>
  </message>
  <message>
   <source>median {place} cm</source>
   <translation>медиана {place} cm</translation>
  </message>
  <message>
   <source>of those that stay</source>
   <translation>из оставшихся</translation>
  </message>
  <message>
   <source>Past the line: slide again (K6)</source>
   <translation>За линией: пустите снова (K6)</translation>
  </message>
  <message>
   <source>{other} lies where {token} is released: aim from another place, or move it.</source>
   <translation>{other} лежит там, откуда пускают {token}: цельтесь из другого места или отодвиньте её.</translation>
  </message>
  <message>
   <source>{token} stood still when it was let go: not slid.</source>
   <translation>{token} отпущена неподвижной: не брошена.</translation>
  </message>
  <message>
   <source>{token} would overlap {other}: set it down beside it.</source>
   <translation>{token} перекрыла бы {other}: положите рядом.</translation>
  </message>
  <message>
   <source>Another token</source>
   <translation>Другая фишка</translation>
  </message>
  <message>
   <source>Pull {token} back, away from where it shall go</source>
   <translation>Оттяните {token} назад, от того места, куда ей идти</translation>
  </message>
  <message>
   <source>overlaps {token}</source>
   <translation>перекрывает {token}</translation>
  </message>
  <message>
   <source>lies against {token}</source>
   <translation>прижата к {token}</translation>
  </message>
  <message>
   <source>In jail</source>
   <translation>В тюрьме</translation>
  </message>
  <message>
   <source>In jail:</source>
   <translation>В тюрьме:</translation>
  </message>
  <message>
   <source>Off:</source>
   <translation>Вне поля:</translation>
  </message>
  <message>
   <source>Time in the last slide</source>
   <translation>Время в последнем скольжении</translation>
  </message>
  <message>
   <source>Momentum and kinetic energy of all tokens at this time, spin included</source>
   <translation>Импульс и кинетическая энергия всех фишек в этот миг, с вращением</translation>
  </message>
  <message>
   <source>{now} of {end} s</source>
   <translation>{now} из {end} s</translation>
  </message>
  <message>
   <source>No slide to show</source>
   <translation>Нечего показать</translation>
  </message>
  <message>
   <source>No slide yet</source>
   <translation>Скольжений ещё нет</translation>
  </message>
  <message>
   <source>Push it up to the GO line.</source>
   <translation>Толкайте вверх до линии GO.</translation>
  </message>
  <message>
   <source>Drag back, aim, let go.</source>
   <translation>Оттяните, прицельтесь, отпустите.</translation>
  </message>
  <message>
   <source>{tokens}, {off} off</source>
   <translation>{tokens}, вне поля {off}</translation>
  </message>
  <message>
   <source>{so_far}, {n} in jail</source>
   <translation>{so_far}, в тюрьме {n}</translation>
  </message>
  <message>
   <source>from x {place}</source>
   <translation>x = {place}</translation>
  </message>
  <message>
   <source>Held: Space goes on.</source>
   <translation>Пауза: пробел продолжает.</translation>
  </message>
  <message>
   <source>Space holds it.</source>
   <translation>Пробел — пауза.</translation>
  </message>
  <message>
   <source>Then {token}</source>
   <translation>Затем {token}</translation>
  </message>
  <message>
   <source>Looking back at {token}</source>
   <translation>Просмотр: {token}</translation>
  </message>
  <message>
   <source>Esc ends that.</source>
   <translation>Esc заканчивает.</translation>
  </message>
  <message>
   <source>The Play panel says what comes next.</source>
   <translation>Что дальше, говорит панель «Игра».</translation>
  </message>
  <message>
   <source>R clears the table.</source>
   <translation>R очищает стол.</translation>
  </message>
  <message>
   <source>{side} slides {token}</source>
   <translation>{side} пускают {token}</translation>
  </message>
  <message>
   <source>Setting {n}. {line}</source>
   <translation>Настройка {n}. {line}</translation>
  </message>
  <message>
   <source>The slides are counted here, those of one speed together.</source>
   <translation>Здесь считаются броски, вместе те, что одной скорости.</translation>
  </message>
  <message>
   <source>μ = {mu}. {line}</source>
   <translation>μ = {mu}. {line}</translation>
  </message>
  <message>
   <source>At {speed}: none stayed on the board.</source>
   <translation>При {speed}: ни один не остался на доске.</translation>
  </message>
  <message>
   <source>At {speed}: mean way {way} (95 %: {lo} to {hi}), standard deviation {sd}, and it stops at {mean} on average; {slides}.</source>
   <translation>При {speed}: средний путь {way} (95 %: от {lo} до {hi}), стандартное отклонение {sd}, остановка в среднем на отметке {mean}; {slides}.</translation>
  </message>
  <message>
   <source>Exactly as aimed. {line}</source>
   <translation>Точно по прицелу. {line}</translation>
  </message>
  <message>
   <source>At {speed}: way {way}, it stops at {mean}; {slides}.</source>
   <translation>При {speed}: путь {way}, остановка на отметке {mean}; {slides}.</translation>
  </message>
  <message>
   <source>As the hand scatters. {line}</source>
   <translation>С разбросом руки. {line}</translation>
  </message>
  <message>
   <source>exactly there</source>
   <translation>точно там</translation>
  </message>
  <message>
   <source>{by} too far</source>
   <translation>{by} лишних</translation>
  </message>
  <message>
   <source>{by} too short</source>
   <translation>{by} не хватило</translation>
  </message>
  <message>
   <source>Guesses and where the slides stopped</source>
   <translation>Догадки и где остановились броски</translation>
  </message>
  <message>
   <source>Click to place a pin where you think it stops; by keys: Ins, arrows, Del</source>
   <translation>Щёлкните, чтобы поставить флажок, где, по-вашему, остановка; с клавиатуры: Ins, стрелки, Del</translation>
  </message>
  <message>
   <source>Whose guess?</source>
   <translation>Чья догадка?</translation>
  </message>
  <message>
   <source>Move a pin</source>
   <translation>Сдвинуть флажок</translation>
  </message>
  <message>
   <source>Take a pin away</source>
   <translation>Убрать флажок</translation>
  </message>
  <message>
   <source>one block, one slide; {n} in all</source>
   <translation>один квадрат — один бросок; всего {n}</translation>
  </message>
  <message>
   <source>one block each; {slides}, the last at {speed}</source>
   <translation>каждому квадрат; {slides}, последнее {speed}</translation>
  </message>
  <message>
   <source>{said}, {off} off the board</source>
   <translation>{said}, вне поля {off}</translation>
  </message>
  <message>
   <source>Where the slides stopped</source>
   <translation>Где остановились броски</translation>
  </message>
  <message>
   <source>Name a pin</source>
   <translation>Назвать флажок</translation>
  </message>
  <message>
   <source>Place a pin</source>
   <translation>Поставить флажок</translation>
  </message>
  <message>
   <source>guess</source>
   <translation>догадка</translation>
  </message>
  <message>
   <source>What</source>
   <translation>Что</translation>
  </message>
  <message>
   <source>Place, cm</source>
   <translation>Место, cm</translation>
  </message>
  <message>
   <source>Missed by, cm</source>
   <translation>Промах, cm</translation>
  </message>
  <message>
   <source>slide off the board</source>
   <translation>бросок за край</translation>
  </message>
  <message>
   <source>slide</source>
   <translation>бросок</translation>
  </message>
  <message>
   <source>Slide {n} stopped at {at}.</source>
   <translation>Бросок {n}: остановка на {at}.</translation>
  </message>
  <message>
   <source>Slide the token once, as the chosen hand scatters (Enter)</source>
   <translation>Пустить фишку один раз, с разбросом выбранной руки (Enter)</translation>
  </message>
  <message>
   <source>Throw 10</source>
   <translation>Сразу 10</translation>
  </message>
  <message>
   <source>Ten slides at once, each as the hand scatters</source>
   <translation>Десять бросков сразу, каждый с разбросом руки</translation>
  </message>
  <message>
   <source>Double the speed</source>
   <translation>Скорость × 2</translation>
  </message>
  <message>
   <source>Twice as fast: how much further does it go?</source>
   <translation>Вдвое быстрее: насколько дальше она уйдёт?</translation>
  </message>
  <message>
   <source>New pins</source>
   <translation>Новые флажки</translation>
  </message>
  <message>
   <source>Take all pins away, for new guesses</source>
   <translation>Убрать все флажки для новых догадок</translation>
  </message>
  <message>
   <source>Start over</source>
   <translation>Сначала</translation>
  </message>
  <message>
   <source>Take pins, slides and tokens away</source>
   <translation>Убрать флажки, броски и фишки</translation>
  </message>
  <message>
   <source>Details</source>
   <translation>Числа</translation>
  </message>
  <message>
   <source>The statistics of these slides</source>
   <translation>Статистика этих бросков</translation>
  </message>
  <message>
   <source>exactly as aimed</source>
   <translation>точно по прицелу</translation>
  </message>
  <message>
   <source>Off: slides leave as the chosen hand scatters. On: all leave exactly as aimed, ten at once too.</source>
   <translation>Выключено: броски с разбросом выбранной руки. Включено: все точно по прицелу, и десять сразу тоже.</translation>
  </message>
  <message>
   <source>Ten slides</source>
   <translation>Десять бросков</translation>
  </message>
  <message>
   <source>Throw ten</source>
   <translation>Бросить десять</translation>
  </message>
  <message>
   <source>Where will it stop?</source>
   <translation>Где она остановится?</translation>
  </message>
  <message>
   <source>Where will it stop? Click under the board to place a pin, then throw.</source>
   <translation>Где она остановится? Щёлкните под полем, чтобы поставить флажок, и бросайте.</translation>
  </message>
  <message>
   <source>Slide {n} went off the board.</source>
   <translation>Бросок {n} ушёл с поля.</translation>
  </message>
  <message>
   <source>Slide {n} stopped at {at}, {way} from where it was let go.</source>
   <translation>Бросок {n}: остановка на {at}, в {way} от места выпуска.</translation>
  </message>
  <message>
   <source>Take the tokens back</source>
   <translation>Забрать фишки</translation>
  </message>
  <message>
   <source>{name} was closest: {missed}.</source>
   <translation>Ближе всех {name}: {missed}.</translation>
  </message>
  <message>
   <source>Drag the token at GO back, away from where it shall go, and let go: it slides.</source>
   <translation>Оттяните фишку на GO назад, от того места, куда ей идти, и отпустите: она заскользит.</translation>
  </message>
  <message>
   <source>Change a number, friction for one: the next slide goes by it, and so does every picture.</source>
   <translation>Измените число, например трение: следующий бросок пойдёт по нему, и все графики тоже.</translation>
  </message>
  <message>
   <source>Landing shows where this throw would come to rest, time and again. F1 lists all keys.</source>
   <translation>«Попадания» показывают, где этот бросок останавливался бы раз за разом. F1 — список клавиш.</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>Пропустить</translation>
  </message>
  <message>
   <source>{at} of {all}</source>
   <translation>{at} из {all}</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Готово</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Далее</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Открыть</translation>
  </message>
  <message numerus="yes">
   <source>And {n} other pairs.</source>
   <translation>
    <numerusform>И ещё {n} пара.</numerusform>
    <numerusform>И ещё {n} пары.</numerusform>
    <numerusform>И ещё {n} пар.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} others</source>
   <translation>
    <numerusform>ещё {n}</numerusform>
    <numerusform>ещё {n}</numerusform>
    <numerusform>ещё {n}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} warnings: read Result</source>
   <translation>
    <numerusform>{n} предупреждение: читайте «Результат»</numerusform>
    <numerusform>{n} предупреждения: читайте «Результат»</numerusform>
    <numerusform>{n} предупреждений: читайте «Результат»</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} tracks</source>
   <translation>
    <numerusform>{n} трек</numerusform>
    <numerusform>{n} трека</numerusform>
    <numerusform>{n} треков</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} marks left out.</source>
   <translation>
    <numerusform>Не учтена {n} отметка.</numerusform>
    <numerusform>Не учтены {n} отметки.</numerusform>
    <numerusform>Не учтено {n} отметок.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} pictures without a mark</source>
   <translation>
    <numerusform>{n} кадр без отметки</numerusform>
    <numerusform>{n} кадра без отметки</numerusform>
    <numerusform>{n} кадров без отметки</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} slides</source>
   <translation>
    <numerusform>{n} скольжение</numerusform>
    <numerusform>{n} скольжения</numerusform>
    <numerusform>{n} скольжений</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} hits</source>
   <translation>
    <numerusform>{n} удар</numerusform>
    <numerusform>{n} удара</numerusform>
    <numerusform>{n} ударов</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows</source>
   <translation>
    <numerusform>{n} строка</numerusform>
    <numerusform>{n} строки</numerusform>
    <numerusform>{n} строк</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>onto {n} resting tokens</source>
   <translation>
    <numerusform>на {n} лежащую фишку</numerusform>
    <numerusform>на {n} лежащие фишки</numerusform>
    <numerusform>на {n} лежащих фишек</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From {n} readings.</source>
   <translation>
    <numerusform>По {n} замеру.</numerusform>
    <numerusform>По {n} замерам.</numerusform>
    <numerusform>По {n} замерам.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From {n} landings.</source>
   <translation>
    <numerusform>По {n} попаданию.</numerusform>
    <numerusform>По {n} попаданиям.</numerusform>
    <numerusform>По {n} попаданиям.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows without a time or a place dropped</source>
   <translation>
    <numerusform>отброшена {n} строка без времени или места</numerusform>
    <numerusform>отброшены {n} строки без времени или места</numerusform>
    <numerusform>отброшено {n} строк без времени или места</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows with a repeated time dropped</source>
   <translation>
    <numerusform>отброшена {n} строка с повторным временем</numerusform>
    <numerusform>отброшены {n} строки с повторным временем</numerusform>
    <numerusform>отброшено {n} строк с повторным временем</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows with -1, -1 taken as missing</source>
   <translation>
    <numerusform>{n} строка с -1, -1 считается пропуском</numerusform>
    <numerusform>{n} строки с -1, -1 считаются пропусками</numerusform>
    <numerusform>{n} строк с -1, -1 считаются пропусками</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows with a likelihood below {least} dropped</source>
   <translation>
    <numerusform>отброшена {n} строка с вероятностью ниже {least}</numerusform>
    <numerusform>отброшены {n} строки с вероятностью ниже {least}</numerusform>
    <numerusform>отброшено {n} строк с вероятностью ниже {least}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Corners: the board's four are needed, {n} are given.</source>
   <translation>
    <numerusform>Углы: нужны четыре угла поля, дан {n}.</numerusform>
    <numerusform>Углы: нужны четыре угла поля, даны {n}.</numerusform>
    <numerusform>Углы: нужны четыре угла поля, дано {n}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Throw {n} times</source>
   <translation>
    <numerusform>Бросить {n} раз</numerusform>
    <numerusform>Бросить {n} раза</numerusform>
    <numerusform>Бросить {n} раз</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The {n} large dots are your own landings; small ones are throws.</source>
   <translation>
    <numerusform>{n} большая точка — ваше попадание; мелкие — броски.</numerusform>
    <numerusform>{n} большие точки — ваши попадания; мелкие — броски.</numerusform>
    <numerusform>{n} больших точек — ваши попадания; мелкие — броски.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} throws</source>
   <translation>
    <numerusform>{n} бросок</numerusform>
    <numerusform>{n} броска</numerusform>
    <numerusform>{n} бросков</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} sides</source>
   <translation>
    <numerusform>{n} сторона</numerusform>
    <numerusform>{n} стороны</numerusform>
    <numerusform>{n} сторон</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Luxury tax for {n} properties</source>
   <translation>
    <numerusform>Налог на роскошь за {n} участок</numerusform>
    <numerusform>Налог на роскошь за {n} участка</numerusform>
    <numerusform>Налог на роскошь за {n} участков</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>; {n} more files are refused</source>
   <translation>
    <numerusform>; ещё {n} файл не принят</numerusform>
    <numerusform>; ещё {n} файла не приняты</numerusform>
    <numerusform>; ещё {n} файлов не приняты</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{file} alone was taken; {n} more of its kind were not: open them one by one.</source>
   <translation>
    <numerusform>Взят только {file}; ещё {n} такого же вида — нет: откройте его отдельно.</numerusform>
    <numerusform>Взят только {file}; ещё {n} такого же вида — нет: откройте их по одному.</numerusform>
    <numerusform>Взят только {file}; ещё {n} такого же вида — нет: откройте их по одному.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} tokens on the board</source>
   <translation>
    <numerusform>{n} фишка на поле</numerusform>
    <numerusform>{n} фишки на поле</numerusform>
    <numerusform>{n} фишек на поле</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} went off the board and are not in it.</source>
   <translation>
    <numerusform>{n} ушло с поля и не учтено.</numerusform>
    <numerusform>{n} ушли с поля и не учтены.</numerusform>
    <numerusform>{n} ушли с поля и не учтены.</numerusform>
   </translation>
  </message>
 </context>
</TS>
