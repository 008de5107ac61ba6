import { Fragment, type ReactNode, useId } from 'react';
import { Heading } from '../Heading';
import { ChevronDownIcon } from '../Icon';
import * as styles from './DetailHeader.styles';

export interface DetailEntry {
  /** What the value is, e.g. "Venue". Unique in its list. */
  label: string;
  value: ReactNode;
}

export interface DetailHeaderProps {
  /** The name of the title. */
  title: string;
  /**
   * The title split where its lines may break, as for a Card: "Apex 63:", "Tordahl vs.", "Fonomau".
   */
  titleParts?: readonly string[];
  /** What the title is a part of, above it: its series with the season, its league. */
  kicker?: ReactNode;
  /** The state, first of all: a live badge, a countdown, the language. */
  status?: ReactNode;
  /** Facts in one line: the year, the length, then AgeMark and AccessMark. */
  facts?: readonly ReactNode[];
  /** The main action, e.g. a large Button "Watch"; a row of its own on phones. */
  action?: ReactNode;
  /** Quiet actions beside it: My list, Share. The row keeps room for actions that come later. */
  actions?: ReactNode;
  /** A sentence or two on what it is. */
  synopsis?: ReactNode;
  /** More of what it is, e.g. a RichText. Behind "More" where there is a synopsis. */
  description?: ReactNode;
  /** The text that opens the description, e.g. "More". */
  moreLabel?: string;
  /** The text that closes it again, e.g. "Less". */
  lessLabel?: string;
  /** Those who made it or are in it. */
  credits?: readonly DetailEntry[];
  /** What belongs to it: place, league, times. A column of its own on wide screens. */
  details?: readonly DetailEntry[];
  /** A picture beside the title, for a page without a player: a series, a playlist. */
  art?: ReactNode;
  /** Whether that picture is a wide one, which gets more room; `false` by default. */
  wideArt?: boolean;
  /** The level of the title's heading; 1 by default. */
  headingLevel?: 1 | 2;
}

/** Titles of more letters have a smaller size, and stay within two lines on most screens. */
const LONG = 38;

/** What a title's page says about the title, below the player or beside its picture. */
export function DetailHeader(props: DetailHeaderProps) {
  const { title, titleParts, kicker, status, facts = [], action, actions } = props;
  const { synopsis, description, moreLabel, lessLabel, credits = [], details = [] } = props;
  const { art, wideArt: wide = false, headingLevel = 1 } = props;
  const id = useId();
  const beside = details.length > 0;
  const columns = art ? (beside ? 'all' : 'art') : beside ? 'beside' : 'main';
  return (
    <section
      aria-labelledby={id}
      className={styles.header({ columns, wide }).className}
      data-ui="detail"
    >
      {art && <div className={styles.art({ wide }).className}>{art}</div>}
      <div className={styles.main().className}>
        {status && <div className={styles.status().className}>{status}</div>}
        <div className={styles.titles().className}>
          {kicker && <div className={styles.kicker().className}>{kicker}</div>}
          <Heading
            id={id}
            level={headingLevel}
            size={5}
            className={styles.title({ long: title.length > LONG }).className}
            data-ui="detail-title"
          >
            {titleParts ? <Parts of={titleParts} /> : title}
          </Heading>
        </div>
        {facts.length > 0 && (
          <div className={styles.factsRow().className}>
            <ul className={styles.facts().className}>
              {facts.map((fact, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: facts have an order and no names
                <li key={at}>{fact}</li>
              ))}
            </ul>
          </div>
        )}
        {(action || actions) && (
          <div className={styles.actions().className}>
            {action && <div className={styles.primary().className}>{action}</div>}
            {actions}
          </div>
        )}
        {synopsis && <p className={styles.synopsis().className}>{synopsis}</p>}
        {description &&
          (synopsis ? (
            <details className={styles.more().className}>
              <summary className={styles.summary().className}>
                <span>{moreLabel}</span>
                <span>{lessLabel}</span>
                <ChevronDownIcon />
              </summary>
              {description}
            </details>
          ) : (
            description
          ))}
        <Entries of={credits} look="credits" />
      </div>
      {beside && (
        <div className={styles.beside().className}>
          <Entries of={details} look="details" />
        </div>
      )}
    </section>
  );
}

function Parts({ of: parts }: { of: readonly string[] }) {
  return (
    <bdi>
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && ' '}
          <span className={styles.part().className}>{part}</span>
        </Fragment>
      ))}
    </bdi>
  );
}

interface EntriesProps {
  of: readonly DetailEntry[];
  look: 'credits' | 'details';
}

function Entries({ of: entries, look }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <dl className={styles.entries({ look }).className}>
      {entries.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
