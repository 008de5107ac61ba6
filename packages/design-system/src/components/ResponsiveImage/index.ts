export { DeferredMedia, type DeferredMediaProps, useDeferredMediaReady } from './DeferredMedia';
export {
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageSource,
  imageUrl,
  offeredWidths,
  sourceSet,
} from './image-source';
export { ResponsiveImage, type ResponsiveImageProps } from './ResponsiveImage';
