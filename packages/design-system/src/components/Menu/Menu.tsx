import { DropdownMenu } from 'radix-ui';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { EDGE, isRightToLeft } from '../../anchored';
import { glass, menu } from './Menu.styles';
import { MenuItems } from './MenuItems';
import type { MenuEntry } from './menu-entries';

export interface MenuProps {
  /**
   * One element that renders one button, e.g. `<Button>` or `<IconButton>`. The button's name is
   * also the menu's.
   */
  trigger: ReactElement<{ id?: string }>;
  /**
   * The entries in order: actions, links, switches (`check`), one of several (`choice`), submenus
   * and separators. Without any there is no button either.
   */
  items: readonly MenuEntry[];
  /**
   * Which ends of button and menu line up; `start` by default, `end` suits a button at the end of a
   * row.
   */
  align?: 'start' | 'center' | 'end';
  /** The preferred side, where there is room; `block-end` (below) by default. */
  side?: 'block-start' | 'block-end';
  /** Whether the menu is open; controlled when given together with `onOpenChange`. */
  open?: boolean;
  /**
   * Whether it is open at first; `false` by default. `by-keys` begins on the first entry: for a menu whose code came with the press of a
   * key.
   */
  defaultOpen?: boolean | 'by-keys';
  /** Called with the new state when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** The part of the page where an open menu is rendered. */
interface Home {
  /** The dialog around the button, because what is outside it is inert; else the body. */
  container: HTMLElement;
  dir: 'ltr' | 'rtl';
  /** Whether two menus do not fit beside each other. */
  isNarrow: boolean;
}

/**
 * A button's menu. Arrow keys, Home, End and the first letters of an entry move in it, Escape
 * closes it; the focus returns to the button. Not modal in Radix's sense, which would need a style
 * element that the site's policy refuses (decision 8): a transparent layer takes the press beside
 * it, which closes the menu and does nothing else.
 */
export function Menu(props: MenuProps) {
  const { trigger, items, align = 'start', side = 'block-end' } = props;
  const { open, defaultOpen = false, onOpenChange } = props;
  // Radix's own id would put the library's name into the page's html
  const ownId = useId();
  const id = trigger.props.id ?? ownId;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(defaultOpen !== false);
  const beginsByKeys = useRef(defaultOpen === 'by-keys');
  const [home, setHome] = useState<Home>();
  const isOpen = open ?? wanted;
  const change = (now: boolean) => {
    beginsByKeys.current = false;
    setWanted(now);
    onOpenChange?.(now);
  };
  useEffect(() => {
    const button = triggerRef.current;
    if (!isOpen || !button) return;
    const dir = isRightToLeft(button) ? 'rtl' : 'ltr';
    const isNarrow = window.matchMedia?.('(max-width: 767.98px)').matches ?? false;
    setHome({ container: button.closest('dialog') ?? document.body, dir, isNarrow });
  }, [isOpen]);
  if (items.length === 0) return null;
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={change} modal={false} dir={home?.dir}>
      <DropdownMenu.Trigger ref={triggerRef} id={id} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      {home &&
        isOpen &&
        createPortal(
          <div
            className={glass().className}
            aria-hidden="true"
            // the whole press happens here, so that none of it reaches the page
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => change(false)}
            onContextMenu={(event) => {
              event.preventDefault();
              change(false);
            }}
          />,
          home.container,
        )}
      {home && (
        <DropdownMenu.Portal container={home.container}>
          <DropdownMenu.Content
            className={menu().className}
            aria-labelledby={id}
            data-ui="menu"
            side={side === 'block-end' ? 'bottom' : 'top'}
            align={align}
            sideOffset={5}
            collisionPadding={EDGE}
            loop
            onPointerDownOutside={(event) => event.preventDefault()}
            // Radix has seen no key when it was not there yet, and would leave the focus on the menu
            onFocus={({ target, currentTarget }) => {
              if (!beginsByKeys.current || target !== currentTarget) return;
              beginsByKeys.current = false;
              focusFirstEntry(currentTarget);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              triggerRef.current?.focus();
            }}
          >
            <MenuItems items={items} container={home.isNarrow ? undefined : home.container} />
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      )}
    </DropdownMenu.Root>
  );
}

function focusFirstEntry(content: HTMLElement): void {
  content
    .querySelector<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')
    ?.focus({ preventScroll: true });
}
