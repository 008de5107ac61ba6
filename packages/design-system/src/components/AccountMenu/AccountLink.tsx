import { Avatar } from '../Avatar';
import { Link } from '../LinkProvider';
import { VisuallyHidden } from '../VisuallyHidden';
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
    <Link href={href} className={place().className} title={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Avatar name={name} size="small" />
    </Link>
  );
}
