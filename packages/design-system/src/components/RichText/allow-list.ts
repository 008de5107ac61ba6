/** The content that an element may have, which decides how a misplaced one is repaired. */
export type Model = 'flow' | 'phrasing' | 'list' | 'table' | 'rows' | 'cells' | 'void';

// a Map, because an element may be called "constructor", which every object has
const table = (models: Record<string, Model>) => new Map(Object.entries(models));

/**
 * Elements that are kept, by their content. Elements in no list are unwrapped: the text stays, the
 * tag goes.
 */
export const BLOCKS: ReadonlyMap<string, Model> = table({
  p: 'phrasing',
  h1: 'phrasing',
  h2: 'phrasing',
  h3: 'phrasing',
  h4: 'phrasing',
  h5: 'phrasing',
  h6: 'phrasing',
  ul: 'list',
  ol: 'list',
  blockquote: 'flow',
  figure: 'flow',
  table: 'table',
  hr: 'void',
});

export const INLINE: ReadonlyMap<string, Model> = table({
  a: 'phrasing',
  abbr: 'phrasing',
  b: 'phrasing',
  br: 'void',
  cite: 'phrasing',
  code: 'phrasing',
  del: 'phrasing',
  em: 'phrasing',
  i: 'phrasing',
  img: 'void',
  ins: 'phrasing',
  mark: 'phrasing',
  q: 'phrasing',
  s: 'phrasing',
  small: 'phrasing',
  strong: 'phrasing',
  sub: 'phrasing',
  sup: 'phrasing',
  u: 'phrasing',
});

/** Elements with a fixed place in another, by their content. */
export const PARTS: ReadonlyMap<string, Model> = table({
  li: 'flow',
  caption: 'phrasing',
  figcaption: 'phrasing',
  thead: 'rows',
  tbody: 'rows',
  tfoot: 'rows',
  tr: 'cells',
  th: 'flow',
  td: 'flow',
});

/** Other elements that end a line, so that their text does not run into the next. */
export const BREAKERS = new Set(
  'address article aside body center dd details dialog div dl dt fieldset footer form header hgroup html main menu nav pre section summary'.split(
    ' ',
  ),
);

/** Elements that are dropped with their content: code, plug-ins, controls and other languages. */
export const DROPPED = new Set(
  'applet audio base button canvas datalist embed frame frameset head iframe input link map math meta meter noembed noframes noscript object option optgroup output param plaintext portal progress script select slot source style svg template textarea title track video xmp'.split(
    ' ',
  ),
);
