import {
  IconButton,
  type IconButtonProps,
  type MenuEntry,
  type MenuProps,
  MoreIcon,
} from '@marquee/design-system';
import { useNotify, useSite } from '@marquee/renderer';
import { type ComponentType, useId, useLayoutEffect, useRef, useState } from 'react';
import { focusBeside } from './focus-beside';

interface MoreMenuProps {
  /** The name of its button, and of the menu. */
  label: string;
  variant?: IconButtonProps['variant'];
  items: readonly MenuEntry[];
}

/**
 * What can be done with a thing of a list, behind three dots. The menu's code, which is larger than the pages that have menus, comes
 * with the first press. What is done begins with the focus on the button, so that a dialog gives it back there; where the thing goes
 * with its button, what is beside it has the focus.
 */
export function MoreMenu({ label, variant, items }: MoreMenuProps) {
  const { t } = useSite();
  const notify = useNotify();
  const id = useId();
  const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
  const isUsed = useRef(false);
  const isByKeys = useRef(false);
  useLayoutEffect(
    () => () => {
      if (!isUsed.current) return;
      queueMicrotask(focusBeside(document.getElementById(id)?.closest('li') ?? null));
    },
    [id],
  );
  const open = async (byKeys: boolean) => {
    isUsed.current = true;
    isByKeys.current = byKeys;
    try {
      const code = await import('./menu-code');
      setMenu(() => code.default);
    } catch (error) {
      console.warn('The menu is not there yet.', error);
      notify({ tone: 'error', text: t('failure.offline') });
    }
  };
  const button = { id, variant, label, icon: <MoreIcon /> };
  if (!Menu)
    return (
      <IconButton
        {...button}
        aria-haspopup="menu"
        aria-expanded={false}
        // a key's click has no count
        onClick={({ detail }) => void open(detail === 0)}
      />
    );
  return (
    <Menu
      align="end"
      defaultOpen={isByKeys.current ? 'by-keys' : true}
      trigger={<IconButton {...button} />}
      items={items.map((item) => withFocus(item, id))}
    />
  );
}

/** Gives the focus back to the menu's button before something is done: the menu itself does so a moment later. */
function withFocus(item: MenuEntry, id: string): MenuEntry {
  if (!('onSelect' in item) || !item.onSelect) return item;
  const { onSelect } = item;
  return {
    ...item,
    onSelect() {
      document.getElementById(id)?.focus();
      onSelect();
    },
  };
}
