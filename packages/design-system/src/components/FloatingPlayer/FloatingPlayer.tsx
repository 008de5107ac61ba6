import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { BufferRing } from '../BufferRing';
import { CloseIcon, MoveIcon, PauseIcon, PlayIcon, ReplayIcon } from '../Icon';
import { Link } from '../LinkProvider';
import { PlayerButton } from '../PlayerButton';
import * as styles from './FloatingPlayer.styles';
import { useCornerDrag } from './use-corner-drag';
import { useKeepsClear } from './use-keeps-clear';

/** A corner of the window. Start and end follow the direction of the page. */
export type FloatingCorner = 'bottom-end' | 'bottom-start' | 'top-start' | 'top-end';

/** The corners in the order in which the button leads through them. */
const CORNERS: readonly FloatingCorner[] = ['bottom-end', 'bottom-start', 'top-start', 'top-end'];

export interface FloatingPlayerLabels {
  /** The name of the link, with the title in it, e.g. "Back to Apex 63". */
  back: string;
  play: string;
  pause: string;
  /** The button at the end, e.g. "Watch again". */
  again: string;
  /** The button that leads to the next corner, e.g. "Move to another corner". */
  move: string;
  close: string;
  /** What a viewer waits for, e.g. "Loading the picture". */
  waiting: string;
}

export interface FloatingPlayerProps {
  /** The name of the region, e.g. "Small player". */
  label: string;
  /** The title that plays. */
  title: string;
  /** The address of the title's page. */
  href: string;
  /** The moving picture: an element with the class `mediaLayer()` that holds the `video`. */
  media: ReactNode;
  /** The words of its buttons. */
  labels: FloatingPlayerLabels;
  /** What it does. With `stopped` there is nothing to play, and `message` says why. */
  state: 'playing' | 'paused' | 'waiting' | 'ended' | 'stopped';
  /** Why it has stopped, in a few words. */
  message?: string;
  /** How much of the title is behind, from 0 to 1; left out for a live one. */
  share?: number;
  /** Where it lies in a wide window; in a narrow one it is a bar at the bottom. */
  corner: FloatingCorner;
  /** Called by a drag to another corner, by the button, and where the focus would be behind it. */
  onCorner: (corner: FloatingCorner) => void;
  /** Called by the button that plays and pauses, with what is wanted now. */
  onPlay: (playing: boolean) => void;
  /** Called by the button and by Escape inside. */
  onClose: () => void;
}

/** A picture that plays on while another page is read: small in a corner, on phones a bar at the bottom. */
export function FloatingPlayer(props: FloatingPlayerProps) {
  const { label, title, href, media, labels, state, message, share, corner } = props;
  const { onCorner, onPlay, onClose } = props;
  const frame = useRef<HTMLElement>(null);
  const drag = useCornerDrag(frame, onCorner);
  useKeepsClear(frame, () => onCorner(beside(corner)));
  // The focus goes back to the page before the frame goes.
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const isOn = state === 'playing' || state === 'waiting';
  return (
    <>
      <div className={styles.room().className} />
      <section
        ref={frame}
        aria-label={label}
        className={styles.frame({ corner }).className}
        data-ui="floating-player"
        onKeyDown={onKeyDown}
        {...drag}
      >
        <div className={styles.picture().className}>
          {media}
          {state === 'waiting' && <BufferRing label={labels.waiting} />}
          {share !== undefined && (
            <svg className={styles.share().className} aria-hidden="true">
              <rect width={`${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`} height="100%" />
            </svg>
          )}
        </div>
        <div className={styles.words().className}>
          <Link
            href={href}
            aria-label={labels.back}
            draggable={false}
            className={styles.back().className}
          >
            {title}
          </Link>
          <p role="status" className={styles.message().className}>
            {message}
          </p>
        </div>
        <div className={styles.buttons().className}>
          {state !== 'stopped' && (
            <PlayerButton
              label={state === 'ended' ? labels.again : isOn ? labels.pause : labels.play}
              icon={state === 'ended' ? <ReplayIcon /> : isOn ? <PauseIcon /> : <PlayIcon />}
              onClick={() => onPlay(!isOn)}
            />
          )}
          <span className={styles.move().className}>
            <PlayerButton
              label={labels.move}
              icon={<MoveIcon />}
              onClick={() => onCorner(after(corner))}
            />
          </span>
          <PlayerButton label={labels.close} icon={<CloseIcon />} onClick={onClose} />
        </div>
      </section>
    </>
  );
}

const after = (corner: FloatingCorner): FloatingCorner =>
  CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length] ?? 'bottom-end';

/** The corner on the other side, at the same height. */
const beside = (corner: FloatingCorner): FloatingCorner => {
  switch (corner) {
    case 'bottom-end':
      return 'bottom-start';
    case 'bottom-start':
      return 'bottom-end';
    case 'top-end':
      return 'top-start';
    case 'top-start':
      return 'top-end';
  }
};
