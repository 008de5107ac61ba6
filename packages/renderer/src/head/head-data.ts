/** A picture that the browser loads before anything else of the page. */
export interface PreloadImage {
  srcSet: string;
  sizes: string;
  type: string;
  media?: string;
}

/** The content of a page's head. Paths have no locale prefix. */
export interface HeadData {
  /** The title without the brand's name, which is added. Absent: the brand's full name alone. */
  title?: string;
  description?: string;
  image?: { src: string; width?: number; height?: number; alt?: string };
  type?: 'website' | 'article' | 'video.other' | 'video.episode' | 'video.tv_show';
  robots?: string;
  /** Structured data, schema.org. */
  jsonLd?: readonly Record<string, unknown>[];
  preload?: readonly PreloadImage[];
  /**
   * The id of an element: the browser paints nothing before the HTML up to it has come. Absent: before
   * all that shows has come.
   */
  blocksPaintUntil?: string;
}
