// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const ArrowStartIcon = (props: IconProps) => (
  <Icon {...props} path="M12 19l-7-7 7-7M19 12H5" directional />
);
