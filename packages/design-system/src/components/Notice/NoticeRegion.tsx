import { type FocusEvent, useRef } from 'react';
import { Notice, type NoticeItem } from './Notice';
import { region } from './Notice.styles';

export interface NoticeRegionProps {
  /** The region's name, e.g. "Notices". */
  label: string;
  /** The name of each notice's close button, e.g. "Dismiss". */
  dismissLabel: string;
  /** The notices, oldest first; the newest is shown nearest to the edge. */
  notices: readonly NoticeItem[];
  /** Called with the id of a notice that was dismissed or whose time is over. */
  onDismiss: (id: string) => void;
}

/**
 * Short notices at the edge of the screen (toasts). Keep it in the tree always, so that new notices
 * are announced. Notices never take the focus, and a dismissed notice that has it passes it on.
 * They cannot be reached behind a modal dialog: show an `InlineMessage` in the dialog instead.
 */
export function NoticeRegion({ label, dismissLabel, notices, onDismiss }: NoticeRegionProps) {
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  const remember = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside && relatedTarget instanceof Element) cameFrom.current = relatedTarget;
  };
  const dismiss = (id: string) => {
    const cards = [...(ref.current?.children ?? [])];
    const at = cards.findIndex((card) => card.contains(document.activeElement));
    if (at >= 0) {
      const neighbour = (cards[at + 1] ?? cards[at - 1])?.querySelector('button:last-of-type');
      const next = neighbour ?? cameFrom.current;
      if (next instanceof HTMLElement) next.focus();
    }
    onDismiss(id);
  };
  return (
    <section
      ref={ref}
      aria-label={label}
      className={region().className}
      aria-live="polite"
      aria-relevant="additions"
      onFocus={remember}
    >
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} dismissLabel={dismissLabel} onDismiss={dismiss} />
      ))}
    </section>
  );
}
