import { useMemo } from 'react';
import type { ImageSource } from '../ResponsiveImage';
import { RichTextNodes } from './RichTextNodes';
import { readRichText } from './read-rich-text';

export interface RichTextProps {
  /**
   * HTML by an operator. Headings, paragraphs, lists, links, emphasis, quotations, tables, pictures
   * and line breaks are rendered; other elements are unwrapped or dropped, and attributes too,
   * except the few that are known to be safe.
   */
  html: string;
  /** How many levels its headings are moved down; 1 by default, so that an `h1` becomes an `h2`. */
  headingShift?: 0 | 1 | 2 | 3;
  /** Whether its first paragraph is an introduction in larger type, for news. */
  lead?: boolean;
  /** Announced after a link that opens a new tab, e.g. "opens a new tab". */
  newTabLabel?: string;
  /**
   * Finds a picture by its address, with its size and tone, where the image service serves it in
   * several widths. Without a result the picture is rendered as it is.
   */
  picture?: (src: string) => ImageSource | undefined;
}

/**
 * Terms, news and other text that operators write elsewhere. It becomes React elements by an allow
 * list and never uses `innerHTML`, so Trusted Types block nothing, and server and browser render
 * the same.
 */
export function RichText({ html, ...how }: RichTextProps) {
  const nodes = useMemo(() => readRichText(html), [html]);
  return <RichTextNodes {...how} nodes={nodes} />;
}
