import type { ReactNode } from 'react';
import { Avatar } from '../Avatar';
import { Link } from '../LinkProvider';
import type { ImageSource } from '../ResponsiveImage';
import * as styles from './RecordRow.styles';

export interface RecordRowProps {
  /** How the bout ended for the fighter whose record it is; `open` before the bout. */
  result: 'win' | 'loss' | 'draw' | 'open';
  /** The text of the result, e.g. "Win". */
  resultLabel: string;
  /** The other fighter. */
  opponent: string;
  /** The other fighter's picture. */
  image?: ImageSource;
  /** How it ended, e.g. "Knockout". */
  method?: string;
  /** When in the bout it ended, e.g. "R2 · 3:41". */
  round?: string;
  /** The day, written out. */
  date: ReactNode;
  /** The event, e.g. "Night of the Eight". */
  event?: string;
  /** The address of the bout's page; makes the whole row one link. */
  href?: string;
}

/** One bout of a fighter's record: an entry of a list, newest first. */
export function RecordRow(props: RecordRowProps) {
  const { result, resultLabel, opponent, image, method, round, date, event, href } = props;
  return (
    <li className={styles.row().className} data-ui="record">
      <span className={styles.result({ result }).className}>{resultLabel}</span>
      <Avatar name={opponent} image={image} />
      <div className={styles.who().className}>
        {href === undefined ? (
          <span className={styles.opponent().className}>{opponent}</span>
        ) : (
          <Link href={href} className={styles.link().className}>
            {opponent}
          </Link>
        )}
        {event && <span className={styles.quiet().className}>{event}</span>}
      </div>
      <div className={styles.how().className}>
        {method && <span>{method}</span>}
        {round && <span className={styles.quiet().className}>{round}</span>}
      </div>
      <div className={styles.when().className}>{date}</div>
    </li>
  );
}
