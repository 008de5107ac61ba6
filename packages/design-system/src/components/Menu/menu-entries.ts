import type { ReactNode } from 'react';

/** An action, or a link. */
export interface MenuAction {
  kind?: 'action';
  label: string;
  icon?: ReactNode;
  /** Small text at the far end, e.g. "3 new" or a key. */
  hint?: string;
  /** The address; makes it a link, rendered by the nearest LinkProvider. */
  href?: string;
  onSelect?: () => void;
  disabled?: boolean;
  /** Whether it destroys or ends something: shown by colour, so say it in the label too. */
  danger?: boolean;
}

/** A switch. The menu stays open. */
export interface MenuCheck {
  kind: 'check';
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A choice of one from several. Choosing closes the menu. */
export interface MenuChoice {
  kind: 'choice';
  /** The group's name and heading, e.g. "Subtitles". */
  label: string;
  value: string;
  options: readonly { value: string; label: string; hint?: string; disabled?: boolean }[];
  onChange: (value: string) => void;
}

/**
 * A menu beside the menu, or a group in it where two do not fit beside each other. Use one level
 * only.
 */
export interface MenuSubmenu {
  kind: 'submenu';
  label: string;
  icon?: ReactNode;
  /** The present choice, in small text at the far end. */
  hint?: string;
  items: readonly MenuEntry[];
  disabled?: boolean;
}

export interface MenuSeparator {
  kind: 'separator';
}

export type MenuEntry = MenuAction | MenuCheck | MenuChoice | MenuSubmenu | MenuSeparator;

/** Whether the labels are indented, because one of them has an icon or a mark before it. */
export const isMarked = (items: readonly MenuEntry[]): boolean =>
  items.some(
    (item) =>
      item.kind === 'check' ||
      item.kind === 'choice' ||
      ('icon' in item && item.icon !== undefined),
  );
