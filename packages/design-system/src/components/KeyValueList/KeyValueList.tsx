import type { ReactNode } from 'react';
import * as styles from './KeyValueList.styles';

export interface KeyValueEntry {
  /** The label, e.g. "VAT, 20%". Unique in the list. */
  label: string;
  /** The value, e.g. "£1.33". */
  value: ReactNode;
  /** Small text below the label, e.g. the period it covers. */
  note?: ReactNode;
  /** Whether it is the sum: set apart and large. */
  total?: boolean;
}

export interface KeyValueListProps {
  /** The entries in their order, a total last. */
  entries: readonly KeyValueEntry[];
  /**
   * `receipt` (default) aligns values at the end, digit below digit; `details` sets them beside
   * their labels.
   */
  look?: 'receipt' | 'details';
  /** The list's name for assistive technology; leave it out below a heading. */
  label?: string;
}

/**
 * Labels and their values: a receipt, a plan's details, a row of an account. Prints in black on
 * white, never split across pages.
 */
export function KeyValueList({ entries, look = 'receipt', label }: KeyValueListProps) {
  return (
    <dl className={styles.list({ look }).className} aria-label={label} data-ui="receipt">
      {entries.map((entry) => (
        <div key={entry.label} className={styles.entry({ look, total: entry.total }).className}>
          <dt className={styles.label().className}>
            {entry.label}
            {entry.note && <span className={styles.note().className}>{entry.note}</span>}
          </dt>
          <dd className={styles.value({ look, total: entry.total }).className}>{entry.value}</dd>
        </div>
      ))}
    </dl>
  );
}
