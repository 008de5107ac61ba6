import type { Row } from './row';

const SVG = 'http://www.w3.org/2000/svg';
const base64 = (text: string) => btoa(text);

/** Addresses outside the file, at each element that can have one. */
export const ADDRESSES: readonly Row[] = [
  [
    'of a picture elsewhere',
    ({ elsewhere }) => `<image href="${elsewhere}/a.png" width="9" height="9"/>`,
  ],
  [
    'of a picture elsewhere by XLink',
    ({ elsewhere }) => `<image xlink:href="${elsewhere}/a.png" width="9" height="9"/>`,
  ],
  [
    'of a picture, its scheme left out',
    ({ elsewhere }) =>
      `<image href="${elsewhere.replace(/^https?:/, '')}/a.png" width="9" height="9"/>`,
  ],
  [
    'of a picture, in character references',
    ({ elsewhere }) =>
      `<image href="${elsewhere.replace('h', '&#104;')}/a.png" width="9" height="9"/>`,
  ],
  ['of a picture beside it', () => '<image href="other.png" width="9" height="9"/>'],
  ['of a picture at the site', () => '<image href="/apple-touch-icon.png" width="9" height="9"/>'],
  ['of a picture on the disk', () => '<image href="file:///etc/passwd" width="9" height="9"/>'],
  [
    'of another drawing, embedded',
    ({ code }) =>
      `<image href="data:image/svg+xml;base64,${base64(`<svg xmlns="${SVG}" onload="${code}"/>`)}" width="9" height="9"/>`,
  ],
  [
    'of another drawing, embedded in plain',
    () => `<image href="data:image/svg+xml,&lt;svg xmlns='${SVG}'/>" width="9" height="9"/>`,
  ],
  [
    'of a page, embedded',
    ({ code }) =>
      `<image href="data:text/html;base64,${base64(`<script>${code}</script>`)}" width="9" height="9"/>`,
  ],
  [
    'of a picture that says it is two',
    ({ code }) =>
      `<image href="data:image/png,image/svg+xml;base64,${base64(`<svg xmlns="${SVG}" onload="${code}"/>`)}" width="9" height="9"/>`,
  ],
  [
    'of a picture, embedded without base64',
    () => '<image href="data:image/png,abc" width="9" height="9"/>',
  ],
  [
    'of an object in memory',
    () => '<image href="blob:http://apex.localhost/1234" width="9" height="9"/>',
  ],
  ['of a part of another file', ({ elsewhere }) => `<use href="${elsewhere}/a.svg#a"/>`],
  [
    'of a part of another file by XLink',
    ({ elsewhere }) => `<use xlink:href="${elsewhere}/a.svg#a"/>`,
  ],
  ['of a part of a file at the site', () => '<use href="/a.svg#a"/>'],
  [
    'of a part of an embedded file',
    ({ code }) =>
      `<use href="data:image/svg+xml;base64,${base64(`<svg xmlns="${SVG}" id="x"><script>${code}</script></svg>`)}#x"/>`,
  ],
  ['of a part of the page itself, by its full address', () => '<use href="?#a"/>'],
  [
    'of a gradient elsewhere',
    ({ elsewhere }) =>
      `<linearGradient id="g" href="${elsewhere}/a.svg#g"/><rect width="9" height="9" fill="url(#g)"/>`,
  ],
  [
    'of a pattern elsewhere',
    ({ elsewhere }) =>
      `<pattern id="p" xlink:href="${elsewhere}/a.svg#p"/><rect width="9" height="9" fill="url(#p)"/>`,
  ],
  [
    'of a line of text elsewhere',
    ({ elsewhere }) => `<text><textPath href="${elsewhere}/a.svg#t">a</textPath></text>`,
  ],
  [
    'of a filter’s picture elsewhere',
    ({ elsewhere }) =>
      `<filter id="f"><feImage href="${elsewhere}/a.png"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
  ],
  [
    'of a text elsewhere',
    ({ elsewhere }) => `<text><tref xlink:href="${elsewhere}/a.svg#t"/></text>`,
  ],
  [
    'of a font',
    ({ elsewhere }) =>
      `<font-face font-family="f"><font-face-src><font-face-uri href="${elsewhere}/a.woff"/></font-face-src></font-face>`,
  ],
  [
    'of a pointer',
    ({ elsewhere }) =>
      `<cursor id="c" xlink:href="${elsewhere}/a.cur"/><rect cursor="url(#c)" width="9" height="9"/>`,
  ],
  [
    'of a colour profile',
    ({ elsewhere }) => `<color-profile name="p" xlink:href="${elsewhere}/a.icc"/>`,
  ],
  [
    'at an element that has none',
    ({ elsewhere }) => `<rect width="9" height="9" href="${elsewhere}/a"/>`,
  ],
  [
    'to be told of clicks',
    ({ elsewhere }) => `<a href="#" ping="${elsewhere}/ping"><rect width="40" height="20"/></a>`,
  ],
  ['as a source', ({ elsewhere }) => `<image src="${elsewhere}/a.png" width="9" height="9"/>`],
];

const repeated = (levels: number, open: string, close: string, draw: (to: string) => string) =>
  Array.from(
    { length: levels },
    (_, at) => `${open.replace('ID', `n${at + 1}`)}${draw(`n${at}`).repeat(10)}${close}`,
  ).join('');

/** A few lines that draw without end. No test opens them, because the browser would hang. */
export const BOMBS: readonly Row[] = [
  [
    'of uses',
    () =>
      `<defs><rect id="n0" width="1" height="1"/>${repeated(8, '<g id="ID">', '</g>', (to) => `<use href="#${to}"/>`)}</defs><use href="#n8"/>`,
  ],
  [
    'of patterns',
    () =>
      `<pattern id="n0" width="1" height="1"><rect width="1" height="1"/></pattern>${repeated(8, '<pattern id="ID" width="1" height="1">', '</pattern>', (to) => `<rect width="1" height="1" fill="url(#${to})"/>`)}<rect width="9" height="9" fill="url(#n8)"/>`,
  ],
  [
    'of masks in styles',
    () =>
      `<mask id="n0"><rect width="1" height="1"/></mask>${repeated(8, '<mask id="ID">', '</mask>', (to) => `<rect width="1" height="1" style="mask:url('#${to}')"/>`)}<rect width="9" height="9" mask="url(#n8)"/>`,
  ],
  [
    'of clips by classes',
    () =>
      `<style>${Array.from({ length: 9 }, (_, at) => `.n${at}{clip-path:url(#n${at})}`).join('')}</style><clipPath id="n0"><rect width="1" height="1"/></clipPath>${repeated(8, '<clipPath id="ID">', '</clipPath>', (to) => `<rect width="1" height="1" class="${to}"/>`)}<rect width="9" height="9" class="n8"/>`,
  ],
  [
    'of markers',
    () =>
      `<marker id="n0"><rect width="1" height="1"/></marker>${repeated(8, '<marker id="ID">', '</marker>', (to) => `<path d="M0 0h1" marker-end="url(#${to})"/>`)}<path d="M0 0h9" marker-start="url(#n8)"/>`,
  ],
  ['that draws itself', () => '<g id="a"><use href="#a"/><use href="#a"/></g>'],
  [
    'that draws itself by way of another',
    () => '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
  ],
  ['of one element in another', () => `${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`],
  ['of a megabyte', () => `<path d="${'M0 0'.repeat(300_000)}"/>`],
];
