/** A part of a caption's text. */
export type CueNode =
  | string
  | { is: 'b' | 'i' | 'u' | 'ruby' | 'rt'; children: readonly CueNode[] }
  /** Who speaks. */
  | { is: 'v'; voice: string; children: readonly CueNode[] }
  /** The colours of WebVTT that the author gave it, such as `yellow` or `bg_blue`. */
  | { is: 'c'; classes: readonly string[]; children: readonly CueNode[] }
  | { is: 'lang'; language: string; children: readonly CueNode[] };

/** A caption with its place on the picture, in the words of WebVTT. */
export interface Cue {
  id: string;
  /** In seconds of the engine's clock. */
  start: number;
  end: number;
  /** Lines from the top, or from the bottom when below 0; a percentage where `snaps` is false. */
  line: number | 'auto';
  snaps: boolean;
  /** Percent of the picture. */
  position: number | 'auto';
  positionAlign: 'line-left' | 'center' | 'line-right' | 'auto';
  /** Percent of the picture. */
  size: number;
  align: 'start' | 'center' | 'end' | 'left' | 'right';
  /** The direction in which columns grow; empty for rows. */
  vertical: '' | 'rl' | 'lr';
  content: readonly CueNode[];
}
