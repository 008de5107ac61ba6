import { Avatar } from '../Avatar';
import type { HeadingLevel } from '../Heading';
import { CheckIcon, CrownIcon } from '../Icon';
import { Link } from '../LinkProvider';
import type { ImageSource } from '../ResponsiveImage';
import { SpoilerCover, type SpoilerCoverProps } from '../SpoilerCover';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './BoutRow.styles';

export interface BoutCorner {
  /** The fighter's name. */
  name: string;
  /** The corner in words, for assistive technology, e.g. "Red corner". */
  cornerLabel: string;
  /** The name that the audience calls. */
  nickname?: string;
  /** A square portrait; initials without it. */
  image?: ImageSource;
  /** The record before this fight, e.g. "18–2–0". */
  record?: string;
  /** The country's name. */
  country?: string;
  /** The address of the fighter's page. */
  href?: string;
}

export interface BoutResult {
  /** The corner that won; left out for a draw and for no contest. */
  winner?: 'red' | 'blue';
  /** How it ended, e.g. "Knockout" or "Draw". */
  label: string;
  /** When it ended, e.g. "Round 2, 3:41". */
  detail?: string;
}

export interface BoutRowProps {
  /** The fighter who is announced first. */
  red: BoutCorner;
  /** The other fighter. */
  blue: BoutCorner;
  /** Between the two, e.g. "vs.". */
  versus: string;
  /** The weight class, e.g. "Lightweight". */
  weightClass: string;
  /** What is at stake, e.g. "Title fight"; shows a crown. */
  stakeLabel?: string;
  /** How many rounds were agreed on, e.g. "5 rounds". */
  rounds?: string;
  /** How it ended; left out before it has. */
  result?: BoutResult;
  /** The mark of the winner, e.g. "Winner". */
  winnerLabel?: string;
  /** Covers the result until a viewer asks for it. */
  cover?: Omit<SpoilerCoverProps, 'children'> & {
    /** Shown while the result loads, e.g. "Loading the result". */
    loadingLabel: string;
  };
  /** Whether it is the main fight of the evening: larger. */
  main?: boolean;
  /** The level of the heading; 4 by default, below the heading of a segment. */
  headingLevel?: HeadingLevel;
}

const ELEMENT = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** One fight of an evening: an entry of a list. */
export function BoutRow(props: BoutRowProps) {
  const { red, blue, versus, weightClass, stakeLabel, rounds, result, winnerLabel } = props;
  const { cover, main = false, headingLevel = 4 } = props;
  const Title = ELEMENT[headingLevel];
  const outcome = result && (
    <span className={styles.result().className}>
      <span>{result.label}</span>
      {result.detail && <span className={styles.quiet().className}>{result.detail}</span>}
    </span>
  );
  const corner = (side: 'red' | 'blue', fighter: BoutCorner) => (
    <Corner
      {...fighter}
      side={side}
      main={main}
      wonLabel={result?.winner === side ? winnerLabel : undefined}
    />
  );
  return (
    <li className={styles.row({ main }).className} data-ui="bout">
      <VisuallyHidden as="div">
        <Title>{`${red.name} ${versus} ${blue.name}`}</Title>
      </VisuallyHidden>
      {corner('red', red)}
      <div className={styles.middle().className}>
        {stakeLabel && (
          <span className={styles.stake().className}>
            <CrownIcon />
            {stakeLabel}
          </span>
        )}
        <span>{weightClass}</span>
        <span className={styles.versus().className} aria-hidden="true">
          {versus}
        </span>
        {rounds && <span className={styles.quiet().className}>{rounds}</span>}
        {cover ? (
          <SpoilerCover
            showLabel={cover.showLabel}
            hideLabel={cover.hideLabel}
            onShow={cover.onShow}
          >
            <div role="status">
              {outcome ?? <span className={styles.quiet().className}>{cover.loadingLabel}</span>}
            </div>
          </SpoilerCover>
        ) : (
          outcome
        )}
      </div>
      {corner('blue', blue)}
    </li>
  );
}

interface CornerProps extends BoutCorner {
  side: 'red' | 'blue';
  main: boolean;
  wonLabel?: string;
}

function Corner(props: CornerProps) {
  const { side, main, name, cornerLabel, nickname, image, record, country, href, wonLabel } = props;
  const about = [record, country].filter(Boolean).join(' · ');
  return (
    <div className={styles.corner({ side }).className} data-corner={side}>
      <Avatar name={name} image={image} size={main ? 'large' : 'medium'} />
      <div className={styles.who().className}>
        <VisuallyHidden>{cornerLabel}</VisuallyHidden>
        {nickname && <span className={styles.about().className}>{nickname}</span>}
        <p className={styles.name().className}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} className={styles.link().className}>
              {name}
            </Link>
          )}
        </p>
        {about && <span className={styles.about().className}>{about}</span>}
      </div>
      {wonLabel && (
        <span className={styles.won().className} data-won="">
          <CheckIcon />
          {wonLabel}
        </span>
      )}
    </div>
  );
}
