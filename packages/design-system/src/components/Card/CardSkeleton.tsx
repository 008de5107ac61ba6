import { Skeleton } from '../Skeleton';
import type { CardKind, CardShape } from './Card';
import * as styles from './Card.styles';

export interface CardSkeletonProps {
  /** The shape of the card that will replace it. */
  shape: CardShape;
  /** The kind of the card that will replace it; `video` by default. */
  kind?: CardKind;
}

/**
 * A placeholder with the exact size of a Card, hidden from assistive technology: announce the
 * loading once, around all of them.
 */
export function CardSkeleton({ shape, kind = 'video' }: CardSkeletonProps) {
  return (
    <div
      className={styles.placeholder({ kind }).className}
      data-ui="card"
      data-shape={shape}
      aria-hidden="true"
    >
      <div className={styles.art({ state: 'waiting' }).className} data-ui="art">
        <span className={styles.waiting({ shape }).className} data-ui="image" />
      </div>
      <div className={styles.caption().className} data-ui="caption">
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
