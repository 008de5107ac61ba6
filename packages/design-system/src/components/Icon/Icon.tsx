import type { LucideIcon } from 'lucide-react/types';
import { classNames } from '../../class-names';
import { icon } from './Icon.styles';

export interface IconProps {
  /** Pixels of the square; 1em when left out, so that an icon grows with its text. */
  size?: number;
  /** A name for assistive technology. Leave it out when the text beside it says the same. */
  label?: string;
  className?: string;
}

/** Makes one icon of the set; `directional` icons are mirrored in right-to-left text. */
export function createIcon(Drawing: LucideIcon, { directional = false, filled = false } = {}) {
  return function Icon({ size, label, className }: IconProps) {
    return (
      <Drawing
        size={size ?? '1em'}
        className={classNames(icon({ directional }).className, className)}
        focusable={false}
        {...(filled ? { fill: 'currentColor' } : {})}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      />
    );
  };
}
