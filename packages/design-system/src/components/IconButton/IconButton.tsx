import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names';
import { Link } from '../LinkProvider';
import { iconButton } from './IconButton.styles';

interface IconButtonLook {
  /** The name for assistive technology, also the tooltip. */
  label: string;
  /** The icon, e.g. `<SearchIcon />`. */
  icon: ReactNode;
  /** `quiet` by default; `overlay` is for pictures. */
  variant?: 'quiet' | 'outlined' | 'overlay';
}

export interface IconButtonAsButton
  extends IconButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** The address; makes it a link, rendered by the nearest LinkProvider. */
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

/**
 * A button or a link that shows only an icon; its label is its name for assistive technology and is
 * shown on hover and focus.
 */
export function IconButton({ label, icon, variant = 'quiet', ...rest }: IconButtonProps) {
  const shared = {
    'aria-label': label,
    // '' where a Tooltip component replaces it
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
