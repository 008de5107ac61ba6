import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { classNames } from '../../class-names';
import { Link } from '../LinkProvider';
import { button, content, spinner } from './Button.styles';

export interface ButtonLook {
  /** `primary` by default; at most one primary action in a view. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `medium` by default; every size keeps a target of 44 px. */
  size?: 'small' | 'medium' | 'large';
  /** As wide as what it stands in; false by default. */
  fullWidth?: boolean;
  /** An icon or a mark before the words, e.g. `<PlayIcon />` or `<img alt="" />`; it is decoration. */
  startIcon?: ReactNode;
  /** An icon behind the words; it is decoration. */
  endIcon?: ReactNode;
}

export interface ButtonAsButton extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  href?: undefined;
  asChild?: false;
  /** Busy: keeps its size and its focus, and ignores presses. */
  loading?: boolean;
  /** What assistive technology says while loading. */
  loadingLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

export interface ButtonAsLink extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Makes it a link, drawn by the nearest LinkProvider. */
  href: string;
  asChild?: false;
  ref?: Ref<HTMLAnchorElement>;
}

export interface ButtonAsChild extends ButtonLook {
  /** Gives its looks to the one child element, e.g. `<label>` or `<summary>`. */
  asChild: true;
  children: ReactElement<{ className?: string; children?: ReactNode }>;
  className?: string;
}

export type ButtonProps = ButtonAsButton | ButtonAsLink | ButtonAsChild;

/**
 * Does something or leads somewhere, in words. With `href` it is a link, with `asChild` it lends its looks to an element of
 * yours; busy, it keeps its size and the focus and ignores presses.
 */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', fullWidth, startIcon, endIcon, ...rest } = props;
  const className = classNames(button({ variant, size, fullWidth }).className, rest.className);
  const hooks = { 'data-ui': 'button', 'data-variant': variant };
  const inside = (children: ReactNode) => (
    <span className={content().className}>
      {startIcon}
      <span>{children}</span>
      {endIcon}
    </span>
  );

  if (rest.asChild) {
    const child = rest.children;
    return cloneElement(
      child,
      { ...hooks, className: classNames(className, child.props.className) },
      inside(child.props.children),
    );
  }
  if (rest.href !== undefined) {
    const { asChild: _, children, ...anchor } = rest;
    return (
      <Link {...hooks} {...anchor} className={className}>
        {inside(children)}
      </Link>
    );
  }
  const { asChild: _, href: __, children, loading, loadingLabel, onClick, ...own } = rest;
  return (
    <button
      type="button"
      {...hooks}
      {...own}
      className={className}
      aria-disabled={loading || own['aria-disabled']}
      aria-busy={loading}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {inside(children)}
      {loading && <span className={spinner().className} role="status" aria-label={loadingLabel} />}
    </button>
  );
}
