import { type ReactNode, useState } from 'react';
import { PauseIcon, PlayIcon } from '../Icon';
import type { ImageSource } from '../ResponsiveImage';
import * as styles from './Hero.styles';
import { HeroSlide } from './HeroSlide';
import { useCarousel } from './use-carousel';

export interface HeroEntry {
  id: string;
  /** The title, best of at most two lines; a longer one is whole as well. */
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

/** What a moving picture is told, and tells. */
export interface HeroMedia {
  /** The id of the entry that is shown. */
  id: string;
  /** Whether the viewer has stopped what moves. */
  stopped: boolean;
  /** Told whether it moves, or would if it were not stopped, so that there is a button for it. */
  onMoving: (moving: boolean) => void;
  /** Stops what moves for a viewer who stopped it before, or lets it go on. */
  setStopped: (stopped: boolean) => void;
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
  /** Renders what moves over the picture of the shown entry: a `HeroMotion`, or nothing. */
  media?: (media: HeroMedia) => ReactNode;
}

/**
 * A carousel of featured titles at the top of the page. The first entry is complete in the server's
 * html; the pictures of the others load shortly before they are shown. It advances every 7 s, and
 * pauses on hover, on focus, in a hidden tab, by its button, and for viewers who want less motion.
 */
export function Hero(props: HeroProps) {
  const { label, roleLabel, entries, pauseLabel, playLabel, entryLabel, headingLevel = 2 } = props;
  const { media } = props;
  const [isMoving, setMoving] = useState(false);
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
      {...(several && carousel.handlers)}
    >
      <div className={styles.stage().className}>
        {entries.map((entry, index) => (
          <HeroSlide
            key={entry.id}
            entry={entry}
            headingLevel={headingLevel}
            state={index === carousel.current ? 'shown' : carousel.isNear(index) ? 'near' : 'far'}
            first={index === 0}
            media={
              index === carousel.current &&
              media?.({
                id: entry.id,
                stopped: carousel.stopped,
                onMoving: setMoving,
                setStopped: carousel.setStopped,
              })
            }
          />
        ))}
      </div>
      {(several || isMoving) && (
        <div className={styles.controls().className} data-ui="hero-controls">
          <button
            type="button"
            className={styles.pause().className}
            aria-label={carousel.stopped ? playLabel : pauseLabel}
            onClick={carousel.toggle}
          >
            {carousel.stopped ? <PlayIcon /> : <PauseIcon />}
          </button>
          {several &&
            entries.map((entry, index) => (
              <button
                key={entry.id}
                type="button"
                className={styles.dot().className}
                aria-label={entryLabel(index + 1, entries.length, entry.title)}
                aria-current={index === carousel.current ? 'true' : undefined}
                onClick={() => carousel.goTo(index)}
              >
                <span key={carousel.turn} onAnimationEnd={carousel.onTimeOver} />
              </button>
            ))}
        </div>
      )}
    </section>
  );
}
