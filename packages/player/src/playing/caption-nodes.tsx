import { CAPTIONS_COLOURS, type CaptionsCue } from '@marquee/design-system';
import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';
import type { Cue, CueNode } from '../engine/captions/cue';

const known = (value: number | 'auto') => (value === 'auto' ? undefined : value);

/** The author's colours by the names that WebVTT has for them, those of letters and those behind them. */
const COLOURS: Readonly<Record<string, string>> = {
  ...CAPTIONS_COLOURS,
  lime: CAPTIONS_COLOURS.green,
};

/** The end of the line at which a cue's position is; undefined where its text says it. */
const ANCHORS = { 'line-left': 'start', center: 'center', 'line-right': 'end' } as const;

/** Cues as the captions' layer renders them. `coloured`: in the colours that their author gave them. */
export const captionNodes = (cues: readonly Cue[], coloured: boolean): CaptionsCue[] =>
  cues.map((cue) => ({
    id: cue.id,
    content: cue.content.map((node, key) => nodeOf(node, key, coloured)),
    line: known(cue.line),
    snapToLines: cue.snaps,
    position: known(cue.position),
    anchor: cue.positionAlign === 'auto' ? undefined : ANCHORS[cue.positionAlign],
    size: cue.size,
    align: cue.align,
    vertical: cue.vertical === '' ? undefined : cue.vertical,
  }));

function nodeOf(node: CueNode, key: number, coloured: boolean): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.map((child, at) => nodeOf(child, at, coloured));
  switch (node.is) {
    case 'lang':
      return createElement('span', { key, lang: node.language }, ...children);
    case 'c':
      return createElement(
        'span',
        { key, style: coloured ? styleOf(node.classes) : undefined },
        ...children,
      );
    case 'v':
      return createElement(Fragment, { key }, ...children);
    default:
      return createElement(node.is, { key }, ...children);
  }
}

function styleOf(classes: readonly string[]): CSSProperties {
  const [ground] = classes.filter((name) => name.startsWith('bg_'));
  const [letters] = classes.filter((name) => !name.startsWith('bg_'));
  return {
    color: letters && COLOURS[letters],
    backgroundColor: ground && COLOURS[ground.slice('bg_'.length)],
  };
}
