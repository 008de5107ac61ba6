// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const PlusIcon = (props: IconProps) => (
  <Icon {...props} path="M5 12h14M12 5v14" />
);
