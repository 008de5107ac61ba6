export { FramePlace, type FramePlaceProps } from './FramePlace';
