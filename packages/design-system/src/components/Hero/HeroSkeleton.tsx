import { classNames } from '../../class-names';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Hero.styles';

export interface HeroSkeletonProps {
  /**
   * Announced once, e.g. "Loading"; leave it out where the page announces it for all of its parts.
   */
  label?: string;
}

/** A placeholder for a Hero, with every ornament: the same parts in the same places, empty. */
export function HeroSkeleton({ label }: HeroSkeletonProps) {
  return (
    <div className={styles.hero().className} data-ui="hero" aria-busy="true">
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <div
        className={classNames(styles.stage().className, styles.waitingStage().className)}
        aria-hidden="true"
      >
        <div className={styles.slide().className} data-ui="hero-slide">
          <svg className={styles.field().className} data-ui="hero-field" aria-hidden="true">
            <rect className={styles.waitingField().className} width="100%" height="100%" />
          </svg>
          <div className={styles.art().className} data-ui="hero-art">
            <div className={styles.waitingArt().className} />
          </div>
          <div className={styles.text().className} data-ui="hero-text">
            <span className={styles.waiting({ part: 'status' }).className} />
            <span className={styles.waiting({ part: 'title' }).className} />
            <span className={styles.waiting({ part: 'tagline' }).className} />
            <span className={styles.waiting({ part: 'more' }).className} />
            <span className={styles.waiting({ part: 'action' }).className} />
          </div>
        </div>
      </div>
    </div>
  );
}
