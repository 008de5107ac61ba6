import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading';
import * as styles from './EventRow.styles';

export interface EventDayProps {
  /** The day, e.g. "Today" or "Sat 28 Nov". */
  title: ReactNode;
  /** The date where the day has a name, e.g. "Thu 26 Nov". */
  note?: ReactNode;
  /** The level of the heading; 2 by default. */
  headingLevel?: 2 | 3;
  /** EventRows in the order in which they start. */
  children: ReactNode;
}

/** The events of a day, below a heading that stays in sight while they pass. */
export function EventDay({ title, note, headingLevel = 2, children }: EventDayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.day().className} data-ui="event-day">
      <div className={styles.dayHead().className}>
        <Heading id={id} level={headingLevel}>
          {title}
        </Heading>
        {note && <span className={styles.note().className}>{note}</span>}
      </div>
      <ol className={styles.list().className} aria-labelledby={id}>
        {children}
      </ol>
    </section>
  );
}
