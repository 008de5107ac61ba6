import { Parser } from 'htmlparser2';
import { DROPPED } from './allow-list';

/** An element as it was written, with nothing trusted yet. */
export interface RawElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: RawNode[];
}

export type RawNode = RawElement | string;

/**
 * The greatest depth. No person's text is deeper; below it tags are ignored, so that no text
 * overflows the stack.
 */
const DEEPEST = 40;

/**
 * Reads HTML, however broken, into a tree. Code, controls and plug-ins are dropped with their
 * content.
 */
export function parseHtml(html: string): RawNode[] {
  const root: RawElement = { name: '', attributes: {}, children: [] };
  const open: RawElement[] = [root];
  const parent = () => open[open.length - 1] ?? root;
  let dropping = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (dropping > 0 || DROPPED.has(name)) {
        dropping += 1;
        return;
      }
      const above = parent();
      if (open.length > DEEPEST) {
        open.push(above);
        return;
      }
      const element = { name, attributes, children: [] };
      above.children.push(element);
      open.push(element);
    },
    ontext(text) {
      if (dropping > 0) return;
      const { children } = parent();
      const last = children.length - 1;
      // the parser hands over an entity by itself
      if (typeof children[last] === 'string') children[last] += text;
      else children.push(text);
    },
    onclosetag() {
      if (dropping > 0) dropping -= 1;
      else if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  return root.children;
}
