// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const SortIcon = (props: IconProps) => (
  <Icon {...props} path="M21 16l-4 4-4-4M17 20V4M3 8l 4-4 4 4M7 4v16" />
);
