import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { ArrowStartIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { useModal } from '../Modal';
import { VisuallyHidden } from '../VisuallyHidden';
import { bar, inner, overlay, results, slot } from './FullScreenOverlay.styles';

export interface FullScreenOverlayProps {
  /** Its owner decides. What is inside is rendered only while it is open. */
  open: boolean;
  /** The viewer wants to leave: by the button, Escape, Back on a phone, or a step back in the browser's history. */
  onClose: () => void;
  /** Names the overlay, e.g. "Search". */
  label: string;
  /** Stays at the top: the search field. Its first field has the focus at the start. */
  header?: ReactNode;
  /** Words of the button that leaves, e.g. "Close search". */
  closeLabel: string;
  /** The results; they scroll under the header. */
  children?: ReactNode;
  /** Results are on their way: said to assistive technology. `false` by default. */
  busy?: boolean;
  /** Gets the focus at the start instead of the first field. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** Covers the page for one task, such as a search; a modal dialog of the browser's own, without a page to be seen behind. */
export function FullScreenOverlay(props: FullScreenOverlayProps) {
  const { open, onClose, label, header, closeLabel, children, busy, initialFocus } = props;
  const modal = useModal({ open, onClose, initialFocus });
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    const back = () => close.current();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, [open]);
  return (
    <dialog {...modal} className={overlay().className} aria-label={label} data-ui="overlay">
      {open && (
        <div className={inner().className}>
          <div className={bar().className}>
            <IconButton label={closeLabel} icon={<ArrowStartIcon />} onClick={onClose} />
            <VisuallyHidden as="h2">{label}</VisuallyHidden>
            <div className={slot().className}>{header}</div>
          </div>
          <section
            className={results().className}
            aria-label={label}
            aria-busy={busy || undefined}
            // results without a link in them could not be scrolled by keyboard otherwise
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            tabIndex={0}
          >
            {children}
          </section>
        </div>
      )}
    </dialog>
  );
}
