import { Avatar } from '../Avatar';
import { Link } from '../LinkProvider';
import { VisuallyHidden } from '../VisuallyHidden';
import { place } from './AccountMenu.styles';

export interface AccountLinkProps {
  /** The link's name, e.g. "Your account". */
  label: string;
  /** The address of the account page. */
  href: string;
  /** The viewer's name; its initials are shown. */
  name?: string;
}

/**
 * Holds the place of an `AccountMenu` while its code is loading: the same size, and a link to the
 * account.
 */
export function AccountLink({ label, href, name = '' }: AccountLinkProps) {
  return (
    <Link href={href} className={place().className} title={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Avatar name={name} size="small" />
    </Link>
  );
}
