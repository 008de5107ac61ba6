export { Menu, type MenuProps } from './Menu';
export type {
  MenuAction,
  MenuCheck,
  MenuChoice,
  MenuEntry,
  MenuSeparator,
  MenuSubmenu,
} from './menu-entries';
