import * as styles from './PageProgress.styles';

export interface PageProgressProps {
  /** What goes on, for assistive technology, e.g. "Loading the page". */
  label: string;
}

/**
 * A thin line along the top edge while the next page is on its way. It shows itself only after a moment, so that quick
 * steps stay quiet. Mount it when the wait begins, take it away when it ends.
 */
export function PageProgress({ label }: PageProgressProps) {
  return (
    <div role="progressbar" aria-label={label} className={styles.line().className}>
      <span className={styles.runner().className} />
    </div>
  );
}
