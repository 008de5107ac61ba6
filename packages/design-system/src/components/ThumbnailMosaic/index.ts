export { mosaicPictures } from './mosaic-pictures';
export { ThumbnailMosaic, type ThumbnailMosaicProps } from './ThumbnailMosaic';
