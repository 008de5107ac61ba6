// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const CloseIcon = (props: IconProps) => (
  <Icon {...props} path="M18 6 6 18M6 6l 12 12" />
);
