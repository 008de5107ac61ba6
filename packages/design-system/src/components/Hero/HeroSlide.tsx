import { useId } from 'react';
import { Heading } from '../Heading';
import { Link } from '../LinkProvider';
import { ResponsiveImage } from '../ResponsiveImage';
import type { HeroEntry } from './Hero';
import * as styles from './Hero.styles';
import { scrimColour } from './scrim-colour';

interface HeroSlideProps {
  entry: HeroEntry;
  position: number;
  headingLevel: 1 | 2;
  state: 'shown' | 'near' | 'far';
  first: boolean;
}

export function HeroSlide({ entry, position, headingLevel, state, first }: HeroSlideProps) {
  const { title, tagline, href, status, actions, image, mobileImage } = entry;
  const id = useId();
  const shown = state === 'shown';
  const scrim = scrimColour(image.tone);
  return (
    <article
      aria-labelledby={id}
      className={styles.slide({ shown }).className}
      data-ui="hero-slide"
      data-position={position}
      inert={!shown}
    >
      <div className={styles.art().className} data-ui="hero-art">
        <ResponsiveImage
          image={image}
          mobile={
            mobileImage && { image: mobileImage, media: '(max-width: 767.98px)', sizes: '100vw' }
          }
          alt=""
          sizes="100vw"
          shape="fill"
          loading={first ? 'priority' : state === 'far' ? 'deferred' : 'lazy'}
        />
        <svg className={styles.scrim().className} aria-hidden="true" focusable="false">
          <defs>
            <linearGradient id={`${id}g`} x1="0" y1="1" x2="0" y2="0">
              <stop offset="0" stopColor={scrim} stopOpacity="0.95" />
              <stop offset="0.45" stopColor={scrim} stopOpacity="0.7" />
              <stop offset="1" stopColor={scrim} stopOpacity="0" />
            </linearGradient>
          </defs>
          <rect width="100%" height="100%" fill={`url(#${id}g)`} />
        </svg>
      </div>
      <div className={styles.text().className} data-ui="hero-text">
        {status && <div className={styles.status().className}>{status}</div>}
        <Heading id={id} level={headingLevel} size={5} className={styles.title().className}>
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
