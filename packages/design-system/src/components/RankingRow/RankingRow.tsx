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
  /** Places won (positive) or lost (negative) since the last ranking, and the words for it, e.g. "Up 2". */
  movement?: { by: number | 'new'; label: string };
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
      <span className={styles.movement({ way: wayOf(movement) }).className}>
        {movement && <Movement {...movement} />}
      </span>
    </li>
  );
}

type Movement = NonNullable<RankingRowProps['movement']>;

const wayOf = (movement: Movement | undefined) => {
  if (!movement || movement.by === 0) return 'none';
  if (movement.by === 'new') return 'new';
  return movement.by > 0 ? 'up' : 'down';
};

/** A sign and a figure for the eye, the words for assistive technology. */
function Movement({ by, label }: Movement) {
  if (by === 'new') return label;
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {by === 0 ? (
        <span aria-hidden="true">–</span>
      ) : (
        <>
          <ChevronDownIcon />
          <span aria-hidden="true">{Math.abs(by)}</span>
        </>
      )}
    </>
  );
}
