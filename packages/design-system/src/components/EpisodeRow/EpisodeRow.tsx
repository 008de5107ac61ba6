import type { ReactNode } from 'react';
import { Badge } from '../Badge';
import * as card from '../Card/Card.styles';
import type { HeadingLevel } from '../Heading';
import { CheckIcon, LockIcon, PlayIcon } from '../Icon';
import { useLinkComponent } from '../LinkProvider';
import { type ImageSource, ResponsiveImage } from '../ResponsiveImage';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './EpisodeRow.styles';

export interface EpisodeRowProps {
  /** The address of the episode's page. Without it the row is not a link. */
  href?: string;
  /** The episode's name, also the link's. */
  title: string;
  /** Its number as it is written, e.g. "3"; a special has none. */
  number?: string;
  /** The name of the number for assistive technology, e.g. "Episode". */
  numberLabel?: string;
  /** A sentence or two, with room for two lines. */
  synopsis?: string;
  /** The picture, decorative beside the name. Without it a drawing is shown. */
  image?: ImageSource;
  /** The length, on the picture, e.g. "48 min". */
  duration?: string;
  /** One line of facts: the date. */
  facts?: ReactNode;
  /** How much has been watched, 0 to 1, with a text for it. From 1 on it counts as watched. */
  progress?: { value: number; label: string };
  /** A mark before the facts: the one to go on with, the one that is playing, or a new one. */
  mark?: { kind: 'next' | 'playing' | 'new'; label: string };
  /** Why it is locked, e.g. "Pass required"; shows a lock. */
  lockedLabel?: string;
  /** Quick actions at the end: one or two IconButtons. */
  actions?: ReactNode;
  /** The level of the name's heading; 3 by default. */
  headingLevel?: HeadingLevel;
  /** When the picture loads: see ResponsiveImage. `lazy` by default. */
  imageLoading?: 'priority' | 'lazy' | 'deferred';
}

/** The rendered width of a row's picture: matches `--thumb` of EpisodeRow.styles.ts. */
const SIZES = '(min-width: 1360px) 272px, (min-width: 768px) 20vw, 160px';

const ELEMENT = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** One episode or video of a list. The whole row is one link; its actions are beside it. */
export function EpisodeRow(props: EpisodeRowProps) {
  const { href, title, number, numberLabel, synopsis, image, duration, facts } = props;
  const { progress, mark, lockedLabel, actions } = props;
  const { headingLevel = 3, imageLoading = 'lazy' } = props;
  const Title = ELEMENT[headingLevel];
  const Link = useLinkComponent();
  const marked = mark !== undefined && mark.kind !== 'new';
  const seen = progress !== undefined && progress.value >= 1;
  return (
    <li className={styles.row({ marked }).className} data-ui="episode">
      {number && (
        <span className={styles.number().className} data-number="" aria-hidden="true">
          {number}
        </span>
      )}
      <div className={styles.head().className}>
        <Title className={styles.title().className}>
          {number && (
            <>
              {numberLabel && <VisuallyHidden>{`${numberLabel} ${number}:`}</VisuallyHidden>}{' '}
              <span className={styles.inlineNumber().className} aria-hidden="true">
                {`${number}. `}
              </span>
            </>
          )}
          {href === undefined ? (
            title
          ) : (
            <Link
              href={href}
              className={card.link().className}
              aria-current={mark?.kind === 'playing' ? 'true' : undefined}
            >
              {title}
            </Link>
          )}
        </Title>
        <div className={styles.facts().className}>
          {mark && <Badge kind={mark.kind === 'playing' ? 'neutral' : 'new'}>{mark.label}</Badge>}
          {facts && <span>{facts}</span>}
          {progress && <VisuallyHidden>{progress.label}</VisuallyHidden>}
        </div>
      </div>
      <div className={styles.art().className}>
        <div className={card.art().className} data-ui="art">
          {image ? (
            <ResponsiveImage
              image={image}
              alt=""
              shape="landscape"
              sizes={SIZES}
              loading={imageLoading}
              maxWidth={960}
            />
          ) : (
            <span className={card.fallback({ shape: 'landscape' }).className} data-ui="fallback">
              <PlayIcon />
            </span>
          )}
          {lockedLabel ? (
            <Sign>
              <LockIcon label={lockedLabel} />
            </Sign>
          ) : (
            seen && (
              <Sign>
                <CheckIcon />
              </Sign>
            )
          )}
          {duration && (
            <span className={styles.corner({ side: 'end' }).className}>
              <Badge kind="upcoming">{duration}</Badge>
            </span>
          )}
          {progress && (
            <svg className={card.progress().className} aria-hidden="true">
              <rect width={`${Math.min(1, Math.max(0, progress.value)) * 100}%`} height="100%" />
            </svg>
          )}
        </div>
      </div>
      {synopsis && <p className={styles.synopsis().className}>{synopsis}</p>}
      {actions && <div className={styles.actions().className}>{actions}</div>}
    </li>
  );
}

function Sign({ children }: { children: ReactNode }) {
  return (
    <span className={styles.corner({ side: 'start' }).className}>
      <span className={styles.disc().className}>{children}</span>
    </span>
  );
}
