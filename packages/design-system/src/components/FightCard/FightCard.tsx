import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading';
import * as styles from './FightCard.styles';

export interface FightSegment {
  /** Unique in the card, e.g. "main". */
  id: string;
  /** The segment's name, e.g. "Main card". */
  title: string;
  /** A fact beside it, e.g. "From 20:00". */
  note?: ReactNode;
  /** BoutRows. */
  bouts: ReactNode;
}

export interface FightCardProps {
  /** The segments in the order in which viewers look for them: the main card first. */
  segments: readonly FightSegment[];
  /** The level of the segments' headings; 3 by default. */
  headingLevel?: 2 | 3;
}

/** The fights of an evening in their segments. */
export function FightCard({ segments, headingLevel = 3 }: FightCardProps) {
  const id = useId();
  return (
    <div className={styles.card().className} data-ui="fight-card">
      {segments.map((segment) => (
        <section key={segment.id} aria-labelledby={`${id}-${segment.id}`}>
          <div className={styles.head().className}>
            <Heading id={`${id}-${segment.id}`} level={headingLevel}>
              {segment.title}
            </Heading>
            {segment.note && <span className={styles.note().className}>{segment.note}</span>}
          </div>
          <ol className={styles.list().className} aria-labelledby={`${id}-${segment.id}`}>
            {segment.bouts}
          </ol>
        </section>
      ))}
    </div>
  );
}
