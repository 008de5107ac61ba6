import type { Row } from './row';

/** Style sheets. CSS has several spellings for one name. */
export const STYLES: readonly Row[] = [
  ['that imports', ({ elsewhere }) => `@import "${elsewhere}/a.css";`],
  ['that imports by url', ({ elsewhere }) => `@import url(${elsewhere}/a.css);`],
  ['that imports from the site', () => "@import '/a.css';"],
  ['that imports, spelt with an escape', ({ elsewhere }) => `@\\69mport "${elsewhere}/a.css";`],
  [
    'that imports, with capitals and a comment',
    ({ elsewhere }) => `@IMPORT/**/"${elsewhere}/a.css";`,
  ],
  [
    'that imports, in a CDATA section',
    ({ elsewhere }) => `<![CDATA[@import "${elsewhere}/a.css";]]>`,
  ],
  [
    'that imports, torn by a CDATA section',
    ({ elsewhere }) => `@imp<![CDATA[ort "${elsewhere}/a.css";]]>`,
  ],
  ['that imports, torn by a comment', ({ elsewhere }) => `@imp<!-- x -->ort "${elsewhere}/a.css";`],
  [
    'that imports, in character references',
    ({ elsewhere }) => `&#64;import &#34;${elsewhere}/a.css&#34;;`,
  ],
  [
    'that imports under a condition',
    ({ elsewhere }) => `@import url("${elsewhere}/a.css") screen;`,
  ],
  [
    'with a font',
    ({ elsewhere }) => `@font-face{font-family:f;src:url(${elsewhere}/a.woff)}text{font-family:f}`,
  ],
  [
    'with a font in the file',
    () => '@font-face{font-family:f;src:url(data:font/woff;base64,AAAA)}',
  ],
  [
    'with a font by name and address',
    ({ elsewhere }) =>
      `@font-face{font-family:f;src:local(x),url('${elsewhere}/a.woff') format('woff')}text{font-family:f}`,
  ],
  ['with a background', ({ elsewhere }) => `svg{background:url(${elsewhere}/a.png)}`],
  [
    'with a background in an escape',
    ({ elsewhere }) => `svg{background:u\\72l(${elsewhere}/a.png)}`,
  ],
  [
    'with a background in an escape of six digits',
    ({ elsewhere }) => `svg{background:\\000075rl("${elsewhere}/a.png")}`,
  ],
  [
    'with a set of backgrounds',
    ({ elsewhere }) => `svg{background-image:image-set("${elsewhere}/a.png" 1x)}`,
  ],
  [
    'with a set of backgrounds, an older one',
    ({ elsewhere }) => `svg{background-image:-webkit-image-set(url(${elsewhere}/a.png) 1x)}`,
  ],
  [
    'with backgrounds that fade',
    ({ elsewhere }) => `svg{background-image:cross-fade(url(${elsewhere}/a.png),#fff)}`,
  ],
  [
    'with a background in a variable',
    ({ elsewhere }) => `svg{--a:url(${elsewhere}/a.png);background:var(--a)}`,
  ],
  [
    'with a background in capitals',
    ({ elsewhere }) => `svg{background:URL( "${elsewhere}/a.png" )}`,
  ],
  [
    'with words from an address',
    ({ elsewhere }) => `text::before{content:url(${elsewhere}/a.png)}`,
  ],
  [
    'with a list’s mark',
    ({ elsewhere }) => `text{display:list-item;list-style:url(${elsewhere}/a.png)}`,
  ],
  ['with a border', ({ elsewhere }) => `svg{border-image:url(${elsewhere}/a.png) 1}`],
  ['with a pointer', ({ elsewhere }) => `*{cursor:url(${elsewhere}/a.cur),auto}`],
  [
    'under a condition',
    ({ elsewhere }) => `@media screen{svg{background:url(${elsewhere}/a.png)}}`,
  ],
  ['with a namespace', ({ elsewhere }) => `@namespace url(${elsewhere}/);`],
  ['with bindings', ({ elsewhere }) => `*{-moz-binding:url(${elsewhere}/a.xml#a)}`],
  ['with a behaviour', ({ elsewhere }) => `*{behavior:url(${elsewhere}/a.htc)}`],
  ['with code', ({ code }) => `*{width:expression(${code})}`],
  ['with code as an address', ({ code }) => `svg{background:url("javascript:${code}")}`],
  ['with what is drawn by code', () => 'svg{background:paint(x)}'],
  ['with a movement', () => '@keyframes a{from{opacity:0}}rect{animation:a 1s}'],
  ['with an address that never ends', ({ elsewhere }) => `svg{background:url(${elsewhere}/a`],
  [
    'for documents of some address',
    ({ elsewhere }) => `@-moz-document url-prefix(${elsewhere}){*{fill:red}}`,
  ],
  [
    'that reads what is typed',
    ({ elsewhere }) => `input[value^=a]{background:url(${elsewhere}/a)}`,
  ],
];

/** Attributes that browsers read as CSS. */
export const SHAPES: readonly Row[] = [
  ...['fill', 'stroke', 'filter', 'mask', 'clip-path', 'marker-start', 'marker', 'cursor'].map(
    (name): Row => [
      `${name} from elsewhere`,
      ({ elsewhere }) => `<path d="M0 0h9v9" ${name}="url(${elsewhere}/a.svg#a)"/>`,
    ],
  ),
  [
    'in the attribute style',
    ({ elsewhere }) => `<rect width="9" height="9" style="fill:url('${elsewhere}/a.svg#a')"/>`,
  ],
  [
    'in the attribute style, a background',
    ({ elsewhere }) => `<text style="background-image:url(${elsewhere}/a.png)">a</text>`,
  ],
  [
    'in the attribute style, with an escape',
    ({ elsewhere }) =>
      `<rect width="9" height="9" style="mask-image:u\\52 L(${elsewhere}/a.png)"/>`,
  ],
  [
    'in the attribute style, in character references',
    ({ elsewhere }) => `<rect width="9" height="9" style="fill:&#117;rl(${elsewhere}/a.svg#a)"/>`,
  ],
  [
    'fill, in an escape',
    ({ elsewhere }) => `<rect width="9" height="9" fill="\\75 rl(${elsewhere}/a.svg#a)"/>`,
  ],
  ['fill, from a file at the site', () => '<rect width="9" height="9" fill="url(/a.svg#a)"/>'],
  ['fill, from a file beside it', () => '<rect width="9" height="9" fill="url(a.svg#a)"/>'],
  [
    'filter, embedded',
    () =>
      `<rect width="9" height="9" filter="url(data:image/svg+xml;base64,${btoa('<svg/>')}#f)"/>`,
  ],
  [
    'in a note of a tool’s',
    ({ elsewhere }) =>
      `<i:x xmlns:i="http://www.inkscape.org/namespaces/inkscape" style="background:url(${elsewhere}/a)"/>`,
  ],
];
