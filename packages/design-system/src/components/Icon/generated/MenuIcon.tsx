// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const MenuIcon = (props: IconProps) => (
  <Icon {...props} path="M4 5h16M4 12h16M4 19h16" />
);
