import { Avatar } from '../Avatar';
import { ChevronDownIcon, CrownIcon } from '../Icon';
import { Link } from '../LinkProvider';
import type { ImageSource } from '../ResponsiveImage';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './RankingRow.styles';

export interface RankingRowProps {
  /** The rank as it is written, e.g. "1"; a champion has none. */
  rank?: string;
  /** The name of the number for assistive technology, e.g. "Rank". */
  rankLabel?: string;
  /** The fighter's name. */
  name: string;
  /** A square picture. */
  image?: ImageSource;
  /** The fighter's record, e.g. "18–2–0". */
  record: string;
  /**
   * The change since the last ranking: its direction, the text shown, e.g. "2", "–" or "New", and
   * the text announced, e.g. "Up 2".
   */
  movement?: { way: 'up' | 'down' | 'same' | 'new'; text: string; label: string };
  /**
   * Makes it the champion's row: larger, on the brand's colour, with a crown. The text is
   * announced, e.g. "Champion".
   */
  championLabel?: string;
  /** The address of the fighter's page; makes the whole row one link. */
  href?: string;
}

/** One rank of a ranking: an entry of an ordered list. */
export function RankingRow(props: RankingRowProps) {
  const { rank, rankLabel, name, image, record, movement, championLabel, href } = props;
  const champion = Boolean(championLabel);
  return (
    <li className={styles.row({ champion }).className} data-ui="ranking" data-champion={champion}>
      <span className={styles.rank({ champion }).className}>
        {championLabel ? (
          <CrownIcon />
        ) : (
          <>
            {rankLabel && <VisuallyHidden>{`${rankLabel} `}</VisuallyHidden>}
            {rank}
          </>
        )}
      </span>
      <Avatar name={name} image={image} size={championLabel ? 'large' : 'medium'} />
      <div className={styles.who().className}>
        {championLabel && <span className={styles.title().className}>{championLabel}</span>}
        {href === undefined ? (
          <span className={styles.name({ champion }).className}>{name}</span>
        ) : (
          <Link href={href} className={styles.name({ champion, linked: true }).className}>
            {name}
          </Link>
        )}
      </div>
      <span className={styles.record().className}>{record}</span>
      <span className={styles.movement({ way: movement?.way }).className}>
        {movement && <Movement {...movement} />}
      </span>
    </li>
  );
}

type MovementProps = NonNullable<RankingRowProps['movement']>;

/** The movement: a sign and a number to see, a text for assistive technology. */
function Movement({ way, text, label }: MovementProps) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {(way === 'up' || way === 'down') && <ChevronDownIcon />}
      <span aria-hidden="true">{text}</span>
    </>
  );
}
