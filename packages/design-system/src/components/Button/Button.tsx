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
  /** Whether it is as wide as its container; false by default. */
  fullWidth?: boolean;
  /**
   * An icon or a mark before the text, e.g. `<PlayIcon />` or `<img alt="" />`; it is decoration.
   */
  startIcon?: ReactNode;
  /** An icon after the text; it is decoration. */
  endIcon?: ReactNode;
}

export interface ButtonAsButton extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  href?: undefined;
  asChild?: false;
  /** Whether the action is running: the button keeps its size and focus, and ignores presses. */
  loading?: boolean;
  /** The text that assistive technology announces while loading. */
  loadingLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

export interface ButtonAsLink extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address; makes it a link, rendered by the nearest LinkProvider. */
  href: string;
  asChild?: false;
  ref?: Ref<HTMLAnchorElement>;
}

export interface ButtonAsChild extends ButtonLook {
  /** Gives the button's style to the one child element, e.g. `<label>` or `<summary>`. */
  asChild: true;
  children: ReactElement<{ className?: string; children?: ReactNode }>;
  className?: string;
}

export type ButtonProps = ButtonAsButton | ButtonAsLink | ButtonAsChild;

/**
 * Starts an action or opens a page. With `href` it is a link; with `asChild` it gives its style to
 * an element of the caller's. While loading it keeps its size and the focus and ignores presses.
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
