import * as styles from './LiveLamp.styles';

export type LiveState = 'live' | 'behind' | 'ended';

export interface LiveLampProps {
  /** Whether the viewer sees what happens now, an earlier moment, or the event is over. */
  state: LiveState;
  /** The state in words: "Live", "Go live", "Ended". */
  label: string;
  /** How far behind, e.g. "12 min behind"; beside the label where there is room. */
  detail?: string;
  /** Called by a press while behind. Without it the lamp is no button. */
  onGoLive?: () => void;
}

/**
 * Shows whether the picture is live. While it is behind, a press leads to now. It stays a button
 * when it is live, so that the focus is not lost.
 */
export function LiveLamp({ state, label, detail, onGoLive }: LiveLampProps) {
  const inside = (
    <>
      <span className={styles.sign({ state }).className} aria-hidden="true" />
      {label}
      {detail && <span className={styles.detail().className}>{detail}</span>}
    </>
  );
  if (!onGoLive || state === 'ended') {
    return <span className={styles.lamp().className}>{inside}</span>;
  }
  const isLive = state === 'live';
  return (
    <button
      type="button"
      className={styles.lamp().className}
      aria-disabled={isLive || undefined}
      onClick={isLive ? undefined : onGoLive}
      data-ui="live-lamp"
    >
      {inside}
    </button>
  );
}
