import { classNames } from '../../class-names';
import { icon } from './Icon.styles';

export interface IconProps {
  /** Pixels of the square; 1em when left out, so that an icon grows with its text. */
  size?: number;
  /** A name for assistive technology. Leave it out when the text beside it says the same. */
  label?: string;
  className?: string;
}

interface DrawingProps extends IconProps {
  path: string;
  /** It points somewhere: mirrored in right-to-left text. */
  directional?: boolean;
  filled?: boolean;
}

/** The one drawing behind every icon of the set. */
export function Icon({ path, directional, filled, size = 0, label, className }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size || '1em'}
      height={size || '1em'}
      fill={filled ? 'currentColor' : 'none'}
      className={classNames(icon({ directional }).className, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}
