import { Fragment, type ReactNode } from 'react';
import type { HeadingLevel } from '../Heading';
import { LockIcon } from '../Icon';
import { type LinkProps, useLinkComponent } from '../LinkProvider';
import { type ImageSource, ResponsiveImage } from '../ResponsiveImage';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Card.styles';
import { KIND_ICON } from './kind-icons';

export type CardShape = 'landscape' | 'portrait' | 'square';
export type CardKind = 'event' | 'video' | 'series' | 'playlist' | 'news' | 'fighter' | 'programme';
export type CardState = 'upcoming' | 'live' | 'ended' | 'replay';

export interface CardProps {
  /** Where it leads. Without it the card is no link: its page is not there yet. */
  href?: string;
  /** The name of the title; the link's name too. Two lines at most, three for news. */
  title: string;
  /**
   * The title, cut where its lines may end: "Apex 63:", "Tordahl vs.", "Fonomau". The beginning of each part stays in sight,
   * on at most as many lines as there are parts; for titles of two sides, which say nothing without the second.
   */
  titleParts?: readonly string[];
  /** Landscape for events, videos, news and programmes, portrait for series and fighters, square for playlists. */
  shape: CardShape;
  /** What it is; `video` by default. Sets the drawing that stands in for a missing picture, and small habits of a kind. */
  kind?: CardKind;
  /** Where an event or a programme stands in time: an ended one steps back, a live one shows the colour of live. */
  state?: CardState;
  /** The picture, decorative beside the title. Without it stands a drawing of the card's kind. */
  image?: ImageSource;
  /** Stands in the place of the picture, in the card's shape: a ThumbnailMosaic. */
  art?: ReactNode;
  /** One line: the date, the length, the number of episodes, a fighter's record. */
  facts?: ReactNode;
  /** When it is on, behind the facts: they give way where there is not room for both, and nothing moves when its words change. */
  when?: ReactNode;
  /** On the picture, at its start: the live pill, the start time, a countdown. */
  badges?: ReactNode;
  /** On the picture, at its end: the language. */
  corner?: ReactNode;
  /** How far the viewer (or the broadcast) is, 0 to 1, and the words for it, e.g. "40% watched". */
  progress?: { value: number; label: string };
  /** Why it is locked, e.g. "Needs a pass"; shows a lock. */
  lockedLabel?: string;
  /** Quick actions on the picture, beside the link and reachable by keyboard: one or two IconButtons, `overlay`. */
  actions?: ReactNode;
  /** The title's level in the outline; 3 by default. */
  headingLevel?: HeadingLevel;
  /** How wide the card is drawn, as the `sizes` of a picture; fits a Rail by default, GRID_SIZES fits a Grid. */
  sizes?: string;
  /** `deferred` by default: see ResponsiveImage. */
  imageLoading?: 'priority' | 'lazy' | 'deferred';
  /** Passed to the link, e.g. to prefetch or to follow the click. */
  linkProps?: Omit<LinkProps, 'href' | 'children' | 'className'>;
}

/** How wide a card in a rail is drawn, by shape: mirrors the columns of Rail.styles.ts. */
export const CARD_SIZES: Record<CardShape, string> = {
  landscape:
    '(min-width: 1920px) 15vw, (min-width: 1440px) 18vw, (min-width: 1100px) 22vw, (min-width: 768px) 29vw, (min-width: 480px) 42vw, 74vw',
  portrait:
    '(min-width: 1920px) 10vw, (min-width: 1440px) 13vw, (min-width: 1100px) 15vw, (min-width: 768px) 21vw, (min-width: 480px) 28vw, 40vw',
  square:
    '(min-width: 1920px) 12vw, (min-width: 1440px) 15vw, (min-width: 1100px) 18vw, (min-width: 768px) 22vw, (min-width: 480px) 29vw, 43vw',
};

const ELEMENT = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** A title of the catalogue. The whole card is one link; quick actions stand beside it. */
export function Card(props: CardProps) {
  const {
    href,
    title,
    titleParts,
    shape,
    kind = 'video',
    state,
    image,
    art,
    facts,
    when,
    badges,
    corner,
  } = props;
  const { progress, lockedLabel, actions, headingLevel = 3, linkProps } = props;
  const { sizes = CARD_SIZES[shape], imageLoading = 'deferred' } = props;
  const Title = ELEMENT[headingLevel];
  // a page shows hundreds of cards: each part that is a component of its own is paid for a hundred times
  const Link = useLinkComponent();
  const words = titleParts ? <Parts of={titleParts} /> : title;
  return (
    <article
      className={styles.card({ kind }).className}
      data-ui="card"
      data-shape={shape}
      data-kind={kind}
      data-state={state}
    >
      <div className={styles.art({ state }).className} data-ui="art">
        {image ? (
          <ResponsiveImage
            image={image}
            alt=""
            sizes={sizes}
            shape={shape}
            loading={imageLoading}
            maxWidth={960}
          />
        ) : (
          (art ?? <Fallback kind={kind} shape={shape} />)
        )}
        {(badges || corner) && (
          <div className={styles.labels().className}>
            {badges && <div className={styles.badges().className}>{badges}</div>}
            {corner && <div className={styles.corner().className}>{corner}</div>}
          </div>
        )}
        {lockedLabel && (
          <span className={styles.lock().className}>
            <LockIcon label={lockedLabel} />
          </span>
        )}
        {progress && (
          <svg className={styles.progress({ state }).className} aria-hidden="true">
            <rect width={share(progress.value)} height="100%" />
          </svg>
        )}
      </div>
      <div className={styles.caption().className} data-ui="caption">
        <Title
          className={styles.title({ kind, parted: Boolean(titleParts) }).className}
          data-ui="card-title"
        >
          {href === undefined ? (
            words
          ) : (
            <Link {...linkProps} href={href} className={styles.link().className}>
              {words}
            </Link>
          )}
        </Title>
        {when ? (
          <div className={styles.facts({ kind, split: true }).className}>
            {facts && <span>{facts}</span>}
            <span>{when}</span>
          </div>
        ) : (
          facts && <div className={styles.facts({ kind }).className}>{facts}</div>
        )}
        {progress && <VisuallyHidden>{progress.label}</VisuallyHidden>}
      </div>
      {actions && <div className={styles.actions().className}>{actions}</div>}
    </article>
  );
}

/** In the direction of their own script, whichever the page's. */
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

const share = (value: number) => `${Math.round(Math.min(1, Math.max(0, value)) * 100)}%`;

/** Stands where a picture is missing: a field of the brand's colour with a drawing of what the card is about. */
function Fallback({ kind, shape }: { kind: CardKind; shape: CardShape }) {
  const Icon = KIND_ICON[kind];
  return (
    <span className={styles.fallback({ shape }).className} data-ui="fallback">
      <Icon />
    </span>
  );
}
