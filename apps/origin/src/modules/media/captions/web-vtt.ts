/** A text of WebVTT and when it is shown, in seconds. */
export interface Cue {
  from: number;
  to: number;
  text: string;
  /** As behind the times of a cue: `line:10% align:start`. */
  settings?: string;
}

/** `00:01:02.500`. */
function timeOf(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(ms / 3_600_000))}:${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}

/**
 * The text of a file of WebVTT.
 * @param isSegment The file is a segment of a stream, whose times are those of the stream (RFC 8216 §3.5).
 */
export function webVtt(cues: readonly Cue[], { isSegment }: { isSegment: boolean }): string {
  const head = isSegment ? 'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n' : 'WEBVTT\n';
  const parts = cues.map(({ from, to, text, settings }) => {
    const times = `${timeOf(from)} --> ${timeOf(to)}`;
    return `${settings ? `${times} ${settings}` : times}\n${text}\n`;
  });
  return [head, ...parts].join('\n');
}
