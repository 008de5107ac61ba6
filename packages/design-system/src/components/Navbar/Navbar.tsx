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
  /** Whether it is the current page. */
  current?: boolean;
}

export type NavbarHandle = SidebarHandle;

export interface NavbarProps {
  /** The navigation's name, e.g. "Main". */
  label: string;
  /** The brand, usually a `Logo` that links to home. */
  logo?: ReactNode;
  /** Links to the pages in their order; at most one is `current`. */
  items: readonly NavItem[];
  /**
   * A `NavMore`, for menus that may be longer than the bar: above 1024 px the links that do not fit
   * are behind it.
   */
  more?: ReactNode;
  /** Controls at the far end of the bar on every screen: search, sign in, account. */
  actions?: ReactNode;
  /** Content below the links in the sidebar, up to 1024 px only. */
  sidebarFooter?: ReactNode;
  /**
   * Controls that have room in the bar above 1024 px only; give phones the same in `sidebarFooter`.
   */
  wideActions?: ReactNode;
  /** The name of the button that opens the sidebar, e.g. "Open menu". */
  openLabel: string;
  /** The name of the button that closes it, e.g. "Close menu". */
  closeLabel: string;
  /** Whether the sidebar is open; controlled when given together with `onOpenChange`. */
  open?: boolean;
  /** Whether the sidebar is open at first; false by default. */
  defaultOpen?: boolean;
  /** Called with the new state when the sidebar opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Whether it lies over the picture below, where the brand's scheme allows a logo on pictures;
   * false by default.
   */
  overlay?: boolean;
  /**
   * A handle with `toggle()`, `open()` and `close()` for the sidebar, and `mobile`: whether there
   * is one.
   */
  ref?: Ref<NavbarHandle>;
}

/**
 * The site's navigation: a bar above 1024 px; below, a hamburger that opens the same list as a
 * sidebar. The sidebar is a popover, so the browser itself opens it, closes it and returns the
 * focus, also before hydration and without JavaScript. A bar without entries has neither button nor
 * sidebar.
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
