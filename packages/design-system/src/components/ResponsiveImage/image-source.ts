/** A picture of the origin. Its url has no query; `?w=480&f=avif` adds width and format. */
export interface ImageSource {
  url: string;
  width: number;
  height: number;
  /** The dominant colour, `#rrggbb`: shown until the picture has loaded. */
  tone?: string;
  alt?: string;
}

/** The widths that the image service supports (spec 1 §9). */
export const IMAGE_WIDTHS = [240, 480, 960, 1440, 1920, 2560, 3840] as const;

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export function imageUrl({ url }: ImageSource, width: number, format: ImageFormat): string {
  return `${url}?w=${width}&f=${format}`;
}

/** The widths to offer: none above the original, except the smallest. */
export function offeredWidths(image: ImageSource, most: number = 3840): number[] {
  const limit = Math.min(image.width, most);
  const widths = IMAGE_WIDTHS.filter((width) => width <= limit);
  return widths.length > 0 ? widths : [IMAGE_WIDTHS[0]];
}

export function sourceSet(image: ImageSource, format: ImageFormat, most?: number): string {
  return offeredWidths(image, most)
    .map((width) => `${imageUrl(image, width, format)} ${width}w`)
    .join(', ');
}
