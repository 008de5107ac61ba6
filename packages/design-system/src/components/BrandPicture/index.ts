export { BrandPicture, type BrandPictureProps } from './BrandPicture';
