import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './DetailHeader.styles';

export interface DetailHeaderSkeletonProps {
  /**
   * Announced once, e.g. "Loading"; leave it out where the page announces it for all of its parts.
   */
  label?: string;
}

const PARTS = ['status', 'title', 'facts', 'action', 'synopsis'] as const;

/** A placeholder for a DetailHeader whose title and synopsis take one and two lines. */
export function DetailHeaderSkeleton({ label }: DetailHeaderSkeletonProps) {
  return (
    <div className={styles.header({ columns: 'main' }).className} data-ui="detail" aria-busy="true">
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <div className={styles.main().className} aria-hidden="true">
        {PARTS.map((part) => (
          <span key={part} className={styles.waiting({ part }).className} />
        ))}
      </div>
    </div>
  );
}
