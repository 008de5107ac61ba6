// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props} path="M6 9l 6 6 6-6" />
);
