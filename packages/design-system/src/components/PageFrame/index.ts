export { type FrameRatio, type FrameRight, PageFrame, type PageFrameProps } from './PageFrame';
