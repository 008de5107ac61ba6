// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const CheckIcon = (props: IconProps) => (
  <Icon {...props} path="M20 6 9 17l-5-5" />
);
