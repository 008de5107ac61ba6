// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const MoveIcon = (props: IconProps) => (
  <Icon {...props} path="M12 2v20M15 19l-3 3-3-3M19 9l 3 3-3 3M2 12h20M5 9l-3 3 3 3M9 5l 3-3 3 3" />
);
