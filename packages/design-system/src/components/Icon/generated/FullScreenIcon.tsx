// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const FullScreenIcon = (props: IconProps) => (
  <Icon {...props} path="M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3" />
);
