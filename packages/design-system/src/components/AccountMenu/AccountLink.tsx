import { Avatar } from '../Avatar';
import { Link } from '../LinkProvider';
import { place } from './AccountMenu.styles';

export interface AccountLinkProps {
  /** Names it, e.g. "Your account". */
  label: string;
  /** The account page. */
  href: string;
  /** What the viewer is called; gives the letters. */
  name?: string;
}

/** Stands where an `AccountMenu` will be while its code is on the way: as large, and leads to the account. */
export function AccountLink({ label, href, name = '' }: AccountLinkProps) {
  return (
    <Link href={href} className={place().className} aria-label={label} title={label}>
      <Avatar name={name} size="small" />
    </Link>
  );
}
