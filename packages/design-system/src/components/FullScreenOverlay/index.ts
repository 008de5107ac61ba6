export { FullScreenOverlay, type FullScreenOverlayProps } from './FullScreenOverlay';
