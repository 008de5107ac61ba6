import { visibleText } from '../../visible-text';
import { BLOCKS, BREAKERS, INLINE, PARTS } from './allow-list';
import { type RichAttributes, safeAttributes } from './attributes';
import { parseHtml, type RawElement, type RawNode } from './parse-html';

export interface RichElement {
  name: string;
  attributes: RichAttributes;
  children: RichNode[];
}

/** A piece of text that is safe to render and correctly nested. */
export type RichNode = RichElement | string;

/** When text without a block of its own becomes a paragraph. */
type Paragraphs = 'always' | 'beside blocks' | 'never';

const isBlank = (text: string) => visibleText(text).trim() === '';
const endsLine = (name: string) => BLOCKS.has(name) || PARTS.has(name) || BREAKERS.has(name);
const holdsBlock = (node: RawNode): boolean =>
  typeof node !== 'string' && (endsLine(node.name) || node.children.some(holdsBlock));
const isSeen = (node: RichNode): boolean =>
  typeof node === 'string' ? !isBlank(node) : node.name === 'img' || node.children.some(isSeen);
const isEdge = (node: RichNode | undefined) =>
  node !== undefined && (typeof node === 'string' ? isBlank(node) : node.name === 'br');

/** Removes line breaks and spaces at the ends of a run; empty when nothing visible is left. */
function trimmed(run: RichNode[]): RichNode[] {
  if (!run.some(isSeen)) return [];
  let from = 0;
  let to = run.length;
  while (isEdge(run[from])) from += 1;
  while (isEdge(run[to - 1])) to -= 1;
  return run.slice(from, to);
}

/**
 * Turns a parsed text into an allowed and well nested one. Nesting matters as much as safety: the
 * browser's parser must read React's server html as the same tree, or the page does not hydrate.
 */
class Reader {
  private ids = new Set<string>();

  /**
   * Blocks; text without one is put into paragraphs. `wraps` are inline elements that were around
   * the block.
   */
  flow(
    nodes: RawNode[],
    paragraphs: Paragraphs,
    wraps: RawElement[] = [],
    parent = '',
  ): RichNode[] {
    const out: RichNode[] = [];
    let run: RichNode[] = [];
    const flush = () => {
      const words = trimmed(run);
      run = [];
      if (words.length === 0) return;
      const asParagraph = paragraphs !== 'never';
      if (asParagraph) out.push({ name: 'p', attributes: {}, children: words });
      else out.push(...words);
    };
    const visit = (children: RawNode[], around: RawElement[]) => {
      for (const node of children) {
        if (typeof node === 'string') {
          run.push(...this.wrapped([node], isBlank(node) ? [] : around));
        } else if (node.name === 'figcaption' && parent === 'figure') {
          flush();
          out.push(...this.element(node, this.wrapped(this.phrasing(node.children), around)));
        } else if (BLOCKS.has(node.name)) {
          flush();
          out.push(...this.block(node, around));
        } else if (endsLine(node.name)) {
          flush();
          visit(node.children, around);
          flush();
        } else if (INLINE.has(node.name) && holdsBlock(node)) {
          visit(node.children, [...around, node]);
        } else if (INLINE.has(node.name)) {
          run.push(...this.wrapped(this.phrasing([node]), around));
        } else {
          visit(node.children, around);
        }
      }
    };
    visit(nodes, wraps);
    const alone = paragraphs === 'beside blocks' && out.length === 0;
    if (alone) return trimmed(run);
    flush();
    return out;
  }

  private block(node: RawElement, wraps: RawElement[]): RichNode[] {
    switch (BLOCKS.get(node.name)) {
      case 'void':
        return this.element(node, []);
      case 'list':
        return this.list(node, wraps);
      case 'table':
        return this.table(node);
      case 'flow': {
        const paragraphs = node.name === 'figure' ? 'never' : 'always';
        const inside = this.flow(node.children, paragraphs, wraps, node.name);
        return inside.some(isSeen) ? this.element(node, inside) : [];
      }
      default: {
        const words = trimmed(this.phrasing(node.children));
        return words.length > 0 ? this.element(node, this.wrapped(words, wraps)) : [];
      }
    }
  }

  private list(node: RawElement, wraps: RawElement[]): RichNode[] {
    const entries: RichElement[] = [];
    const add = (entry: RawElement) => {
      const inside = this.flow(entry.children, 'beside blocks', wraps);
      const attributes = safeAttributes('li', entry.attributes, this.ids) ?? {};
      if (inside.some(isSeen)) entries.push({ name: 'li', attributes, children: inside });
    };
    for (const child of node.children) {
      if (typeof child !== 'string' && child.name === 'li') add(child);
      else {
        const stray = this.flow([child], 'beside blocks', wraps);
        const last = entries.at(-1);
        if (!stray.some(isSeen)) continue;
        // a list directly inside a list belongs to the entry before it
        if (last && typeof child !== 'string') last.children.push(...stray);
        else entries.push({ name: 'li', attributes: {}, children: stray });
      }
    }
    return entries.length > 0 ? this.element(node, entries) : [];
  }

  private table(node: RawElement): RichNode[] {
    const strays: RawNode[] = [];
    const captions: RichNode[] = [];
    const sections: RichElement[] = [];
    let loose: RawElement[] = [];
    const addSection = (name: string, rows: RawNode[]) => {
      const read = this.rows(rows, strays);
      if (read.length > 0) sections.push({ name, attributes: {}, children: read });
    };
    const endLoose = () => {
      addSection('tbody', loose);
      loose = [];
    };
    for (const child of node.children) {
      if (typeof child === 'string') strays.push(child);
      else if (child.name === 'caption') {
        const words = trimmed(this.phrasing(child.children));
        if (words.length > 0 && captions.length === 0) captions.push(...this.element(child, words));
      } else if (PARTS.get(child.name) === 'rows') {
        endLoose();
        addSection(child.name, child.children);
      } else loose.push(child);
    }
    endLoose();
    const order = ['thead', 'tbody', 'tfoot'];
    sections.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
    const before = this.flow(strays, 'always');
    if (sections.length === 0) return before;
    return [...before, ...this.element(node, [...captions, ...sections])];
  }

  private rows(nodes: RawNode[], strays: RawNode[]): RichElement[] {
    const rows: RichElement[] = [];
    for (const node of nodes) {
      if (typeof node === 'string') strays.push(node);
      else if (node.name === 'tr') {
        const cells = this.cells(node.children, strays);
        if (cells.length > 0) rows.push({ name: 'tr', attributes: {}, children: cells });
      } else if (PARTS.get(node.name) === 'flow' && node.name !== 'li') {
        rows.push({ name: 'tr', attributes: {}, children: this.cells([node], strays) });
      } else if (PARTS.has(node.name) || !endsLine(node.name)) {
        rows.push(...this.rows(node.children, strays));
      } else strays.push(node);
    }
    return rows;
  }

  private cells(nodes: RawNode[], strays: RawNode[]): RichNode[] {
    return nodes.flatMap((node) => {
      if (typeof node !== 'string' && (node.name === 'td' || node.name === 'th')) {
        return this.element(node, this.flow(node.children, 'beside blocks'));
      }
      strays.push(node);
      return [];
    });
  }

  /** Text and inline elements; blocks lose their tags and leave a space. */
  private phrasing(nodes: RawNode[], inLink = false): RichNode[] {
    return nodes.flatMap((node): RichNode[] => {
      if (typeof node === 'string') return [node];
      const isLink = node.name === 'a';
      const inside = this.phrasing(node.children, inLink || isLink);
      if (INLINE.has(node.name) && !(isLink && inLink)) {
        const empty = INLINE.get(node.name) !== 'void' && inside.length === 0;
        return empty ? [] : this.element(node, inside);
      }
      return endsLine(node.name) ? [' ', ...inside, ' '] : inside;
    });
  }

  /**
   * Text inside the inline elements that were around its block, the outermost first; a link has no
   * link inside.
   */
  private wrapped(words: RichNode[], wraps: RawElement[]): RichNode[] {
    const holdsLink = (node: RichNode): boolean =>
      typeof node !== 'string' && (node.name === 'a' || node.children.some(holdsLink));
    return wraps.reduceRight(
      (inner, wrap) =>
        wrap.name === 'a' && inner.some(holdsLink) ? inner : this.element(wrap, inner),
      words,
    );
  }

  /**
   * The element with its safe attributes; only its content when it needs an attribute that was not
   * safe.
   */
  private element(node: RawElement, children: RichNode[]): RichNode[] {
    const attributes = safeAttributes(node.name, node.attributes, this.ids);
    return attributes ? [{ name: node.name, attributes, children }] : children;
  }
}

/**
 * Reads an operator's HTML into the part that may be shown. The same text gives the same tree on
 * server and in browser.
 */
export function readRichText(html: string): RichNode[] {
  return new Reader().flow(parseHtml(html), 'always');
}
