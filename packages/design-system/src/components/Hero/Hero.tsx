import type { ReactNode } from 'react';
import { PauseIcon, PlayIcon } from '../Icon';
import type { ImageSource } from '../ResponsiveImage';
import * as styles from './Hero.styles';
import { HeroSlide } from './HeroSlide';
import { useCarousel } from './use-carousel';

export interface HeroEntry {
  id: string;
  /** At most two lines are shown. */
  title: string;
  /** One sentence under the title. */
  tagline?: string;
  /** Makes the title a link. */
  href?: string;
  /** Above the title: a live pill, a countdown, the start time, the league. */
  status?: ReactNode;
  /** Below the text: one primary and one quiet button. */
  actions?: ReactNode;
  /** Composed for 16:9. Without it stands a field of the brand's colours. */
  image?: ImageSource;
  /** Composed for 4:5, below 768 px. */
  mobileImage?: ImageSource;
}

export interface HeroProps {
  /** Names the carousel, e.g. "Featured". */
  label: string;
  /** The role's word for assistive technology, e.g. "carousel". */
  roleLabel?: string;
  /** In the order they are shown; nothing is drawn for none. */
  entries: readonly HeroEntry[];
  /** Names the button that stops the turning, e.g. "Pause". */
  pauseLabel: string;
  /** Names the button that lets it go on, e.g. "Play". */
  playLabel: string;
  /** Names the button of one entry, e.g. "2 of 4: Friday Night". */
  entryLabel: (position: number, total: number, title: string) => string;
  /** The level of the titles; 2 by default. */
  headingLevel?: 1 | 2;
}

/**
 * The page's opening picture. The first entry is complete in the server's html; the others' pictures come when their
 * turn is near. It advances every 7 s and stands still on hover, on focus, in a hidden tab, when paused, and for
 * viewers who want less motion.
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
