import type { ReactNode } from 'react';
import { PauseIcon, PlayIcon } from '../Icon';
import type { ImageSource } from '../ResponsiveImage';
import * as styles from './Hero.styles';
import { HeroSlide } from './HeroSlide';
import { useCarousel } from './use-carousel';

export interface HeroEntry {
  id: string;
  /** The title; at most two lines are shown. */
  title: string;
  /** One sentence under the title. */
  tagline?: string;
  /** The address; makes the title a link. */
  href?: string;
  /** Content above the title: a live badge, a countdown, the start time, the league. */
  status?: ReactNode;
  /** Buttons below the text: one primary and one quiet. */
  actions?: ReactNode;
  /** The picture, composed for 16:9. Without it an area in the brand's colours is shown. */
  image?: ImageSource;
  /** The picture below 768 px, composed for 4:5. */
  mobileImage?: ImageSource;
}

export interface HeroProps {
  /** The carousel's name, e.g. "Featured". */
  label: string;
  /** The name of the role for assistive technology, e.g. "carousel". */
  roleLabel?: string;
  /** The entries, in their order; without any nothing is rendered. */
  entries: readonly HeroEntry[];
  /** The name of the button that pauses it, e.g. "Pause". */
  pauseLabel: string;
  /** The name of the button that resumes it, e.g. "Play". */
  playLabel: string;
  /** The name of an entry's button, e.g. "2 of 4: Friday Night". */
  entryLabel: (position: number, total: number, title: string) => string;
  /** The heading level of the titles; 2 by default. */
  headingLevel?: 1 | 2;
}

/**
 * A carousel of featured titles at the top of the page. The first entry is complete in the server's
 * html; the pictures of the others load shortly before they are shown. It advances every 7 s, and
 * pauses on hover, on focus, in a hidden tab, by its button, and for viewers who want less motion.
 */
export function Hero(props: HeroProps) {
  const { label, roleLabel, entries, pauseLabel, playLabel, entryLabel, headingLevel = 2 } = props;
  const carousel = useCarousel(entries.length);
  if (entries.length === 0) return null;
  const several = entries.length > 1;
  return (
    <section
      aria-label={label}
      aria-roledescription={several ? roleLabel : undefined}
      className={styles.hero().className}
      data-ui="hero"
      data-paused={carousel.paused || undefined}
      {...(several ? carousel.handlers : {})}
    >
      <div className={styles.stage().className}>
        {entries.map((entry, index) => (
          <HeroSlide
            key={entry.id}
            entry={entry}
            headingLevel={headingLevel}
            state={index === carousel.current ? 'shown' : carousel.isNear(index) ? 'near' : 'far'}
            first={index === 0}
          />
        ))}
      </div>
      {several && (
        <div className={styles.controls().className} data-ui="hero-controls">
          <button
            type="button"
            className={styles.pause().className}
            aria-label={carousel.stopped ? playLabel : pauseLabel}
            onClick={carousel.toggle}
          >
            {carousel.stopped ? <PlayIcon /> : <PauseIcon />}
          </button>
          {entries.map((entry, index) => (
            <button
              key={entry.id}
              type="button"
              className={styles.dot().className}
              aria-label={entryLabel(index + 1, entries.length, entry.title)}
              aria-current={index === carousel.current ? 'true' : undefined}
              onClick={() => carousel.goTo(index)}
            >
              <span onAnimationEnd={carousel.next} />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
