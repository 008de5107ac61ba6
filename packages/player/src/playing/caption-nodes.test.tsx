import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Cue, CueNode } from '../engine/captions/cue';
import { captionNodes } from './caption-nodes';

const cue = (content: readonly CueNode[], more: Partial<Cue> = {}): Cue => ({
  id: '1',
  start: 0,
  end: 2,
  line: 'auto',
  snaps: true,
  position: 'auto',
  positionAlign: 'auto',
  size: 100,
  align: 'center',
  vertical: '',
  content,
  ...more,
});
const shown = (content: readonly CueNode[], coloured = true) =>
  render(captionNodes([cue(content)], coloured)[0]?.content).container;

describe('captionNodes', () => {
  it('shows the words of a speaker in the colours that the author gave them', () => {
    const words: CueNode = { is: 'c', classes: ['yellow', 'bg_blue'], children: ['Now!'] };
    const { style, textContent } = shown([words]).querySelector('span') ?? {};
    expect(textContent).toBe('Now!');
    expect([style?.color, style?.backgroundColor]).toEqual(['rgb(255, 255, 0)', 'rgb(0, 0, 255)']);
  });

  it('knows WebVTT’s lime', () => {
    const words = shown([{ is: 'c', classes: ['lime'], children: ['Now!'] }]).querySelector('span');
    expect(words?.style.color).toBe('rgb(0, 255, 0)');
  });

  it('leaves the author’s colours out for a viewer who has chosen others', () => {
    const words: CueNode = { is: 'c', classes: ['yellow'], children: ['Now!'] };
    const { style } = shown([words], false).querySelector('span') ?? {};
    expect(style?.color).toBe('');
  });

  it('keeps what is emphasized, and the language that words are in', () => {
    const content: CueNode[] = [
      { is: 'v', voice: 'Ana', children: ['Say ', { is: 'i', children: ['it'] }, ': '] },
      { is: 'lang', language: 'pt', children: ['obrigado'] },
    ];
    expect(shown(content).innerHTML).toBe('Say <i>it</i>: <span lang="pt">obrigado</span>');
  });

  it.each([
    ['line-left', 'start'],
    ['center', 'center'],
    ['line-right', 'end'],
    ['auto', undefined],
  ] as const)('places a cue by its %s', (positionAlign, anchor) => {
    expect(captionNodes([cue([], { positionAlign, position: 20 })], true)[0]).toMatchObject({
      position: 20,
      ...(anchor && { anchor }),
    });
  });
});
