// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const SpeedIcon = (props: IconProps) => (
  <Icon {...props} path="M12 14l 4-4M3.34 19a10 10 0 1 1 17.32 0" />
);
