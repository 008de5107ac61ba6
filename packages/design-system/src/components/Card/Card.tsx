import type { ReactNode } from 'react';
import type { HeadingLevel } from '../Heading';
import { LockIcon } from '../Icon';
import { Link, type LinkProps } from '../LinkProvider';
import { type ImageSource, ResponsiveImage } from '../ResponsiveImage';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Card.styles';

export type CardShape = 'landscape' | 'portrait' | 'square';

export interface CardProps {
  href: string;
  title: string;
  shape: CardShape;
  image: ImageSource;
  /** One line: the date, the length, the number of episodes. */
  facts?: ReactNode;
  /** On the picture, at its start: live, new, a start time. */
  badges?: ReactNode;
  /** On the picture, at its end: the language. */
  corner?: ReactNode;
  /** How far the viewer is, 0 to 1, and the words for it. */
  progress?: { value: number; label: string };
  /** Why it is locked; shows a lock. */
  lockedLabel?: string;
  /** Quick actions, reachable by keyboard, beside the link. */
  actions?: ReactNode;
  /** The title's level in the outline; 3 by default. */
  headingLevel?: HeadingLevel;
  /** How wide the card is drawn; fits a Rail by default. */
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
  const { href, title, shape, image, facts, badges, corner, progress, lockedLabel, actions } =
    props;
  const {
    headingLevel = 3,
    sizes = CARD_SIZES[shape],
    imageLoading = 'deferred',
    linkProps,
  } = props;
  const Title = ELEMENT[headingLevel];
  return (
    <article className={styles.card().className} data-ui="card" data-shape={shape}>
      <div className={styles.art().className} data-ui="art">
        <ResponsiveImage
          image={image}
          alt=""
          sizes={sizes}
          shape={shape}
          loading={imageLoading}
          maxWidth={960}
        />
        {badges && <div className={styles.badges().className}>{badges}</div>}
        {corner && <div className={styles.corner().className}>{corner}</div>}
        {lockedLabel && (
          <span className={styles.lock().className}>
            <LockIcon label={lockedLabel} />
          </span>
        )}
        {progress && (
          <svg className={styles.progress().className} aria-hidden="true" focusable="false">
            <rect width={share(progress.value)} height="100%" />
          </svg>
        )}
      </div>
      <div className={styles.caption().className} data-ui="caption">
        <Title className={styles.title().className}>
          <Link {...linkProps} href={href} className={styles.link().className}>
            {title}
          </Link>
        </Title>
        {facts && <div className={styles.facts().className}>{facts}</div>}
        {progress && <VisuallyHidden>{progress.label}</VisuallyHidden>}
      </div>
      {actions && <div className={styles.actions().className}>{actions}</div>}
    </article>
  );
}

const share = (value: number) => `${Math.round(Math.min(1, Math.max(0, value)) * 100)}%`;
