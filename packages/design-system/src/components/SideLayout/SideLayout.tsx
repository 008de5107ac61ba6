import type { ReactNode } from 'react';
import * as styles from './SideLayout.styles';

export interface SideLayoutProps {
  /** What the viewer does here. */
  children: ReactNode;
  /** What stays in sight meanwhile, e.g. the summary of an order. Above the rest on narrow screens. */
  side: ReactNode;
  /** The name of the side part. */
  sideLabel: string;
}

/** A page with a part at its side that stays in sight while the rest scrolls. */
export function SideLayout({ children, side, sideLabel }: SideLayoutProps) {
  return (
    <div className={styles.layout().className} data-ui="side-layout">
      <div className={styles.main().className}>{children}</div>
      <section aria-label={sideLabel} className={styles.side().className} data-ui="side">
        {side}
      </section>
    </div>
  );
}
