import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names';
import { Link } from '../LinkProvider';
import { iconButton } from './IconButton.styles';

interface IconButtonLook {
  /** Its name for assistive technology, and the tooltip. */
  label: string;
  /** The icon, e.g. `<SearchIcon />`. */
  icon: ReactNode;
  /** `quiet` by default; `overlay` stands on a picture. */
  variant?: 'quiet' | 'outlined' | 'overlay';
}

export interface IconButtonAsButton
  extends IconButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** Makes it a link, drawn by the nearest LinkProvider. */
  href?: undefined;
  ref?: Ref<HTMLButtonElement>;
}

export interface IconButtonAsLink
  extends IconButtonLook,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'aria-label'> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export type IconButtonProps = IconButtonAsButton | IconButtonAsLink;

/** A button or a link that shows an icon alone; its label names it for assistive technology and appears on hover and focus. */
export function IconButton({ label, icon, variant = 'quiet', ...rest }: IconButtonProps) {
  const shared = {
    'aria-label': label,
    // '' where a Tooltip of ours takes its place
    title: rest.title ?? label,
    className: classNames(iconButton({ variant }).className, rest.className),
  };
  if (rest.href !== undefined) {
    return (
      <Link {...rest} {...shared}>
        {icon}
      </Link>
    );
  }
  return (
    <button type="button" {...rest} {...shared}>
      {icon}
    </button>
  );
}
