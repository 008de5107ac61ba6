import type { ReactNode } from 'react';
import { Link } from '../LinkProvider';
import type { NavItem } from '../Navbar';
import { end, footer, legalLine, link, links } from './Footer.styles';

export interface FooterProps {
  /** The name of the list of links, e.g. "Footer". */
  label: string;
  /** The brand, usually a `Logo` without a link. */
  logo?: ReactNode;
  /** Links in their order, e.g. help, terms, privacy. */
  items: readonly NavItem[];
  /** Content beside the links, e.g. a language switch or social links. */
  actions?: ReactNode;
  /** The legal line. */
  legal?: ReactNode;
}

/**
 * The bottom of every page: the realm's logo and links, other controls beside them, and the legal
 * line.
 */
export function Footer({ label, logo, items, actions, legal }: FooterProps) {
  return (
    <footer className={footer().className} data-ui="footer">
      {logo}
      {items.length > 0 && (
        <nav aria-label={label}>
          <ul className={links().className}>
            {items.map(({ label: name, href, current }) => (
              <li key={href + name}>
                <Link
                  href={href}
                  className={link().className}
                  aria-current={current ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {(actions || legal) && (
        <div className={end().className}>
          {legal && <small className={legalLine().className}>{legal}</small>}
          {actions}
        </div>
      )}
    </footer>
  );
}
