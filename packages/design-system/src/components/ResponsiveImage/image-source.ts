/** A picture of the origin: its url has no query, width and format are asked for by `?w=480&f=avif`. */
export interface ImageSource {
  url: string;
  width: number;
  height: number;
  /** Dominant colour, `#rrggbb`: shown until the picture is there. */
  tone?: string;
  alt?: string;
}

/** The widths the image service knows (spec 1 §9). */
export const IMAGE_WIDTHS = [240, 480, 960, 1440, 1920, 2560, 3840] as const;

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export function imageUrl({ url }: ImageSource, width: number, format: ImageFormat): string {
  return `${url}?w=${width}&f=${format}`;
}

/** The widths worth offering: none above the original, save the smallest. */
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
