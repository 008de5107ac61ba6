/** A picture that the page wants before anything else. */
export interface PreloadImage {
  srcSet: string;
  sizes: string;
  type: string;
  media?: string;
}

/** What a page says about itself. Paths have no locale prefix. */
export interface HeadData {
  /** Without the brand's name, which is added. Absent: the brand's full name alone. */
  title?: string;
  description?: string;
  image?: { src: string; width?: number; height?: number; alt?: string };
  type?: 'website' | 'article' | 'video.other';
  robots?: string;
  /** Structured data, schema.org. */
  jsonLd?: readonly Record<string, unknown>[];
  preload?: readonly PreloadImage[];
  /** The id of the first element that the page can be drawn without: it waits for the html before that. Absent: for all of it. */
  drawnBefore?: string;
}
