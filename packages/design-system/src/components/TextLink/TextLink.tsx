import { classNames } from '../../class-names';
import { Link, type LinkProps } from '../LinkProvider';
import { textLink } from './TextLink.styles';

export interface TextLinkProps extends LinkProps {
  /**
   * `inline` (underlined, in running text) by default; `quiet` is underlined on hover and focus.
   */
  variant?: 'inline' | 'quiet';
}

/** A text link, in running text or on its own, rendered by the nearest LinkProvider. */
export function TextLink({ variant = 'inline', className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(textLink({ variant }).className, className)} />;
}
