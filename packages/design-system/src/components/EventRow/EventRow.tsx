import { Fragment, type ReactNode } from 'react';
import * as card from '../Card/Card.styles';
import type { HeadingLevel } from '../Heading';
import { useLinkComponent } from '../LinkProvider';
import * as styles from './EventRow.styles';

export type EventRowState = 'upcoming' | 'live' | 'ended' | 'replay' | 'cancelled';

export interface EventRowProps {
  /** The address of the event's page. Without it the row is not a link. */
  href?: string;
  /** The event's name, also the link's. */
  title: string;
  /** The name split where its lines may break, as for a Card. */
  titleParts?: readonly string[];
  /** The time at which it starts, e.g. "20:00". */
  time: ReactNode;
  /** The time that was announced first, e.g. "was 19:00". */
  formerTime?: ReactNode;
  /** League and place. */
  facts?: ReactNode;
  /** A live one has a line at its start, an ended one is quieter; `upcoming` by default. */
  state?: EventRowState;
  /** The state in words: a Badge, a Countdown. */
  badges?: ReactNode;
  /** One small action, e.g. "Remind me". */
  action?: ReactNode;
  /** The level of the name's heading; 3 by default. */
  headingLevel?: HeadingLevel;
}

const ELEMENT = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** One event of a schedule. The whole row is one link; its action is beside it. */
export function EventRow(props: EventRowProps) {
  const { href, title, titleParts, time, formerTime, facts, state = 'upcoming' } = props;
  const { badges, action, headingLevel = 3 } = props;
  const Title = ELEMENT[headingLevel];
  const Link = useLinkComponent();
  const words = titleParts
    ? titleParts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && ' '}
          <bdi>{part}</bdi>
        </Fragment>
      ))
    : title;
  return (
    <li className={styles.row({ state }).className} data-ui="event" data-state={state}>
      <div className={styles.time().className}>
        <span>{time}</span>
        {formerTime && <span className={styles.former().className}>{formerTime}</span>}
      </div>
      <div className={styles.what().className}>
        <Title className={styles.name().className} data-event="name">
          {href === undefined ? (
            words
          ) : (
            <Link href={href} className={card.link().className}>
              {words}
            </Link>
          )}
        </Title>
        {facts && <span className={styles.facts().className}>{facts}</span>}
      </div>
      {badges && <div className={styles.badges().className}>{badges}</div>}
      {action && <div className={styles.action().className}>{action}</div>}
    </li>
  );
}
