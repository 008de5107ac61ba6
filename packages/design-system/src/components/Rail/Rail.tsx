import { Children, type ReactNode, useId, useRef } from 'react';
import type { CardShape } from '../Card';
import { Heading, type HeadingLevel } from '../Heading';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon';
import { Link } from '../LinkProvider';
import * as styles from './Rail.styles';
import { useRail } from './use-rail';

export interface RailProps {
  /** The row's heading, e.g. "Live now". */
  title: string;
  /** The address of the whole list: makes the heading a link. */
  href?: string;
  /** The heading level; 2 by default. */
  headingLevel?: HeadingLevel;
  /** The shape of its cards; decides their width. */
  shape: CardShape;
  /** The name of the arrow that scrolls back, e.g. "Previous in Live now". */
  previousLabel: string;
  /** The name of the arrow that scrolls on, e.g. "Next in Live now". */
  nextLabel: string;
  /** The row's id, for links to it. */
  id?: string;
  /**
   * Whether the row itself is a stop of the keyboard, to scroll it, where more cards than fit have
   * no links.
   */
  focusable?: boolean;
  /**
   * Content in place of the cards, as tall as they are: an EmptyState (why there is nothing) or an
   * ErrorState (what happened, and a way to try again).
   */
  message?: ReactNode;
  /** Cards; each becomes an entry of the list. */
  children?: ReactNode;
}

/**
 * A row of cards that scrolls sideways: by snapping, by arrows on hover and focus, by arrow keys
 * and by dragging.
 */
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
          {/* the keyboard moves through the cards themselves, so the arrows are for pointers */}
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
