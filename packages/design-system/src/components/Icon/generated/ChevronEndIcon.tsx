// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const ChevronEndIcon = (props: IconProps) => (
  <Icon {...props} path="M9 18l 6-6-6-6" directional />
);
