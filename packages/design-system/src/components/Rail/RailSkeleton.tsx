import { type CardKind, type CardShape, CardSkeleton } from '../Card';
import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Rail.styles';

export interface RailSkeletonProps {
  /** The shape of the cards that come. */
  shape: CardShape;
  /** Their kind; `video` by default. */
  kind?: CardKind;
  /** 8 by default. */
  count?: number;
  /** Announced once, e.g. "Loading". */
  label?: string;
}

/** The exact size of a Rail. */
export function RailSkeleton({ shape, kind, count = 8, label }: RailSkeletonProps) {
  return (
    <div className={styles.rail({ shape }).className} data-ui="rail" aria-busy="true">
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <div className={styles.head().className}>
        <div className={styles.heading().className} data-ui="rail-title">
          <Skeleton shape="title" width="short" />
        </div>
      </div>
      <div className={styles.viewport().className}>
        <div className={styles.list().className}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
            <div key={index}>
              <CardSkeleton shape={shape} kind={kind} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
