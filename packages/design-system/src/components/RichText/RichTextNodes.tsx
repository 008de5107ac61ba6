import { createElement, Fragment, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading';
import { Link } from '../LinkProvider';
import { ResponsiveImage } from '../ResponsiveImage';
import { VisuallyHidden } from '../VisuallyHidden';
import type { RichTextProps } from './RichText';
import { richText, scroller } from './RichText.styles';
import type { RichElement, RichNode } from './read-rich-text';

export interface RichTextNodesProps extends Omit<RichTextProps, 'html'> {
  /** What `readRichText` made of HTML. */
  nodes: readonly RichNode[];
}

/** A `RichText` that was read before, for instance on the server: it needs no parser in the browser. */
export function RichTextNodes(props: RichTextNodesProps) {
  const { nodes, lead, headingShift = 1 } = props;
  return (
    <div className={richText({ lead }).className} data-ui="rich-text">
      {draw(nodes, { ...props, headingShift })}
    </div>
  );
}

type Drawing = Pick<RichTextProps, 'newTabLabel' | 'picture'> & { headingShift: number };

function draw(nodes: readonly RichNode[], how: Drawing): ReactNode {
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
