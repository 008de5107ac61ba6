import { describe, expect, it } from 'vitest';
import type { CueNode } from '../engine/captions/cue';
import { transcriptLines } from './transcript-lines';

const cue = (start: number, ...content: CueNode[]) => ({ start, content });

describe('transcriptLines', () => {
  it('are the texts of captions, without their looks, in the order of time', () => {
    const cues = [
      cue(8, 'It is ', { is: 'i', children: ['all'] }, '  still\n  ahead.'),
      cue(4, { is: 'c', classes: ['yellow'], children: ['Good evening.'] }),
    ];
    expect(transcriptLines(cues)).toEqual([
      { at: 4, speaker: undefined, text: 'Good evening.' },
      { at: 8, speaker: undefined, text: 'It is all still ahead.' },
    ]);
  });

  it('name who speaks, at any depth', () => {
    const voice: CueNode = { is: 'v', voice: 'Host', children: ['Look.'] };
    expect(transcriptLines([cue(0, voice), cue(2, { is: 'b', children: [voice] })])).toEqual([
      { at: 0, speaker: 'Host', text: 'Look.' },
    ]);
    expect(transcriptLines([cue(0, { is: 'b', children: [voice] })])[0]?.speaker).toBe('Host');
    const plain: CueNode = { is: 'i', children: ['Well.'] };
    expect(transcriptLines([cue(0, plain, voice)])[0]?.speaker).toBe('Host');
  });

  it('say how a word is read behind it', () => {
    const ruby: CueNode = { is: 'ruby', children: ['七時', { is: 'rt', children: ['shichi-ji'] }] };
    expect(transcriptLines([cue(0, 'At ', ruby, '.')])[0]?.text).toBe('At 七時 (shichi-ji).');
  });

  it('say once what captions show twice in a row, and leave out what is empty', () => {
    const texts = ['Go.', 'Go.', ' \n', 'Go.', 'Stop.', 'Go.'];
    const lines = transcriptLines(texts.map((text, at) => cue(at, text)));
    expect(lines.map(({ at, text }) => [at, text])).toEqual([
      [0, 'Go.'],
      [4, 'Stop.'],
      [5, 'Go.'],
    ]);
  });

  it('tell two who say the same apart', () => {
    const says = (voice: string): CueNode => ({ is: 'v', voice, children: ['Yes.'] });
    const lines = transcriptLines([cue(0, says('Host')), cue(1, says('Guest')), cue(2, 'Yes.')]);
    expect(lines.map(({ speaker }) => speaker)).toEqual(['Host', 'Guest', undefined]);
  });
});
