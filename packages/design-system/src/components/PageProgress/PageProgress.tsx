import * as styles from './PageProgress.styles';

export interface PageProgressProps {
  /** What is loading, for assistive technology, e.g. "Loading the page". */
  label: string;
}

/**
 * A thin line at the top edge while the next page loads. It appears only after a moment, so that
 * quick navigations show nothing. Mount it when the wait begins, unmount it when it ends.
 */
export function PageProgress({ label }: PageProgressProps) {
  return (
    <div role="progressbar" aria-label={label} className={styles.line().className}>
      <span className={styles.runner().className} />
    </div>
  );
}
