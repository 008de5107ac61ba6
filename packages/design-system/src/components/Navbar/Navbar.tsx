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
  logo?: ReactNode;
  items: readonly NavItem[];
  /** At the far end of the bar on every screen: search, sign in, account. */
  actions?: ReactNode;
  /** Below the items in the sidebar, under 1024 px alone. */
  sidebarFooter?: ReactNode;
  /** What has room in the bar above 1024 px alone; give phones the same in `sidebarFooter`. */
  wideActions?: ReactNode;
  openLabel: string;
  closeLabel: string;
  /** Controlled when given together with `onOpenChange`. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Lies over the picture that follows. */
  overlay?: boolean;
  /** `toggle()`, `open()` and `close()`. */
  ref?: Ref<NavbarHandle>;
}

/**
 * A bar above 1024 px; below it a hamburger opens the same list as a sidebar. The sidebar is a popover, so the browser
 * itself opens it, closes it and gives the focus back, before hydration and without JavaScript too.
 */
export function Navbar(props: NavbarProps) {
  const { label, logo, items, actions, wideActions, sidebarFooter } = props;
  const { openLabel, closeLabel, overlay, ref } = props;
  const id = useId();
  const { panelRef, isOpen, onToggle, handle } = useSidebar(props);
  useImperativeHandle(ref, () => handle, [handle]);
  return (
    <header className={bar({ overlay }).className} data-ui="navbar">
      <span className={phoneOnly().className}>
        <IconButton
          label={openLabel}
          icon={<MenuIcon />}
          popoverTarget={id}
          aria-expanded={isOpen}
          aria-controls={id}
        />
      </span>
      {logo}
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
        {sidebarFooter && <div className={panelFoot().className}>{sidebarFooter}</div>}
      </nav>
      {(actions || wideActions) && (
        <div className={actionsSlot().className}>
          {wideActions && <div className={wideOnly().className}>{wideActions}</div>}
          {actions}
        </div>
      )}
    </header>
  );
}
