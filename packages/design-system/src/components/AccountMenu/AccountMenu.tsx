import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Avatar } from '../Avatar';
import { ChevronDownIcon } from '../Icon';
import { Link } from '../LinkProvider';
import type { NavItem } from '../Navbar';
import { Popover } from '../Popover';
import { VisuallyHidden } from '../VisuallyHidden';
import { entry, head, list, name as nameStyle, place } from './AccountMenu.styles';

export interface AccountMenuProps {
  /** The name of the button and of the panel, e.g. "Your account". */
  label: string;
  /** The viewer's name: its initials are on the button, the name at the top of the panel. */
  name?: string;
  /** Links to the viewer's pages, in their order. */
  items: readonly NavItem[];
  /** The last entry, below a divider: usually sign-out. */
  last?: NavItem;
  /** Content between the viewer's name and the links, e.g. a choice of profiles. */
  children?: ReactNode;
}

/**
 * A button at the end of the bar that opens the viewer's own pages: in a panel beside it, on phones
 * in a sheet at the bottom of the screen. The entries are links, which open in a new tab like any
 * other. Tab, arrow keys, Home and End move between them; Escape closes the panel and returns the
 * focus.
 */
export function AccountMenu({ label, name = '', items, last, children }: AccountMenuProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const entries = last ? [...items, last] : items;
  if (entries.length === 0) return null;
  return (
    <Popover
      label={label}
      align="end"
      phones="sheet"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          className={place().className}
          title={label}
          data-ui="account-menu"
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          <VisuallyHidden>{label}</VisuallyHidden>
          <Avatar name={name} size="small" />
          <ChevronDownIcon />
        </button>
      }
    >
      {name && (
        <div className={head().className}>
          <Avatar name={name} />
          <span className={nameStyle().className} dir="auto">
            {name}
          </span>
        </div>
      )}
      {children}
      <ul className={list().className} onKeyDown={moveFocus}>
        {entries.map((item) => (
          <li key={item.href + item.label} data-last={item === last ? '' : undefined}>
            <Link
              href={item.href}
              className={entry().className}
              aria-current={item.current ? 'page' : undefined}
              onClick={close}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key];
  const { target } = event;
  if (!step || !(target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  links[step(links.indexOf(target), links.length)]?.focus();
}
