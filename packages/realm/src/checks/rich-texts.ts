import { parseUrl } from '../addresses/parse-url';
import { quote } from '../findings/draft';

/** Elements that are removed with their content: code, controls, other languages. The same list as the design system's. */
export const DROPPED_ELEMENTS: ReadonlySet<string> = new Set(
  'applet audio base button canvas datalist embed frame frameset head iframe input link map math meta meter noembed noframes noscript object option optgroup output param plaintext portal progress script select slot source style svg template textarea title track video xmp'.split(
    ' ',
  ),
);

/** Elements that need a closing tag. Others end by themselves, such as paragraphs and entries of lists. */
const LASTING = new Set(
  'a abbr b blockquote cite code del em figure h1 h2 h3 h4 h5 h6 i ins mark ol q s small strong sub sup table u ul'.split(
    ' ',
  ),
);

/** Attributes that say how something looks. */
const LOOKS = new Set(['align', 'background', 'bgcolor', 'class', 'color', 'face', 'style']);

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
const PICTURE_PROTOCOLS = ['https:'];

const COMMENT = /<!--[\s\S]*?(-->|$)/g;
const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Says in a sentence which part of an operator's HTML viewers will not see, or not as it was meant: the first of them. */
export function lostMarkup(html: string): string | undefined {
  const text = html.replace(COMMENT, '');
  const open: string[] = [];
  for (const { 0: tag, 1: slash, 2: given = '', 3: attributes = '' } of text.matchAll(TAG)) {
    const name = given.toLowerCase();
    if (DROPPED_ELEMENTS.has(name)) {
      return `${quote(`<${name}>`)} is removed, with all that is in it: a text has only words, links and pictures.`;
    }
    if (slash === '') {
      const lost = lostAttribute(name, attributes);
      if (lost !== undefined) return lost;
      if (LASTING.has(name)) open.push(name);
    } else if (LASTING.has(name)) {
      const at = open.lastIndexOf(name);
      if (at < 0) return `${quote(tag)} closes a tag that was not opened.`;
      open.splice(at, 1);
    }
  }
  const [half] = /<\/?[a-z][^<>]*(?=<|$)/i.exec(text.replace(TAG, '')) ?? [];
  if (half !== undefined) return `${quote(half)} begins like a tag, and has no ">" at its end.`;
  const [left] = open;
  return left === undefined
    ? undefined
    : `${quote(`<${left}>`)} is never closed: all text after it would look like it.`;
}

function lostAttribute(element: string, attributes: string): string | undefined {
  for (const [, given = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
    const name = given.toLowerCase();
    const value = values.find((one) => one !== undefined) ?? '';
    if (/^on[a-z]+$/.test(name)) return `${quote(name)} is removed: a text has no code.`;
    if (LOOKS.has(name)) return `${quote(name)} is removed: the theme sets how a text looks.`;
    if (element === 'a' && name === 'href' && !isKept(value, LINK_PROTOCOLS)) {
      return `The link to ${quote(value)} is removed: links lead to ${LINK_PROTOCOLS.join(', ')} or a path.`;
    }
    if (element === 'img' && name === 'src' && !isKept(value, PICTURE_PROTOCOLS)) {
      return `The picture ${quote(value)} is removed: the address of a picture begins with https:// or is a path.`;
    }
  }
  return undefined;
}

/** By the parser that browsers use, which forgives what hides a protocol. */
function isKept(address: string, protocols: readonly string[]): boolean {
  const url = address.includes('\\') ? undefined : parseUrl(address, 'https://relative.invalid');
  return url !== undefined && protocols.includes(url.protocol) && url.username === '';
}
