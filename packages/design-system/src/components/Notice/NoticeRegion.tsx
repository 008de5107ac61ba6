import type { ReactNode } from 'react';
import { Notice, type NoticeItem } from './Notice';
import { region } from './Notice.styles';

export interface NoticeRegionProps {
  /** Names the region, e.g. "Notices". */
  label: string;
  dismissLabel: string;
  notices: readonly NoticeItem[];
  onDismiss: (id: string) => void;
}

/** Short notices at the edge of the screen. Always in the tree, so that what appears in it is announced. */
export function NoticeRegion({ label, dismissLabel, notices, onDismiss }: NoticeRegionProps) {
  return (
    <section
      aria-label={label}
      className={region().className}
      aria-live="polite"
      aria-relevant="additions"
    >
      {notices.map(
        (notice): ReactNode => (
          <Notice
            key={notice.id}
            notice={notice}
            dismissLabel={dismissLabel}
            onDismiss={onDismiss}
          />
        ),
      )}
    </section>
  );
}
