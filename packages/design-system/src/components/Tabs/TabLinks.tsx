import { type ReactNode, useRef } from 'react';
import { Link } from '../LinkProvider';
import type { TabLook } from './Tabs';
import { listItem, row, tab } from './Tabs.styles';
import { TabWords } from './TabWords';
import { useTabRow } from './use-tab-row';

export interface TabLinkItem {
  href: string;
  label: ReactNode;
  /** A second line in small text: a date, a count. */
  note?: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Whether the page shows this view. */
  current?: boolean;
}

export interface TabLinksProps {
  /** The navigation's name for assistive technology, e.g. "Days". */
  label: string;
  /** The tabs in their order, each with its address. */
  items: readonly TabLinkItem[];
  /**
   * `underline` is plain, `pills` are filled; `brand` (default) follows the brand's corners: round
   * ones make pills.
   */
  look?: TabLook;
}

/**
 * Views with addresses of their own, e.g. the days of a schedule: links that look like `Tabs`, and
 * work without script.
 */
export function TabLinks({ label, items, look = 'brand' }: TabLinksProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const { more } = useTabRow(listRef, items.find(({ current }) => current)?.href);
  return (
    <nav aria-label={label} data-ui="tabs">
      <ul ref={listRef} className={row({ look, more }).className} data-ui="tab-row">
        {items.map(({ href, label: words, note, icon, current }) => (
          <li key={href} className={listItem().className}>
            <Link
              href={href}
              className={tab({ look }).className}
              aria-current={current ? 'page' : undefined}
              data-ui="tab"
            >
              <TabWords label={words} note={note} icon={icon} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
