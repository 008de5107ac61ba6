import { Avatar } from '../Avatar';
import { ChevronDownIcon, CrownIcon } from '../Icon';
import { Link } from '../LinkProvider';
import type { ImageSource } from '../ResponsiveImage';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './RankingRow.styles';

export interface RankingRowProps {
  /** The place, as it is written, e.g. "1"; a champion stands above all places and has none. */
  rank?: string;
  /** What the figure is, for assistive technology, e.g. "Rank". */
  rankLabel?: string;
  /** The fighter's name. */
  name: string;
  /** A square picture. */
  image?: ImageSource;
  /** e.g. "18–2–0". */
  record: string;
  /** Since the last ranking: the way, what is shown of it, e.g. "2", "–" or "New", and the words, e.g. "Up 2". */
  movement?: { way: 'up' | 'down' | 'same' | 'new'; text: string; label: string };
  /** Makes it the champion's row: larger, on the brand's colour, with a crown. The word, e.g. "Champion". */
  championLabel?: string;
  /** The fighter's page; makes the whole row one link. */
  href?: string;
}

/** One place of a ranking: an entry of an ordered list. */
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

/** A sign and a figure for the eye, the words for assistive technology. */
function Movement({ way, text, label }: MovementProps) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {(way === 'up' || way === 'down') && <ChevronDownIcon />}
      <span aria-hidden="true">{text}</span>
    </>
  );
}
