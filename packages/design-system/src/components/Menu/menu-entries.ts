import type { ReactNode } from 'react';

/** Something to do, or a place to go to. */
export interface MenuAction {
  kind?: 'action';
  label: string;
  icon?: ReactNode;
  /** Small words at the far end, e.g. "3 new" or a key. */
  hint?: string;
  /** Makes it a link, drawn by the nearest LinkProvider. */
  href?: string;
  onSelect?: () => void;
  disabled?: boolean;
  /** Destroys or ends something: told by colour, so say it in the label too. */
  danger?: boolean;
}

/** Something on or off. The menu stays open. */
export interface MenuCheck {
  kind: 'check';
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** One of several. Choosing closes the menu. */
export interface MenuChoice {
  kind: 'choice';
  /** Names the group and stands above it, e.g. "Subtitles". */
  label: string;
  value: string;
  options: readonly { value: string; label: string; hint?: string; disabled?: boolean }[];
  onChange: (value: string) => void;
}

/** A menu beside the menu, or a group in it where two do not fit beside each other: one level is plenty. */
export interface MenuSubmenu {
  kind: 'submenu';
  label: string;
  icon?: ReactNode;
  /** The present choice, in small words at the far end. */
  hint?: string;
  items: readonly MenuEntry[];
  disabled?: boolean;
}

export interface MenuSeparator {
  kind: 'separator';
}

export type MenuEntry = MenuAction | MenuCheck | MenuChoice | MenuSubmenu | MenuSeparator;

/** Whether the labels stand in from the edge, because one of them has an icon or a mark before it. */
export const isMarked = (items: readonly MenuEntry[]): boolean =>
  items.some(
    (item) =>
      item.kind === 'check' ||
      item.kind === 'choice' ||
      ('icon' in item && item.icon !== undefined),
  );
