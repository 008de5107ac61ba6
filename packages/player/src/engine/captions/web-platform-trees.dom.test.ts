import { describe, expect, it } from 'vitest';
import type { CueNode } from './cue';
import { cueContent } from './cue-content';
import SUITE from './web-platform-trees.json' with { type: 'json' };

/** The lines of a tree: depth, and what is there. Texts may have line ends. */
const linesOf = (tree: string) =>
  tree
    .replace(/\n$/, '')
    .split(/\n(?=\| )/)
    .filter((line) => line !== '')
    .map((line) => {
      const [, space = '', what = ''] = /^\| ( *)([\s\S]*)$/.exec(line) ?? [];
      return { depth: space.length / 2, what };
    });

/** What the player leaves out of a tree, and why: a miss of the suite has one of these reasons. */
const REASONS: readonly { lost: string; pattern: RegExp }[] = [
  { lost: 'a time within a cue: captions are shown whole', pattern: /<\?timestamp / },
  { lost: 'an author’s own class, which has no style here', pattern: /class="/ },
  { lost: 'a voice without a name', pattern: /title=""/ },
  { lost: 'a span that says nothing', pattern: /<span>\n(?!\| +(class|title|lang)=)/ },
];

/**
 * The public suite's trees of cue text. A browser makes such a tree of a cue; here it is made of the expected one, and what the
 * player keeps of it is written as a tree again. jsdom has no `VTTCue`.
 */
const CASES = SUITE.trees.map(({ from, text, tree }) => ({
  name: `${from}: ${JSON.stringify(text)}`,
  tree,
  kept: treeOf(cueContent(fragmentOf(tree))),
  reason: REASONS.find(({ pattern }) => pattern.test(tree))?.lost,
}));
const isWhole = ({ tree, kept }: (typeof CASES)[number]) => tree === kept;
const MISSES = CASES.filter((one) => !isWhole(one));

function fragmentOf(tree: string): DocumentFragment {
  const root = document.createDocumentFragment();
  const open: Node[] = [root];
  for (const { depth, what } of linesOf(tree)) {
    const parent = open[depth] ?? root;
    const [, element] = /^<([a-z]+)>$/.exec(what) ?? [];
    const [, name, value = ''] = /^([a-z]+)="([\s\S]*)"$/.exec(what) ?? [];
    const [, time = ''] = /^<\?timestamp (.*)>$/.exec(what) ?? [];
    if (element) open[depth + 1] = parent.appendChild(document.createElement(element));
    else if (name && parent instanceof HTMLElement) parent.setAttribute(name, value);
    else if (time) parent.appendChild(document.createProcessingInstruction('timestamp', time));
    else parent.appendChild(document.createTextNode(what.slice(1, -1)));
  }
  return root;
}

function treeOf(content: readonly CueNode[], depth = 0): string {
  const line = (deeper: number, what: string) => `| ${'  '.repeat(depth + deeper)}${what}\n`;
  return content
    .map((node) => {
      if (typeof node === 'string') return line(0, `"${node}"`);
      const children = treeOf(node.children, depth + 1);
      switch (node.is) {
        case 'v':
          return line(0, '<span>') + line(1, `title="${node.voice}"`) + children;
        case 'c':
          return line(0, '<span>') + line(1, `class="${node.classes.join(' ')}"`) + children;
        case 'lang':
          return line(0, '<span>') + line(1, `lang="${node.language}"`) + children;
        default:
          return line(0, `<${node.is}>`) + children;
      }
    })
    .join('');
}

const textIn = (tree: string) =>
  linesOf(tree)
    .flatMap(({ what }) => (what.startsWith('"') ? [what.slice(1, -1)] : []))
    .join('');

describe('the public suite of cue text', () => {
  it.each(CASES)('loses no text of $name', ({ tree, kept }) => {
    expect(textIn(kept)).toBe(textIn(tree));
  });

  it(`has ${CASES.length - MISSES.length} of ${CASES.length} trees come through whole`, () => {
    expect(CASES).toHaveLength(77);
    const counts = REASONS.map(({ lost }) => MISSES.filter(({ reason }) => reason === lost).length);
    // Times, classes, a voice and spans, in the order of the table.
    expect(counts).toEqual([6, 9, 1, 5]);
  });

  it.each(MISSES)('has a reason for what is left out: $name, $reason', ({ reason }) => {
    expect(reason).toBeDefined();
  });
});
