import type { BackgroundSource, SplitLayoutProps } from '../SplitLayout';
import { art } from './BrandPicture.styles';

export interface BrandPictureProps {
  /**
   * The brand's art above its sign-in form: `mobile`, else `web`, or `rtl` on right-to-left pages.
   */
  background: SplitLayoutProps['background'];
  /** The direction of the page. */
  dir: 'ltr' | 'rtl';
}

/** The brand's art as one wide picture, cropped around its focus; it is decoration. */
export function BrandPicture({ background: { web, rtl, mobile }, dir }: BrandPictureProps) {
  const { src, width, height }: BackgroundSource = mobile ?? ((dir === 'rtl' && rtl) || web);
  return (
    <img
      className={art().className}
      data-ui="brand-picture"
      src={src}
      width={width}
      height={height}
      alt=""
      decoding="async"
    />
  );
}
