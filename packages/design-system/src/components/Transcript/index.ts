export { Transcript, type TranscriptLine, type TranscriptProps } from './Transcript';
