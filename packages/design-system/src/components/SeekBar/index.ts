export { SeekBar, type SeekBarProps, type SeekMark } from './SeekBar';
export type { SeekThumbnail } from './SeekPreview';
export type { Span } from './seek-range';
