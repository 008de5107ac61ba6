import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { EDGE } from '../../anchored';
import { CheckIcon, ChevronEndIcon } from '../Icon';
import { Link } from '../LinkProvider';
import * as styles from './Menu.styles';
import {
  isMarked,
  type MenuAction,
  type MenuChoice,
  type MenuEntry,
  type MenuSubmenu,
} from './menu-entries';

interface Housed {
  /**
   * The element that submenus are rendered into; without it their entries are in the menu, under
   * their label.
   */
  container?: HTMLElement;
}

interface RowProps {
  /** An icon or mark before the label; its room is kept where `marked`. */
  mark?: ReactNode;
  marked: boolean;
  label: string;
  hint?: string;
  end?: ReactNode;
}

function Row({ mark, marked, label, hint, end }: RowProps) {
  return (
    <>
      {marked && <span className={styles.mark().className}>{mark}</span>}
      <span className={styles.words().className}>
        <span className={styles.label().className}>{label}</span>
        {hint && <span className={styles.hint().className}>{hint}</span>}
      </span>
      {end}
    </>
  );
}

const ticked = (
  <DropdownMenu.ItemIndicator asChild>
    <CheckIcon />
  </DropdownMenu.ItemIndicator>
);

function Action({ item, marked }: { item: MenuAction; marked: boolean }) {
  const { label, icon, hint, href, onSelect, disabled, danger } = item;
  const row = <Row mark={icon} marked={marked} label={label} hint={hint} />;
  return (
    <DropdownMenu.Item
      className={styles.item({ danger }).className}
      disabled={disabled}
      textValue={label}
      onSelect={onSelect}
      asChild={href !== undefined}
    >
      {href === undefined ? row : <Link href={href}>{row}</Link>}
    </DropdownMenu.Item>
  );
}

function Choice({ label, value, options, onChange }: MenuChoice) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      <DropdownMenu.Label className={styles.heading().className}>{label}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          textValue={option.label}
          className={styles.item().className}
        >
          <Row mark={ticked} marked label={option.label} hint={option.hint} />
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

function Submenu({ item, marked, container }: { item: MenuSubmenu; marked: boolean } & Housed) {
  const { label, icon, hint, items, disabled } = item;
  if (!container) {
    // a single choice has its label already
    const isNamed = items.length === 1 && items[0]?.kind === 'choice';
    if (isNamed && !disabled) return <MenuItems items={items} />;
    return (
      <DropdownMenu.Group aria-label={label}>
        <DropdownMenu.Label className={styles.heading().className}>{label}</DropdownMenu.Label>
        {!disabled && <MenuItems items={items} />}
      </DropdownMenu.Group>
    );
  }
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger
        disabled={disabled}
        textValue={label}
        className={styles.item().className}
      >
        <Row mark={icon} marked={marked} label={label} hint={hint} end={<ChevronEndIcon />} />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.SubContent
          className={styles.menu().className}
          data-ui="menu"
          sideOffset={8}
          alignOffset={-6}
          collisionPadding={EDGE}
          loop
        >
          <MenuItems items={items} container={container} />
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

function keyed(items: readonly MenuEntry[]) {
  return items.map((item, at) => ({ item, key: `${at}${'label' in item ? item.label : ''}` }));
}

/** The entries of a menu or a submenu, each by its kind. */
export function MenuItems({ items, container }: { items: readonly MenuEntry[] } & Housed) {
  // a group's label has no icon
  const rows = container ? items : items.filter(({ kind }) => kind !== 'submenu');
  const marked = isMarked(rows);
  return keyed(items).map(({ item, key }) => {
    switch (item.kind) {
      case 'separator':
        return <DropdownMenu.Separator key={key} className={styles.separator().className} />;
      case 'check':
        return (
          <DropdownMenu.CheckboxItem
            key={key}
            checked={item.checked}
            onCheckedChange={item.onChange}
            onSelect={(event) => event.preventDefault()}
            disabled={item.disabled}
            textValue={item.label}
            className={styles.item().className}
          >
            <Row mark={ticked} marked label={item.label} />
          </DropdownMenu.CheckboxItem>
        );
      case 'choice':
        return <Choice key={key} {...item} />;
      case 'submenu':
        return <Submenu key={key} item={item} marked={marked} container={container} />;
      default:
        return <Action key={key} item={item} marked={marked} />;
    }
  });
}
