export { CardFieldFrame, type CardFieldFrameProps } from './CardFieldFrame';
