import { describe, expect, it } from 'vitest';
import { cueContent } from './cue-content';

/** The fragment that a browser makes of a cue. */
function fragment(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

describe('cueContent', () => {
  it.each([
    ['plain words', 'Round one', ['Round one']],
    [
      'bold in italics',
      '<i>so <b>close</b></i>',
      [{ is: 'i', children: ['so ', { is: 'b', children: ['close'] }] }],
    ],
    [
      'ruby',
      '<ruby>漢<rt>kan</rt></ruby>',
      [{ is: 'ruby', children: ['漢', { is: 'rt', children: ['kan'] }] }],
    ],
    ['a voice', '<span title="Mara">Go!</span>', [{ is: 'v', voice: 'Mara', children: ['Go!'] }]],
    [
      'another language',
      '<span lang="es-MX">¡Vamos!</span>',
      [{ is: 'lang', language: 'es-MX', children: ['¡Vamos!'] }],
    ],
    [
      'the colours of WebVTT and no other class',
      '<span class="yellow bg_blue loud">crowd</span>',
      [{ is: 'c', classes: ['yellow', 'bg_blue'], children: ['crowd'] }],
    ],
    ['the text of a class without a meaning', '<span class="loud">crowd</span>', ['crowd']],
    [
      'no script, but the text around',
      'a<img src="x" onerror="y">b<a href="z">c</a>',
      ['a', 'b', 'c'],
    ],
    ['no language that is none', '<span lang="x y">a</span>', ['a']],
    ['no comment', 'a<!-- b -->', ['a']],
  ])('keeps %s', (_what, html, content) => {
    expect(cueContent(fragment(html))).toEqual(content);
  });

  it.each([
    ['10,000 letters', 'walkout '.repeat(1250)],
    ['10,000 letters in 250 tags that are never closed', `<i>${'a'.repeat(40)}`.repeat(250)],
  ])('keeps a text of %s', (_what, html) => {
    const text = JSON.stringify(cueContent(fragment(html))).match(/walkout |a/g);
    expect(text?.length).toBe(html.startsWith('<') ? 10_000 : 1250);
  });

  it('keeps the text of tags that lie too deep', () => {
    const deep = `${'<b>'.repeat(200)}end${'</b>'.repeat(200)}`;
    const text = JSON.stringify(cueContent(fragment(deep)));
    expect(text).toContain('end');
    expect(text.split('children').length).toBeLessThan(20);
  });
});
