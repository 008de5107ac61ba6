import type { ReactNode } from 'react';
import * as card from '../Card/Card.styles';
import { Skeleton } from '../Skeleton';
import * as styles from './EpisodeRow.styles';

interface ListName {
  /** The list's name for assistive technology; leave it out below a heading that says the same. */
  label?: string;
  /** The id of the heading that names the list. */
  labelledBy?: string;
}

export interface EpisodeListProps extends ListName {
  /** EpisodeRows, in the order in which they are watched. */
  children: ReactNode;
}

/** The episodes of a season or the videos of a playlist, one below the other. */
export function EpisodeList({ label, labelledBy, children }: EpisodeListProps) {
  return (
    <ol
      className={styles.list().className}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-ui="episodes"
    >
      {children}
    </ol>
  );
}

export interface EpisodeListSkeletonProps {
  /** How many rows; 6 by default. */
  count?: number;
  /** Whether the rows that come have a synopsis; true by default. */
  synopsis?: boolean;
  /** Whether they have numbers; true by default. */
  numbered?: boolean;
}

/**
 * A placeholder with the exact size of an EpisodeList whose names take one line, hidden from
 * assistive technology: announce the loading once, around it.
 */
export function EpisodeListSkeleton(props: EpisodeListSkeletonProps) {
  const { count = 6, synopsis = true, numbered = true } = props;
  return (
    <div className={styles.list().className} aria-hidden="true" data-ui="episodes">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are the same
        <div key={at} className={styles.row().className} data-ui="episode">
          {numbered && <span className={styles.number().className} data-number="" />}
          <div className={styles.head().className}>
            <div className={styles.title().className}>
              <Skeleton width="long" />
            </div>
            <div className={styles.facts().className}>
              <Skeleton width="half" />
            </div>
          </div>
          <div className={styles.art().className}>
            <div className={card.art({ state: 'waiting' }).className} data-ui="art">
              <span className={card.waiting({ shape: 'landscape' }).className} data-ui="image" />
            </div>
          </div>
          {synopsis && (
            <div className={styles.synopsis().className}>
              <Skeleton />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
