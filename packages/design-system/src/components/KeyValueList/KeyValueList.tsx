import type { ReactNode } from 'react';
import * as styles from './KeyValueList.styles';

export interface KeyValueEntry {
  /** What it is, e.g. "VAT, 20%". Unique in the list. */
  label: string;
  /** How much or what, e.g. "£1.33". */
  value: ReactNode;
  /** A quiet line below the label, e.g. the period it covers. */
  note?: ReactNode;
  /** The sum: set apart and large. */
  total?: boolean;
}

export interface KeyValueListProps {
  /** In the order they are read; a total last. */
  entries: readonly KeyValueEntry[];
  /** `receipt` (default) sets values at the end, figure below figure; `details` sets them beside their labels. */
  look?: 'receipt' | 'details';
  /** Names the list for assistive technology; leave it out below a heading. */
  label?: string;
}

/** Labels and their values: a receipt, a plan's details, an account's row. Prints in black on white, never cut in two. */
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
