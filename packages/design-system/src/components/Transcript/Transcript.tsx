import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './Transcript.styles';

/** One text of a transcript. */
export interface TranscriptLine {
  /** When it is said, in seconds of the title. */
  at: number;
  /** That time as the viewer reads it, e.g. "12:04". */
  time: string;
  /** Who says it, where that is known. */
  speaker?: string;
  text: string;
}

export interface TranscriptProps {
  /** The name of the list, e.g. "Transcript". */
  label: string;
  /** The language of its texts, as a BCP 47 tag. */
  language: string;
  /** In the order of time. */
  lines: readonly TranscriptLine[];
  /** The number of the line that is said now, from 0: it is marked. -1 for none. */
  current?: number;
  /** Whether that line has the focus when the list appears, so that a viewer begins to read where the picture is. */
  focusCurrent?: boolean;
  /** The name of a time's button, e.g. "Play from 12:04". */
  goTo: (time: string) => string;
  /** Called with the time of the line that the viewer wants to see. */
  onGoTo: (at: number) => void;
}

/** All that is said in a title, to read, and to find a moment by. */
export function Transcript(props: TranscriptProps) {
  const { label, language, lines, current = -1, focusCurrent = false, goTo, onGoTo } = props;
  const now = useRef<HTMLButtonElement>(null);
  const appeared = useEffectEvent(() => {
    if (focusCurrent) now.current?.focus();
  });
  useEffect(() => appeared(), []);
  return (
    <ol className={styles.list().className} aria-label={label} data-ui="transcript">
      {lines.map(({ at, time, speaker, text }, index) => (
        <li
          key={`${at} ${speaker} ${text}`}
          className={styles.line().className}
          aria-current={index === current ? 'true' : undefined}
        >
          <button
            ref={index === current ? now : undefined}
            type="button"
            className={styles.time().className}
            aria-label={goTo(time)}
            onClick={() => onGoTo(at)}
          >
            {time}
          </button>
          <p className={styles.text().className} lang={language} dir="auto">
            {speaker && <b className={styles.speaker().className}>{speaker}</b>}
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
