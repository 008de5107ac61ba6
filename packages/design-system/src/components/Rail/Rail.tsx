import { Children, type ReactNode, useId, useRef } from 'react';
import type { CardShape } from '../Card';
import { Heading, type HeadingLevel } from '../Heading';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon';
import { Link } from '../LinkProvider';
import * as styles from './Rail.styles';
import { useRail } from './use-rail';

export interface RailProps {
  /** What the row holds, e.g. "Live now". */
  title: string;
  /** Where "all of it" is: makes the heading a link. */
  href?: string;
  /** 2 by default. */
  headingLevel?: HeadingLevel;
  /** The shape of its cards: sets their width. */
  shape: CardShape;
  /** Names the arrows, e.g. "Back in Live now". */
  previousLabel: string;
  /** e.g. "More of Live now". */
  nextLabel: string;
  /** For links to this row. */
  id?: string;
  /** For cards without a link: the keyboard then stops at the row itself, to scroll it, where there is more than fits. */
  focusable?: boolean;
  /**
   * Stands in the place of the cards, as tall as they are: an EmptyState (why there is nothing) or an ErrorState (what
   * happened, and a way to ask again).
   */
  message?: ReactNode;
  /** Cards; each becomes an entry of the list. */
  children?: ReactNode;
}

/** A row of cards that runs off the edge: snap, arrows on hover and focus, arrow keys, drag. */
export function Rail(props: RailProps) {
  const {
    title,
    href,
    headingLevel = 2,
    shape,
    previousLabel,
    nextLabel,
    id,
    focusable,
    message,
    children,
  } = props;
  const headingId = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const { atStart, atEnd, fits, scroll, listHandlers } = useRail(listRef);
  // A rail that is not laid out yet may have more than fits.
  const isStop = focusable && !fits;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={styles.rail({ shape }).className}
      data-ui="rail"
    >
      <div className={styles.head().className}>
        <Heading
          id={headingId}
          level={headingLevel}
          size={3}
          className={styles.heading().className}
          data-ui="rail-title"
        >
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={styles.headingLink().className}>
              {title}
              <ChevronEndIcon />
            </Link>
          )}
        </Heading>
      </div>
      {message ? (
        <div className={styles.message().className} data-ui="rail-message">
          {message}
        </div>
      ) : (
        <div className={styles.viewport().className}>
          <ul
            ref={listRef}
            className={styles.list().className}
            tabIndex={isStop ? 0 : undefined}
            aria-labelledby={isStop ? headingId : undefined}
            {...listHandlers}
          >
            {Children.map(children, (child) => child && <li>{child}</li>)}
          </ul>
          {/* the keyboard walks the cards themselves, so the arrows are for pointers */}
          <button
            type="button"
            tabIndex={-1}
            aria-label={previousLabel}
            className={styles.arrow({ side: 'start' }).className}
            hidden={atStart}
            onClick={() => scroll(-1)}
          >
            <ChevronStartIcon />
          </button>
          <button
            type="button"
            tabIndex={-1}
            aria-label={nextLabel}
            className={styles.arrow({ side: 'end' }).className}
            hidden={atEnd}
            onClick={() => scroll(1)}
          >
            <ChevronEndIcon />
          </button>
        </div>
      )}
    </section>
  );
}
