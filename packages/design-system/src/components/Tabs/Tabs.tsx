import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { panel, row, tab } from './Tabs.styles';
import { TabWords } from './TabWords';
import { useTabRow } from './use-tab-row';

export interface TabItem {
  /** The tab's key, used by `value`; unique among the tabs. */
  value: string;
  label: ReactNode;
  /** A second line in small text: a date, a count. */
  note?: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The view of the tab; mounted while it is chosen. */
  content: ReactNode;
  disabled?: boolean;
}

export type TabLook = 'brand' | 'underline' | 'pills';

export interface TabsProps {
  /** The name of the row of tabs for assistive technology, e.g. "Fighters". */
  label: string;
  /** The tabs in their order, each with its view. */
  items: readonly TabItem[];
  /** The chosen tab; controlled when given together with `onValueChange`. */
  value?: string;
  /** The tab that is chosen at first; the first one when left out. */
  defaultValue?: string;
  /** Called with the `value` of the chosen tab. */
  onValueChange?: (value: string) => void;
  /**
   * `automatic` (default): arrow keys choose as they move. `manual`: they only move, Enter and
   * Space choose; for tabs whose content has to be loaded.
   */
  activation?: 'automatic' | 'manual';
  /**
   * `underline` is plain, `pills` are filled; `brand` (default) follows the brand's corners: round
   * ones make pills.
   */
  look?: TabLook;
}

/**
 * Views of the same thing, one at a time. Arrow keys move through the tabs in reading direction;
 * where they do not fit, the row scrolls and fades at its edges. For views with addresses of their
 * own use `TabLinks`, which looks the same.
 */
export function Tabs(props: TabsProps) {
  const { label, items, defaultValue, onValueChange, look = 'brand' } = props;
  const { activation = 'automatic' } = props;
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue ?? items.find(({ disabled }) => !disabled)?.value);
  const value = props.value ?? own;
  const { more, direction } = useTabRow(listRef, value);
  return (
    <Radix.Root
      asChild
      value={value ?? ''}
      onValueChange={(next) => {
        setOwn(next);
        onValueChange?.(next);
      }}
      activationMode={activation}
      dir={direction}
    >
      {/* Radix writes a direction, which it does not know on the server: the page's own is right */}
      <div dir={undefined} data-ui="tabs">
        <Radix.List
          ref={listRef}
          aria-label={label}
          className={row({ look, more }).className}
          // no style attribute in the server's html: a strict policy would refuse it
          style={{ outline: undefined }}
          data-ui="tab-row"
        >
          {items.map(({ value: name, label: words, note, icon, disabled }, at) => (
            <Radix.Trigger
              key={name}
              value={name}
              disabled={disabled}
              id={`${id}-tab-${at}`}
              aria-controls={`${id}-panel-${at}`}
              className={tab({ look }).className}
              data-ui="tab"
            >
              <TabWords label={words} note={note} icon={icon} />
            </Radix.Trigger>
          ))}
        </Radix.List>
        {items.map(({ value: name, content }, at) => (
          <div
            key={name}
            id={`${id}-panel-${at}`}
            role="tabpanel"
            aria-labelledby={`${id}-tab-${at}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without links is a stop of the keyboard itself
            tabIndex={0}
            hidden={name !== value}
            className={panel().className}
          >
            {name === value && content}
          </div>
        ))}
      </div>
    </Radix.Root>
  );
}
