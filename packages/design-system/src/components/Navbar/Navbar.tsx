import { type ReactNode, type Ref, useId, useImperativeHandle } from 'react';
import { CloseIcon, MenuIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { Link } from '../LinkProvider';
import {
  actionsSlot,
  bar,
  item,
  list,
  panel,
  panelFoot,
  panelHead,
  phoneOnly,
  wideOnly,
} from './Navbar.styles';
import { type SidebarHandle, useSidebar } from './use-sidebar';

export interface NavItem {
  label: string;
  href: string;
  /** The page in view. */
  current?: boolean;
}

export type NavbarHandle = SidebarHandle;

export interface NavbarProps {
  /** Names the navigation, e.g. "Main". */
  label: string;
  /** The brand, usually a `Logo` that leads home. */
  logo?: ReactNode;
  /** The pages in their order; at most one is `current`. */
  items: readonly NavItem[];
  /** A `NavMore`, for menus that may be longer than the bar: above 1024 px what does not fit waits behind it. */
  more?: ReactNode;
  /** At the far end of the bar on every screen: search, sign in, account. */
  actions?: ReactNode;
  /** Below the items in the sidebar, under 1024 px alone. */
  sidebarFooter?: ReactNode;
  /** What has room in the bar above 1024 px alone; give phones the same in `sidebarFooter`. */
  wideActions?: ReactNode;
  /** Names the button that opens the sidebar, e.g. "Open menu". */
  openLabel: string;
  /** Names the button that closes it, e.g. "Close menu". */
  closeLabel: string;
  /** Whether the sidebar is open. Controlled when given together with `onOpenChange`. */
  open?: boolean;
  /** Whether the sidebar is open at first; false by default. */
  defaultOpen?: boolean;
  /** Called with the new state when the sidebar opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Lies over the picture that follows, where the brand's scheme lets a logo stand on art; false by default. */
  overlay?: boolean;
  /** `toggle()`, `open()` and `close()` the sidebar, and `mobile`: whether it is one. */
  ref?: Ref<NavbarHandle>;
}

/**
 * A bar above 1024 px; below it a hamburger opens the same list as a sidebar. The sidebar is a popover, so the browser
 * itself opens it, closes it and gives the focus back, before hydration and without JavaScript too. A bar without entries has
 * neither button nor sidebar.
 */
export function Navbar(props: NavbarProps) {
  const { label, logo, items, actions, wideActions, sidebarFooter, more } = props;
  const { openLabel, closeLabel, overlay, ref } = props;
  const id = useId();
  const { panelRef, isOpen, onToggle, handle } = useSidebar(props);
  useImperativeHandle(ref, () => handle, [handle]);
  const hasContent = items.length > 0 || Boolean(more) || Boolean(sidebarFooter);
  return (
    <header className={bar({ overlay }).className} data-ui="navbar">
      {hasContent && (
        <span className={phoneOnly().className}>
          <IconButton
            label={openLabel}
            icon={<MenuIcon />}
            popoverTarget={id}
            aria-expanded={isOpen}
            aria-controls={id}
          />
        </span>
      )}
      {logo}
      {hasContent && (
        <nav
          id={id}
          ref={panelRef}
          popover="auto"
          aria-label={label}
          className={panel().className}
          onToggle={onToggle}
          data-ui="navigation"
          data-lock=""
        >
          <div className={panelHead().className}>
            <IconButton
              label={closeLabel}
              icon={<CloseIcon />}
              popoverTarget={id}
              popoverTargetAction="hide"
            />
          </div>
          <ul className={list().className}>
            {items.map(({ label: name, href, current }) => (
              <li key={href + name}>
                <Link
                  href={href}
                  className={item().className}
                  data-ui="nav-item"
                  aria-current={current ? 'page' : undefined}
                  onClick={handle.close}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          {more}
          {sidebarFooter && <div className={panelFoot().className}>{sidebarFooter}</div>}
        </nav>
      )}
      {(actions || wideActions) && (
        <div className={actionsSlot().className}>
          {wideActions && <div className={wideOnly().className}>{wideActions}</div>}
          {actions}
        </div>
      )}
    </header>
  );
}
