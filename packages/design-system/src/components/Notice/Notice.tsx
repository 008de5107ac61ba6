import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { action, card } from './Notice.styles';

export interface NoticeItem {
  id: string;
  tone?: 'info' | 'success' | 'error';
  text: ReactNode;
  action?: { label: string; onSelect: () => void };
  /** Milliseconds it stays; 6000 by default, and for ever for an error or one with an action. */
  duration?: number;
}

interface NoticeProps {
  notice: NoticeItem;
  dismissLabel: string;
  onDismiss: (id: string) => void;
}

const ICON = { info: InfoIcon, success: CheckCircleIcon, error: AlertIcon };

export function Notice({ notice, dismissLabel, onDismiss }: NoticeProps) {
  const { id, tone = 'info', text, action: act, duration } = notice;
  const stays = duration ?? (tone === 'error' || act ? Number.POSITIVE_INFINITY : 6000);
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (held || !Number.isFinite(stays)) return;
    const timer = setTimeout(() => dismiss.current(id), stays);
    return () => clearTimeout(timer);
  }, [held, stays, id]);
  const Icon = ICON[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock
    <div
      className={card({ tone }).className}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} />
      <div>{text}</div>
      {act && (
        <button type="button" className={action().className} onClick={act.onSelect}>
          {act.label}
        </button>
      )}
      <IconButton
        label={dismissLabel}
        icon={<CloseIcon size={18} />}
        onClick={() => onDismiss(id)}
      />
    </div>
  );
}
