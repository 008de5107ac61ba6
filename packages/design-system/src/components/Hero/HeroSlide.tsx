import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading';
import { Link } from '../LinkProvider';
import { ResponsiveImage } from '../ResponsiveImage';
import type { HeroEntry } from './Hero';
import * as styles from './Hero.styles';
import { fieldColour, scrimColour } from './scrim-colour';

interface HeroSlideProps {
  entry: HeroEntry;
  headingLevel: 1 | 2;
  state: 'shown' | 'near' | 'far';
  first: boolean;
  media: ReactNode;
}

export function HeroSlide({ entry, headingLevel, state, first, media }: HeroSlideProps) {
  const { title, tagline, href, status, actions, image, mobileImage } = entry;
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className={styles.slide({ shown: state === 'shown' }).className}
      data-ui="hero-slide"
    >
      <svg className={styles.field().className} data-ui="hero-field" aria-hidden="true">
        <rect width="100%" height="100%" fill={fieldColour(image?.tone)} />
      </svg>
      <div className={styles.art().className} data-ui="hero-art">
        {image ? (
          <ResponsiveImage
            image={image}
            mobile={mobileImage && { image: mobileImage, media: '(max-width: 767.98px)' }}
            alt=""
            sizes="100vw"
            shape="fill"
            loading={first ? 'priority' : state === 'far' ? 'deferred' : 'lazy'}
          />
        ) : (
          <span className={styles.fallback().className} data-ui="hero-fallback" />
        )}
        {media}
      </div>
      <div className={styles.text().className} data-ui="hero-text">
        <Scrim id={`${id}-scrim`} colour={scrimColour(image?.tone)} />
        {status && <div className={styles.status().className}>{status}</div>}
        <Heading
          id={id}
          level={headingLevel}
          size={5}
          className={styles.title().className}
          data-ui="hero-title"
        >
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={styles.titleLink().className}>
              {title}
            </Link>
          )}
        </Heading>
        {tagline && <p className={styles.tagline().className}>{tagline}</p>}
        {actions && <div className={styles.actions().className}>{actions}</div>}
      </div>
    </article>
  );
}

/**
 * Two gradients of the picture's own colour: up from the bottom edge, and out of the corner where
 * the text is. They are a little taller than the text, so that it is legible however long it is.
 */
function Scrim({ id, colour }: { id: string; colour: string }) {
  return (
    <svg className={styles.scrim().className} data-ui="hero-scrim" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-up`} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor={colour} stopOpacity="0.96" />
          <stop offset="0.5" stopColor={colour} stopOpacity="0.8" />
          <stop offset="0.78" stopColor={colour} stopOpacity="0.48" />
          <stop offset="1" stopColor={colour} stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}-in`} cx="0" cy="0.85" r="0.8">
          <stop offset="0" stopColor={colour} stopOpacity="0.82" />
          <stop offset="0.45" stopColor={colour} stopOpacity="0.6" />
          <stop offset="1" stopColor={colour} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}-up)`} />
      <rect width="100%" height="100%" fill={`url(#${id}-in)`} />
    </svg>
  );
}
