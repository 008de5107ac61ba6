import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import {
  CSS_ATTRIBUTES,
  DOCUMENT_TYPE,
  ELEMENTS,
  EMBEDDED_PICTURE,
  INSTRUCTIONS,
  isEditors,
  OWN_PART,
  PLAIN_ATTRIBUTES,
  PLAIN_FAMILIES,
  SVG,
  WITH_PICTURE,
  WITH_REFERENCE,
  XLINK,
  XLINK_WORDS,
  XML,
  XML_WORDS,
  XMLNS,
} from './allowed';
import { readStyle, shortened } from './read-style';
import { REFUSALS, SvgRefusal } from './svg-refusal';
import type { SvgElement } from './svg-tree';

const DEEPEST = 200;

/**
 * Parses an SVG as browsers do, and accepts only what is in the lists of `allowed.ts`.
 * @throws {SvgRefusal} at the first part that is not allowed.
 */
export function parseSvg(text: string): SvgElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: (SvgElement | null)[] = [];
  let root: SvgElement | undefined;
  // The line where an element begins; it is judged at the end of its start tag.
  let line = 1;

  parser.on('error', ({ message }) => {
    const [, why = message] = /^\d+:\d+: (.*)$/.exec(message) ?? [];
    throw new SvgRefusal(REFUSALS.malformed(parser.line, why.replace(/\.$/, '')));
  });
  parser.on('xmldecl', ({ version, encoding }) => {
    if (version !== '1.0') throw new SvgRefusal(REFUSALS.version(parser.line));
    if (encoding && !/^utf-?8$/i.test(encoding))
      throw new SvgRefusal(REFUSALS.encoding(shortened(encoding)));
  });
  parser.on('doctype', (doctype) => {
    if (!DOCUMENT_TYPE.test(doctype)) throw new SvgRefusal(REFUSALS.doctype(parser.line));
  });
  parser.on('processinginstruction', ({ target }) => {
    if (!INSTRUCTIONS.has(target))
      throw new SvgRefusal(REFUSALS.instruction(parser.line, named(target)));
  });
  parser.on('opentagstart', () => {
    line = parser.line;
  });
  parser.on('opentag', (tag) => {
    if (open.length >= DEEPEST) throw new SvgRefusal(REFUSALS.deep(line, DEEPEST));
    if (!root && (tag.uri !== SVG || tag.local !== 'svg'))
      throw new SvgRefusal(REFUSALS.root(line));
    const element = elementFrom(tag, line);
    root ??= element ?? undefined;
    // A tool's own element may hold elements of SVG: they are drawn in the nearest SVG element.
    if (element) open.findLast((one) => one !== null)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element?.name === 'style') element.references.push(...styleOf(element, element.text));
  });
  const addText = (more: string) => {
    const element = open.at(-1);
    if (element?.name === 'style') element.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  if (!root) throw new SvgRefusal(REFUSALS.root(1));
  return root;
}

/** Judges an element and returns it; null for an element of a tool's own namespace. */
function elementFrom({ uri, local, name, attributes }: SaxesTagNS, line: number) {
  const shown = named(name);
  if (uri !== SVG && !isEditors(uri)) {
    throw new SvgRefusal(REFUSALS.namespace(line, shown, shortened(uri)));
  }
  if (uri === SVG && !ELEMENTS.has(local)) throw new SvgRefusal(REFUSALS.element(line, shown));
  const own = new Map<string, string>();
  const element: SvgElement = {
    name: local,
    attributes: own,
    children: [],
    line,
    text: '',
    references: [],
  };
  for (const attribute of Object.values(attributes)) {
    const key = judged(attribute, element, uri === SVG);
    if (key) own.set(key, attribute.value);
  }
  return uri === SVG ? element : null;
}

/** Judges an attribute and returns its key; undefined for one that does not change the drawing. */
function judged(
  { uri, local, name, value }: SaxesAttributeNS,
  element: SvgElement,
  drawn: boolean,
): string | undefined {
  const { line } = element;
  const at = named(element.name);
  const attribute = named(name);
  if (uri === XMLNS || isEditors(uri)) return undefined;
  if (uri === XLINK && local === 'href') return reference(value, element);
  if (uri === XLINK && XLINK_WORDS.has(local)) return undefined;
  if (uri === XML && XML_WORDS.has(local)) return undefined;
  if (uri !== '') throw new SvgRefusal(REFUSALS.attribute(line, at, attribute));
  if (/^on/i.test(local)) throw new SvgRefusal(REFUSALS.handler(line, at, attribute));
  if (local === 'href') return reference(value, element);
  if (CSS_ATTRIBUTES.has(local)) {
    element.references.push(...styleOf(element, value));
    return local;
  }
  // A tool's own element may have any attribute: browsers ignore them.
  if (PLAIN_ATTRIBUTES.has(local) || PLAIN_FAMILIES.test(local) || !drawn) return local;
  throw new SvgRefusal(REFUSALS.attribute(line, at, attribute));
}

function reference(address: string, element: SvgElement): string {
  const { name, line } = element;
  const fits = WITH_REFERENCE.has(name) && OWN_PART.test(address.trim());
  const embedded = WITH_PICTURE.has(name) && EMBEDDED_PICTURE.test(address);
  if (!fits && !embedded)
    throw new SvgRefusal(REFUSALS.reference(line, named(name), shortened(address)));
  if (fits) element.references.push(address.trim());
  return 'href';
}

function styleOf({ name, line }: SvgElement, css: string): string[] {
  const style = readStyle(css);
  if ('refused' in style) throw new SvgRefusal(REFUSALS.style(line, named(name), style.refused));
  return style.references;
}

/** Shortens a name from the file for use in a message. */
const named = (name: string): string => (name.length > 40 ? `${name.slice(0, 37)}…` : name);
