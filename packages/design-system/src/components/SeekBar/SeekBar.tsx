import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as styles from './SeekBar.styles';
import { SeekPreview, type SeekThumbnail } from './SeekPreview';
import { percentOf, reachable, type Span } from './seek-range';
import { useSeek } from './use-seek';

/** Where a chapter or a programme begins. */
export interface SeekMark {
  /** Seconds of the picture's clock. */
  at: number;
  /** Its title, shown beside the time in the preview. */
  label: string;
}

export interface SeekBarProps {
  /** The name of the bar, e.g. "Position". */
  label: string;
  /** The first moment on the bar, in seconds; 0 for a title on demand. */
  start: number;
  /** The last moment on the bar, in seconds: the length, or where the programme ends. */
  end: number;
  /** The moment that is shown. While a seek runs, the moment that it leads to. */
  value: number;
  /** The moment in words, e.g. "12 minutes 4 seconds of 1 hour 32 minutes". */
  valueText: string;
  /** Called when the viewer lets go of the thumb, or at each key. */
  onSeek: (to: number) => void;
  /** A moment as digits, for the preview, e.g. "12:04" or "20:42". */
  timeAt: (at: number) => string;
  /** What the viewer can reach of a live stream: from the window's start to the live edge. */
  reach?: Span;
  /** What is loaded already. */
  buffered?: readonly Span[];
  /** Chapters or programmes, in order. */
  marks?: readonly SeekMark[];
  /** The picture of a moment; null where there is none. */
  thumbnailAt?: (at: number) => SeekThumbnail | null;
  /** Called when the viewer points at the bar or gives it the focus: time to load pictures. */
  onNear?: () => void;
  /** How far an arrow key leads, in seconds; 10 by default. With Shift it is a minute. */
  step?: number;
  /** Whether neither the end nor the share that has passed is shown, nor marks. `false` by default. */
  spoilerFree?: boolean;
}

/** How far an arrow key leads with Shift, in seconds. */
const LONG_STEP = 60;

/** Arrow keys follow the time, which runs from left to right. */
const DIRECTION: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

const NONE: readonly never[] = [];

/** The bar of time: the browser's own range, with what is loaded, marks, and a preview above it. */
export function SeekBar(props: SeekBarProps) {
  const { label, start, end, value, valueText, onSeek, timeAt, reach, thumbnailAt } = props;
  const { buffered = NONE, marks = NONE, step = 10, spoilerFree = false } = props;
  const whole = { start, end: Math.max(start, end) };
  const seek = useSeek({ whole, open: reach, value, spoilerFree, onSeek });
  const { span, shown, previewed } = seek;
  const placeOf = (at: number) => percentOf(at, span);
  const shownMarks = spoilerFree ? NONE : marks;

  // the next key goes on from where this one leads, however soon it comes
  const from = useRef(0);
  useEffect(() => {
    from.current = shown;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTION[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const seconds = event.shiftKey ? LONG_STEP : step;
    from.current = reachable(from.current + direction * seconds, whole, reach);
    onSeek(from.current);
  };

  return (
    <div
      className={styles.bar().className}
      onPointerEnter={(event) => {
        props.onNear?.();
        // a bar that appears under a pointer at rest hears of no move
        seek.point(event);
      }}
      onPointerMove={seek.point}
      onPointerLeave={seek.leave}
      data-ui="seek-bar"
    >
      <div className={styles.track().className}>
        <svg aria-hidden="true" focusable="false">
          {buffered.map((part) => (
            <Part
              key={part.start}
              from={placeOf(part.start)}
              to={placeOf(part.end)}
              look="buffered"
            />
          ))}
          {!spoilerFree && (
            <Part from={placeOf(reach?.start ?? start)} to={placeOf(shown)} look="played" />
          )}
          {reach && !spoilerFree && (
            <>
              <Part from={0} to={placeOf(reach.start)} look="closed" />
              <Part from={placeOf(reach.end)} to={100} look="closed" />
            </>
          )}
          {shownMarks.map(({ at }) => (
            <rect
              key={at}
              className={styles.mark().className}
              x={`${placeOf(at)}%`}
              width={at > span.start && at < span.end ? 2 : 0}
              height="100%"
            />
          ))}
        </svg>
      </div>
      <input
        ref={seek.ref}
        type="range"
        className={styles.range().className}
        dir="ltr"
        aria-label={label}
        aria-valuetext={valueText}
        min={span.start}
        max={span.end}
        step="any"
        value={shown}
        onChange={(event) => seek.hold(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          props.onNear?.();
          seek.focus(event.target);
        }}
        onBlur={seek.blur}
      />
      {previewed !== undefined && (
        <SeekPreview
          percent={placeOf(previewed)}
          time={timeAt(previewed)}
          title={shownMarks.findLast(({ at }) => at <= previewed)?.label}
          thumbnail={thumbnailAt?.(previewed)}
          onDismiss={seek.dismiss}
        />
      )}
    </div>
  );
}

interface PartProps {
  /** Per cent of the track. */
  from: number;
  to: number;
  look: 'buffered' | 'played' | 'closed';
}

function Part({ from, to, look }: PartProps) {
  return (
    <rect
      className={styles.part({ look }).className}
      x={`${from}%`}
      width={`${Math.max(0, to - from)}%`}
      height="100%"
    />
  );
}
