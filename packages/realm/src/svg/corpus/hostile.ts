import { ADDRESSES, BOMBS } from './hostile-addresses';
import { ANIMATIONS, DOCUMENTS, HANDLERS, NAMESPACES, SCRIPTS } from './hostile-code';
import { DEFINITIONS, ENCODINGS, INSTRUCTIONS } from './hostile-files';
import { SHAPES, STYLES } from './hostile-styles';
import type { Aims, Row } from './row';

/** A picture that must not be served from a brand's host. */
export interface HostilePicture {
  /** The kind of attack, and what it does. */
  kind: string;
  name: string;
  bytes: Uint8Array;
  /** It only keeps a browser busy, so that opening it proves nothing. */
  heavy: boolean;
}

/** Where the content of a row goes: a whole file, the body of a picture, or attributes of its root. */
type Frame = (content: string, aims: Aims) => string | Uint8Array;

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const SHAPE = '<rect width="8" height="8" fill="#c00"/>';

const body: Frame = (content) =>
  `<svg ${XMLNS} width="40" height="20" viewBox="0 0 40 20">${SHAPE}\n${content}</svg>`;
const root: Frame = (content) =>
  `<svg ${XMLNS} width="40" height="20" viewBox="0 0 40 20" ${content}>${SHAPE}</svg>`;
const sheet: Frame = (content, aims) =>
  body(`<style>${content}</style><text x="1" y="15">a</text>`, aims);
const whole: Frame = (content) => content;

const TABLES: readonly [kind: string, rows: readonly Row[], frame: Frame][] = [
  ['a script', SCRIPTS, body],
  ['an event handler', HANDLERS, root],
  ['a movement that changes an address', ANIMATIONS, body],
  ['a document within', DOCUMENTS, body],
  ['another language', NAMESPACES, whole],
  ['an address', ADDRESSES, body],
  ['a style', STYLES, sheet],
  ['a style of one shape', SHAPES, body],
  ['a definition', DEFINITIONS, whole],
  ['an instruction', INSTRUCTIONS, whole],
  ['a bomb', BOMBS, body],
];

/** Every hostile picture of the corpus, by kind. */
export function hostilePictures(aims: Aims): HostilePicture[] {
  const fromTables = TABLES.flatMap(([kind, rows, frame]) =>
    rows.map(([name, content]) => ({
      kind,
      name,
      bytes: bytesOf(frame(content(aims), aims)),
      heavy: kind === 'a bomb',
    })),
  );
  const encoded = ENCODINGS.map(([name, encode]) => ({
    kind: 'an encoding',
    name,
    bytes: encode(aims),
    heavy: false,
  }));
  return [...fromTables, ...encoded];
}

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
