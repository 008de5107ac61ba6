import { classNames } from '../../class-names';
import { icon } from './Icon.styles';

export interface IconProps {
  /** The side of the square in pixels; 1em when left out, so that the icon grows with its text. */
  size?: number;
  /** A name for assistive technology. Leave it out when the text beside it says the same. */
  label?: string;
  className?: string;
}

interface DrawingProps extends IconProps {
  path: string;
  /** Whether it points in a direction, so that it is mirrored in right-to-left text. */
  directional?: boolean;
  filled?: boolean;
}

/** The component behind every icon of the set. */
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
