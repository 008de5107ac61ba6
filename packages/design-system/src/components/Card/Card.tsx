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
  /** The address of the title's page. Without it the card is not a link. */
  href?: string;
  /** The name of the title, also the link's name. It has room for two lines, three for news, and takes more where it needs them. */
  title: string;
  /**
   * The title split where its lines may break: "Apex 63:", "Tordahl vs.", "Fonomau". The beginning
   * of each part stays visible, on at most as many lines as there are parts. Use it for titles of
   * two sides, which mean nothing without the second.
   */
  titleParts?: readonly string[];
  /** Landscape for events, videos, news and programmes, portrait for series and fighters, square for playlists. */
  shape: CardShape;
  /**
   * The kind of title; `video` by default. Sets the drawing that replaces a missing picture, and
   * small differences of layout.
   */
  kind?: CardKind;
  /**
   * Whether an event or programme is upcoming, live or ended: an ended one is toned down, a live
   * one has the colour of live.
   */
  state?: CardState;
  /** The picture, decorative beside the title. Without it a drawing of the card's kind is shown. */
  image?: ImageSource;
  /** Content in place of the picture, in the card's shape: a ThumbnailMosaic. */
  art?: ReactNode;
  /** One line of facts: the date, the length, the number of episodes, a fighter's record. */
  facts?: ReactNode;
  /**
   * The time of the title, after the facts. The facts are cut where there is no room for both, and
   * nothing moves when this text changes.
   */
  when?: ReactNode;
  /** On the picture, at its start: the live badge, the start time, a countdown. */
  badges?: ReactNode;
  /** On the picture, at its end: the language. */
  corner?: ReactNode;
  /** How much has been watched (or broadcast), 0 to 1, with a text for it, e.g. "40% watched". */
  progress?: { value: number; label: string };
  /** Why it is locked, e.g. "Pass required"; shows a lock. */
  lockedLabel?: string;
  /**
   * Quick actions on the picture, beside the link and reachable by keyboard: one or two
   * IconButtons, `overlay`.
   */
  actions?: ReactNode;
  /** The heading level of the title; 3 by default. */
  headingLevel?: HeadingLevel;
  /**
   * The rendered width of the card, as the `sizes` of a picture; fits a Rail by default, GRID_SIZES
   * fits a Grid.
   */
  sizes?: string;
  /** When the picture loads: see ResponsiveImage. `deferred` by default. */
  imageLoading?: 'priority' | 'lazy' | 'deferred';
  /** Props of the link, e.g. to prefetch or to track the click. */
  linkProps?: Omit<LinkProps, 'href' | 'children' | 'className'>;
}

/** The rendered width of a card in a rail, by shape: matches the columns of Rail.styles.ts. */
export const CARD_SIZES: Record<CardShape, string> = {
  landscape:
    '(min-width: 1920px) 15vw, (min-width: 1440px) 18vw, (min-width: 1100px) 22vw, (min-width: 768px) 29vw, (min-width: 480px) 42vw, 74vw',
  portrait:
    '(min-width: 1920px) 10vw, (min-width: 1440px) 13vw, (min-width: 1100px) 15vw, (min-width: 768px) 21vw, (min-width: 480px) 28vw, 40vw',
  square:
    '(min-width: 1920px) 12vw, (min-width: 1440px) 15vw, (min-width: 1100px) 18vw, (min-width: 768px) 22vw, (min-width: 480px) 29vw, 43vw',
};

const ELEMENT = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** A title of the catalogue. The whole card is one link; quick actions are beside it. */
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
  // a page shows hundreds of cards: each component inside one costs a hundred times
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
        <Title className={styles.title({ kind }).className} data-ui="card-title">
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

/** Parts of a title, in the direction of their own script, whichever the page's. */
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

/** Replaces a missing picture: the brand's colour with a drawing of the card's kind. */
function Fallback({ kind, shape }: { kind: CardKind; shape: CardShape }) {
  const Icon = KIND_ICON[kind];
  return (
    <span className={styles.fallback({ shape }).className} data-ui="fallback">
      <Icon />
    </span>
  );
}
