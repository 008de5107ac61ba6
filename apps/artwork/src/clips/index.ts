// What tests of players need to read which frame of a sample clip is shown.
export { type FrameNumber, frameNumberOf, SQUARES } from './frame-number';
export { STRIP } from './strip';
