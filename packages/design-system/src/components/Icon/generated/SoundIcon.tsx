// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const SoundIcon = (props: IconProps) => (
  <Icon {...props} path="M2 10v3M6 6v11M10 3v18M14 8v7M18 5v13M22 10v3" />
);
