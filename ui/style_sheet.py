"""The one style sheet: what the palette alone cannot say. `$names` are the fields of `Theme`.

Fields and combo boxes keep Fusion's own drawing, which follows the palette; a sheet on them would lose it.
"""

STYLE_SHEET = """
QMainWindow, QMainWindow::separator { background: $window; }
QMainWindow::separator { width: 5px; height: 5px; }
QMainWindow::separator:hover { background: $accent_fill; }
QMenuBar { background: $panel; border-bottom: 1px solid $line; padding: 2px 6px; }
QMenuBar::item { padding: 3px 9px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: $accent_fill; }
QMenu { background: $panel; border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 5px 28px 5px 24px; border-radius: 4px; color: $text; }
QMenu::item:selected { background: $accent_fill; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1px; background: $row_line; margin: 4px 8px; }
QToolBar { background: $panel; border: none; border-bottom: 1px solid $line; spacing: 4px; padding: 4px 8px; }
QToolBar::separator { background: $line; width: 1px; margin: 6px 4px; }
QToolButton { border: 1px solid transparent; border-radius: 4px; padding: 5px 8px; color: $text; }
QToolButton:hover { background: $header; border-color: $button_edge; }
QToolButton:pressed, QToolButton:checked { background: $accent_fill; border-color: $accent; }
QToolButton:focus { border: 2px solid $accent; padding: 4px 7px; }
QToolButton:disabled { color: $disabled; }
QToolButton[segment="true"] { border: 1px solid $button_edge; border-radius: 0; padding: 4px 8px; }
QToolButton[segment="true"]:checked { background: $accent; border-color: $accent; color: $on_accent; }
QToolButton[segment="true"]:focus { border: 2px solid $accent; padding: 3px 7px; }
QToolButton[segment="true"]:checked:focus { border-color: $text; }
QToolButton[reset="true"] { padding: 1px; }
QToolButton[corner="true"] { padding: 3px; background: $panel; border-color: $button_edge; }
QToolButton[corner="true"]:hover, QToolButton[corner="true"]:pressed { background: $accent_fill; }
QToolButton[corner="true"]:focus { border: 2px solid $accent; padding: 2px; }
QToolButton[corner="true"]::menu-indicator { image: none; }
QDockWidget { font-weight: 600; }
QDockWidget::title { background: $header; border: 1px solid $line; padding: 5px 10px; text-align: left; }
QWidget#dockBody { background: $panel; border: 1px solid $line; border-top: none; }
QScrollArea, QScrollArea > QWidget > QWidget#scrolled { background: $panel; border: none; }
QLabel[role="secondary"] { color: $secondary; font-size: 12px; }
QLabel[role="section"] { font-weight: 600; background: $header; border-top: 1px solid $row_line;
    border-bottom: 1px solid $row_line; padding: 3px 10px; }
QLabel[role="refusal"] { color: $error_text; font-size: 12px; }
QLabel[role="headline"] { font-size: 15px; font-weight: 600; }
QLabel[role="headline"][stale="true"] { color: $secondary; }
QLabel[role="value"] { font-weight: 600; }
QLabel[role="warning-sentence"] { color: $warning_text; font-weight: 600; }
QLabel[role="warning"] { color: $warning_text; font-size: 12px; }
QLabel[role="warning-code"] { color: $warning_text; font-size: 11px; }
QFrame#warning, QFrame#question[asks="true"] { background: $warning_fill; border: 1px solid $warning_edge;
    border-radius: 4px; }
QLabel[changed="true"] { font-weight: 600; color: $accent; }
QFrame#notice { background: $error_fill; border: 1px solid $error_edge; border-radius: 4px; }
QFrame#notice QLabel { color: $error_text; }
QFrame#notice[news="true"] { background: $header; border: 1px solid $accent; }
QFrame#notice[news="true"] QLabel { color: $text; }
QFrame#task { background: $accent_fill; border: none; border-bottom: 1px solid $accent; }
QFrame#task QScrollArea, QFrame#task QLabel { background: transparent; color: $text; font-weight: 600; }
QFrame#task QScrollArea:focus { border: 2px solid $accent; }
QFrame#tour { background: $panel; border: 2px solid $accent; border-radius: 4px; }
QWidget#teach { background: $surround; }
QWidget#teach QPushButton, QWidget#teach QLabel, QToolBar#class-bar QToolButton { font-size: 21px; }
QWidget#teach QCheckBox { font-size: 21px; min-height: 48px; spacing: 8px; }
QWidget#teach QCheckBox::indicator { width: 21px; height: 21px; }
QToolBar#class-bar QToolButton::menu-indicator { image: none; }
QToolBar#class-bar QLabel { font-size: 21px; padding: 0 12px; }
QToolBar#class-bar QToolButton#all-menus { font-size: 26px; padding: 1px 12px; }
QWidget#teach QPushButton { padding: 9px 14px; }
QLabel[role="sentence"] { font-size: 29px; font-weight: 600; padding: 8px 24px 6px 24px; }
QWidget#teach QLabel[role="sentence"] { font-size: 29px; }
QWidget#teach QLabel[role="value"] { font-size: 24px; font-weight: 600; }
QWidget#teach QWidget[role="details"] { background: $panel; }
QPushButton { border: 1px solid $button_edge; border-radius: 4px; padding: 5px 12px; background: $header;
    color: $text; }
QPushButton:hover { border-color: $field_edge; }
QPushButton:pressed { background: $accent_fill; }
QPushButton:checked { background: $accent_fill; border-color: $accent; }
QPushButton:focus { border: 2px solid $accent; padding: 4px 11px; }
QPushButton:disabled { color: $disabled; }
QPushButton[accent="true"] { background: $accent; border-color: $accent; color: $on_accent;
    font-weight: 600; }
QPushButton[accent="true"]:focus { border: 2px solid $text; }
QPushButton[accent="true"]:disabled { background: $window; border-color: $line; color: $disabled; }
QPushButton[link="true"] { border: none; background: transparent; color: $accent; padding: 1px 4px; }
QPushButton[link="true"]:focus { border: 2px solid $accent; border-radius: 4px; padding: 0 2px; }
QTableView { background: $panel; border: none; gridline-color: $row_line; alternate-background-color: $panel;
    selection-background-color: $accent_fill; selection-color: $text; }
QTableView::item { border-bottom: 1px solid $row_line; padding: 0 4px; }
QTableView:focus { border: 2px solid $accent; }
QHeaderView::section { background: $header; border: none; border-bottom: 1px solid $line; padding: 4px 6px;
    color: $secondary; font-weight: 400; }
QTableCornerButton::section { background: $header; border: none; border-bottom: 1px solid $line; }
QHeaderView::down-arrow, QHeaderView::up-arrow { subcontrol-position: top center; width: 9px; height: 7px; }
QHeaderView { background: $header; border: none; }
QTabBar::tab { background: $window; color: $secondary; border: none; padding: 6px 10px; }
QTabBar::tab:selected { background: $panel; color: $text; border-top: 2px solid $accent; font-weight: 600; }
QMainWindow > QTabBar { font-size: 12px; }
QMainWindow > QTabBar::tab { padding: 6px 5px; border-right: 1px solid $line; }
QTabBar QToolButton { background: $panel; border: 1px solid $button_edge; border-radius: 0; padding: 0; }
QTabBar::tab:focus { border: 2px solid $accent; }
QStatusBar { background: $panel; border-top: 1px solid $line; }
QStatusBar::item { border: none; }
QStatusBar QLabel { font-size: 12px; }
QSlider:horizontal { min-height: 22px; }
QSlider::groove:horizontal { height: 4px; background: $line; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 10px; height: 10px; margin: -6px 0; border: 3px solid $accent; border-radius: 8px;
    background: $panel; }
QSlider::handle:horizontal:focus { border-color: $text; }
QSlider::sub-page:horizontal:disabled { background: $line; }
QSlider::handle:horizontal:disabled { border-color: $button_edge; }
QProgressBar { border: none; border-radius: 3px; background: $row_line; max-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QToolTip { background: $tag_fill; color: $tag_text; border: none; padding: 4px 6px; }
"""
