import { ListIcon } from '../Icon';
import { type ImageSource, ResponsiveImage } from '../ResponsiveImage';
import { mosaicPictures } from './mosaic-pictures';
import * as styles from './ThumbnailMosaic.styles';

export interface ThumbnailMosaicProps {
  /** The list's pictures in its order; the first four are shown. */
  images: readonly (ImageSource | null | undefined)[];
  /** `square` by default. */
  shape?: 'square' | 'landscape';
  /**
   * The rendered width of the whole mosaic, as the `sizes` of a picture; a Card in a Grid by
   * default.
   */
  sizes?: string;
  /** A name for assistive technology; leave it out beside the list's own name. */
  label?: string;
}

/** Up to four pictures of a list as one: whole, two halves, one and two, or four quarters. */
export function ThumbnailMosaic(props: ThumbnailMosaicProps) {
  const { images, shape = 'square', sizes = '(min-width: 560px) 160px, 24vw', label } = props;
  const pictures = mosaicPictures(images);
  return (
    <span
      className={styles.mosaic({ shape }).className}
      data-count={pictures.length}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      data-ui="mosaic"
    >
      {pictures.length === 0 ? (
        <span className={styles.empty().className} data-ui="fallback">
          <ListIcon />
        </span>
      ) : (
        pictures.map((image, at) => (
          // a list may have the same picture twice, and pictures here have no state to keep
          // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies the picture
          <span key={`${at}-${image.url}`} className={styles.cell().className}>
            <ResponsiveImage image={image} alt="" sizes={sizes} shape="fill" maxWidth={480} />
          </span>
        ))
      )}
    </span>
  );
}
