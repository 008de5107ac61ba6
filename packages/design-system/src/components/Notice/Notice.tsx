import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { action, card, closing, words } from './Notice.styles';
import { usePageHidden } from './use-page-hidden';

export interface NoticeItem {
  id: string;
  /** `info` by default. An `error` stays until it is dismissed. */
  tone?: 'info' | 'success' | 'error';
  /** The message: one sentence, two at most. */
  text: ReactNode;
  /** One action about it, e.g. "Undo". */
  action?: { label: string; onSelect: () => void };
  /**
   * How long it stays, in milliseconds. By default 6000, more for a text that takes longer to read,
   * and no limit for an error or a notice with an action.
   */
  duration?: number;
}

interface NoticeProps {
  notice: NoticeItem;
  dismissLabel: string;
  /** Called with the id of a notice that was dismissed or whose time is over. */
  onDismiss: (id: string) => void;
}

const ICON = { info: InfoIcon, success: CheckCircleIcon, error: AlertIcon };

/**
 * The time to read a text, in milliseconds: slow readers need about 80 for a letter, and all
 * viewers some to notice it.
 */
const readingTime = (letters: number) => Math.max(6000, 2000 + 80 * letters);

export function Notice({ notice, dismissLabel, onDismiss }: NoticeProps) {
  const { id, tone = 'info', text, action: act, duration } = notice;
  const stays = duration ?? (tone === 'error' || act ? Number.POSITIVE_INFINITY : undefined);
  const wordsRef = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = usePageHidden();
  const isHeld = isHovered || isFocused || isHidden;
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    const lasts = stays ?? readingTime(wordsRef.current?.textContent?.length ?? 0);
    if (isHeld || !Number.isFinite(lasts)) return;
    const timer = setTimeout(() => dismiss.current(id), lasts);
    return () => clearTimeout(timer);
  }, [isHeld, stays, id]);
  const Icon = ICON[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock
    <div
      className={card({ tone }).className}
      data-ui="notice"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon size={20} />
      <div ref={wordsRef} className={words().className}>
        {text}
      </div>
      {act && (
        <button type="button" className={action().className} onClick={act.onSelect}>
          {act.label}
        </button>
      )}
      <IconButton
        label={dismissLabel}
        icon={<CloseIcon size={18} />}
        className={closing().className}
        onClick={() => onDismiss(id)}
      />
    </div>
  );
}
