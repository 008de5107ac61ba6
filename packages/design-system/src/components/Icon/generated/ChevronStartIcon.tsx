// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const ChevronStartIcon = (props: IconProps) => (
  <Icon {...props} path="M15 18l-6-6 6-6" directional />
);
