import { type FocusEvent, useRef } from 'react';
import { Notice, type NoticeItem } from './Notice';
import { region } from './Notice.styles';

export interface NoticeRegionProps {
  /** Names the region, e.g. "Notices". */
  label: string;
  /** Words of each notice's close button, e.g. "Dismiss". */
  dismissLabel: string;
  /** Oldest first; the newest stands nearest to the edge. */
  notices: readonly NoticeItem[];
  /** Called with the id of a notice that was dismissed or whose time is up. */
  onDismiss: (id: string) => void;
}

/**
 * Short notices at the edge of the screen (toasts). Always in the tree, so that what appears in it is announced; they
 * never take the focus, and give it back when the one that has it goes. Behind a modal dialog they cannot be reached: a
 * dialog says what it has to say itself, with an `InlineMessage`.
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
