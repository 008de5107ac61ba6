import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Heading, type HeadingLevel } from '../Heading';
import { Link } from '../LinkProvider';
import { type ImageSource, ResponsiveImage } from '../ResponsiveImage';
import { VisuallyHidden } from '../VisuallyHidden';
import { richText, scroller } from './RichText.styles';
import { type RichElement, type RichNode, readRichText } from './read-rich-text';

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
export function RichText(props: RichTextProps) {
  const { html, lead, headingShift = 1 } = props;
  const nodes = useMemo(() => readRichText(html), [html]);
  return (
    <div className={richText({ lead }).className} data-ui="rich-text">
      {draw(nodes, { ...props, headingShift })}
    </div>
  );
}

type Drawing = Omit<RichTextProps, 'html' | 'lead' | 'headingShift'> & { headingShift: number };

function draw(nodes: RichNode[], how: Drawing): ReactNode {
  return nodes.map((node, at) =>
    typeof node === 'string' ? (
      node
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is always replaced as a whole, and its nodes have no ids
      <Fragment key={at}>{drawElement(node, how)}</Fragment>
    ),
  );
}

const LEVELS: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

function drawElement(node: RichElement, how: Drawing): ReactNode {
  const { name, attributes, children } = node;
  const inside = children.length > 0 ? draw(children, how) : undefined;
  const written = LEVELS.find((level) => name === `h${level}`);
  if (written) {
    const level = LEVELS[Math.min(written + how.headingShift, 6) - 1] ?? 6;
    return (
      <Heading {...attributes} level={level}>
        {inside}
      </Heading>
    );
  }
  if (name === 'table') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled by the keyboard too
      <div className={scroller().className} tabIndex={0}>
        <table {...attributes}>{inside}</table>
      </div>
    );
  }
  if (name === 'a') return drawLink(node, inside, how.newTabLabel);
  if (name === 'img') return drawPicture(node, how.picture);
  return createElement(name, attributes, inside);
}

function drawLink({ attributes }: RichElement, inside: ReactNode, newTabLabel?: string) {
  const { href, outside, ...rest } = attributes;
  const words = (
    <>
      {inside}
      {/* a space here would be visible, underlined, before the full stop */}
      {rest.target && newTabLabel && <VisuallyHidden>{`(${newTabLabel})`}</VisuallyHidden>}
    </>
  );
  const own = { ...rest, href: String(href) };
  // addresses within the page and on other sites are not for the site's router
  return outside || own.href.startsWith('#') ? (
    <a {...own}>{words}</a>
  ) : (
    <Link {...own}>{words}</Link>
  );
}

function drawPicture({ attributes }: RichElement, picture?: RichTextProps['picture']) {
  const { src, alt, ...rest } = attributes;
  const image = picture?.(String(src));
  if (image) {
    return (
      <ResponsiveImage image={image} alt={String(alt)} sizes="(min-width: 768px) 680px, 100vw" />
    );
  }
  return <img {...rest} src={String(src)} alt={String(alt)} loading="lazy" decoding="async" />;
}
