// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const SkipPreviousIcon = (props: IconProps) => (
  <Icon {...props} path="M17.971 4.285A2 2 0 0 1 21 6v12a2 2 0 0 1-3.029 1.715l-9.997-5.998a2 2 0 0 1-.003-3.432zM3 20V4" />
);
