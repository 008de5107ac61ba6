// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.
import { Icon, type IconProps } from '../Icon';

export const AirPlayIcon = (props: IconProps) => (
  <Icon {...props} path="M5 17H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-1M12 15l 5 6H7Z" />
);
