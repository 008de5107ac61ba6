import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boxOf, pathPoints } from './path-box';
import { readSvg } from './read-svg';
import { matrixOf, placed } from './transform';

const inksOf = (content: string) => {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="40">${content}</svg>`;
  const read = readSvg(new TextEncoder().encode(file));
  return 'problem' in read ? read.problem : read.inks;
};

describe('the colours of a picture that touch the page', () => {
  it.each([
    ['a fill', '<path d="M0 0h9v9z" fill="#123456"/>', ['#123456']],
    ['three digits', '<rect width="9" height="9" fill="#0bd"/>', ['#00bbdd']],
    ['black when no fill is given', '<circle cx="9" cy="9" r="4"/>', ['#000000']],
    ['a stroke', '<path d="M0 0h9" fill="none" stroke="rgb(255, 0, 0)"/>', ['#ff0000']],
    [
      'a style whose stroke is on its fill',
      '<rect width="9" height="9" style="fill:#abcdef;stroke:white"/>',
      ['#abcdef'],
    ],
    [
      'a class',
      '<style>.a{fill:#112233}</style><rect class="a" width="9" height="9"/>',
      ['#112233'],
    ],
    ['the fill of a group', '<g fill="#445566"><polygon points="0,0 9,0 9,9"/></g>', ['#445566']],
    [
      'letters on a plate',
      '<rect width="100" height="40" fill="#3a2ee6"/><path d="M9 9h9v9z" fill="#fff"/>',
      ['#3a2ee6'],
    ],
    [
      'a letter beside a plate',
      '<rect width="40" height="40" fill="#3a2ee6"/><path d="M60 9h9v9z" fill="#fff"/>',
      ['#3a2ee6', '#ffffff'],
    ],
    [
      'a plate that lies over a letter',
      '<path d="M9 9h2v2z" fill="#fff"/><rect width="100" height="40" fill="#3a2ee6"/>',
      ['#3a2ee6', '#ffffff'],
    ],
    [
      'a letter moved onto a plate',
      '<rect x="60" width="40" height="40" fill="#111111"/><g transform="translate(70 5)"><path d="M0 0h9v9z" fill="#eee"/></g>',
      ['#111111'],
    ],
    [
      'a shape that is defined and not drawn',
      '<defs><rect width="9" height="9" fill="#ff0000"/></defs>',
      [],
    ],
    ['a transparent shape', '<rect width="9" height="9" fill="#ff0000" opacity="0.2"/>', []],
    ['a gradient, which has no single colour', '<rect width="9" height="9" fill="url(#g)"/>', []],
  ])('are right for: %s', (_, content, inks) => {
    expect(inksOf(content)).toEqual(inks);
  });

  it('are unknown when a style depends on the viewer’s scheme or matches any shape', () => {
    for (const css of ['@media (prefers-color-scheme:dark){.a{fill:#fff}}', 'path{fill:#fff}'])
      expect(inksOf(`<style>${css}</style><path class="a" d="M0 0h9v9z"/>`)).toBeUndefined();
  });

  it.each([
    ['apex', ['#f3f6fb', '#ff4a1c']],
    ['plain', ['#2b3138', '#66707d']],
    ['unity', ['#3a2ee6']],
  ])('are right for the logo of %s', (realm, inks) => {
    const file = new URL(`../../../../realm-configs/${realm}/assets/logo.svg`, import.meta.url);
    expect(readSvg(readFileSync(file))).toMatchObject({ inks });
  });
});

describe('the box of a path', () => {
  it.each([
    ['M1 2h3v4H1z', { left: 1, top: 2, right: 4, bottom: 6 }],
    ['m1 2l3 4 5-6', { left: 1, top: 0, right: 9, bottom: 6 }],
    ['M0 0C1 5 9-5 10 0', { left: 0, top: -5, right: 10, bottom: 5 }],
    ['M10 5a5 5 0 1 0-10 0', { left: 0, top: 0, right: 10, bottom: 10 }],
    ['M.5.5-1e1 2', { left: -10, top: 0.5, right: 0.5, bottom: 2 }],
    ['M0 1a1 1 0 012 0', { left: 0, top: 0, right: 2, bottom: 2 }],
  ])('encloses the path %s', (d, box) => {
    expect(boxOf(pathPoints(d))).toEqual(box);
  });

  it('is undefined when nothing is drawn', () => {
    expect(boxOf(pathPoints(''))).toBeUndefined();
    expect(boxOf(pathPoints('nonsense'))).toBeUndefined();
  });
});

it.each([
  ['translate(3)', [4, 1]],
  ['scale(2) translate(1,1)', [4, 4]],
  ['rotate(90)', [-1, 1]],
  ['rotate(90 1 1)', [1, 1]],
  ['matrix(1 0 0 1 5 6)', [6, 7]],
  ['skewX(45)', [2, 1]],
  ['nothing(1)', [1, 1]],
])('matrixOf reads the transformation %s', (transform, [x, y]) => {
  const [toX, toY] = placed(matrixOf(transform), [1, 1]);
  expect([toX, toY]).toEqual([expect.closeTo(x ?? 0), expect.closeTo(y ?? 0)]);
});
