import type { Row } from './row';

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** Elements that run code by themselves, in each spelling that XML has for one name. */
export const SCRIPTS: readonly Row[] = [
  ['plain', ({ code }) => `<script>${code}</script>`],
  ['with a type', ({ code }) => `<script type="text/ecmascript">${code}</script>`],
  ['as a module', ({ code }) => `<script type="module">${code}</script>`],
  ['in a CDATA section', ({ code }) => `<script><![CDATA[${code}]]></script>`],
  ['behind a prefix', ({ code }) => `<x:script xmlns:x="${SVG}">${code}</x:script>`],
  [
    'behind a prefix with letters of other scripts',
    ({ code }) => `<ſvg:script xmlns:ſvg="${SVG}">${code}</ſvg:script>`,
  ],
  ['of XHTML', ({ code }) => `<script xmlns="${HTML}">${code}</script>`],
  ['of XHTML behind a prefix', ({ code }) => `<h:script xmlns:h="${HTML}">${code}</h:script>`],
  [
    'whose namespace is written in character references',
    ({ code }) => `<h:script xmlns:h="http&#58;//www.w3.org/1999/xht&#x6d;l">${code}</h:script>`,
  ],
  ['with a line break in its tag', ({ code }) => `<script\n>${code}</script\n>`],
  ['in definitions', ({ code }) => `<defs><script>${code}</script></defs>`],
  ['in a title', ({ code }) => `<title><script>${code}</script></title>`],
  ['in metadata', ({ code }) => `<metadata><script>${code}</script></metadata>`],
  [
    'in a description, of XHTML',
    ({ code }) => `<desc><h:script xmlns:h="${HTML}">${code}</h:script></desc>`,
  ],
  [
    'in a note of a drawing tool',
    ({ code }) =>
      `<i:namedview xmlns:i="http://www.inkscape.org/namespaces/inkscape"><script>${code}</script></i:namedview>`,
  ],
  [
    'after a comment that seems to hold it',
    ({ code }) => `<!-- <script> --><script>${code}</script>`,
  ],
  ['from elsewhere', ({ elsewhere }) => `<script href="${elsewhere}/a.js"/>`],
  ['from elsewhere by XLink', ({ elsewhere }) => `<script xlink:href="${elsewhere}/a.js"/>`],
  [
    'from an address with code',
    ({ code }) => `<script href="data:text/javascript,${encodeURIComponent(code)}"/>`,
  ],
  [
    'that listens',
    ({ code }) =>
      `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${code}</handler>`,
  ],
];

/** Attributes that run code on an event. Some events happen by themselves. */
export const HANDLERS: readonly Row[] = [
  ...[
    'onload',
    'onLoad',
    'ONLOAD',
    'onclick',
    'onfocus',
    'onfocusin',
    'onmouseover',
    'onpointerenter',
    'onpointerrawupdate',
    'onwheel',
    'onerror',
    'onresize',
    'onscroll',
    'onunload',
    'onzoom',
    'onactivate',
    'onbegin',
    'onend',
    'onrepeat',
    'onanimationstart',
    'onanimationend',
    'ontransitionend',
    'ontoggle',
    'onbeforeinput',
    'oncopy',
    'onkeydown',
    'ontouchstart',
    'onsecuritypolicyviolation',
    'onscrollsnapchange',
  ].map((name): Row => [name, ({ code }) => `${name}="${code}" tabindex="0"`]),
  ['onload with a space before its sign', ({ code }) => `onload  =  "${code}"`],
  ['onload in other quotes', ({ code }) => `onload='${code}'`],
  [
    'onload in character references',
    ({ code }) => `onload="${[...code].map((one) => `&#${one.codePointAt(0)};`).join('')}"`,
  ],
  ['onload behind a line break', ({ code }) => `\n\tonload="${code}"`],
];

const JAVASCRIPT: readonly [name: string, scheme: string][] = [
  ['plainly', 'javascript:'],
  ['in capitals', 'JAVASCRIPT:'],
  ['with a character reference', 'java&#115;cript:'],
  ['with a tab', 'java&#9;script:'],
  ['with a line feed', 'java&#10;script:'],
  ['with a carriage return', 'java&#xD;script:'],
  ['after white space', '&#32;&#9;javascript:'],
  ['after a control character', '&#x1;javascript:'],
  ['with its colon as a reference', 'javascript&#58;'],
];

/** Code as an address, in links and in everything else with an address. */
const LINKS: readonly Row[] = [
  ...JAVASCRIPT.map(
    ([name, scheme]): Row => [
      `that says javascript ${name}`,
      ({ code }) => `<a href="${scheme}${code}"><rect width="40" height="20"/></a>`,
    ],
  ),
  [
    'by XLink',
    ({ code }) => `<a xlink:href="javascript:${code}"><rect width="40" height="20"/></a>`,
  ],
  [
    'by XLink under another prefix',
    ({ code }) =>
      `<a xmlns:y="http://www.w3.org/1999/xlink" y:href="javascript:${code}"><rect width="40" height="20"/></a>`,
  ],
  [
    'to a page of its own',
    ({ code }) =>
      `<a href="data:text/html,${encodeURIComponent(`<svg onload="${code}">`)}"><rect width="40" height="20"/></a>`,
  ],
  [
    'to a place elsewhere',
    ({ elsewhere }) => `<a href="${elsewhere}/lure"><rect width="40" height="20"/></a>`,
  ],
];

/** Animations: they may change an address or a handler. */
export const ANIMATIONS: readonly Row[] = [
  ...LINKS.map(([name, content]): Row => [`a link ${name}`, content]),
  [
    'set, in a link',
    ({ code }) =>
      `<a><set attributeName="href" to="javascript:${code}"/><rect width="40" height="20"/></a>`,
  ],
  [
    'animate, in a link',
    ({ code }) =>
      `<a><animate attributeName="xlink:href" values="javascript:${code}"/><rect width="40" height="20"/></a>`,
  ],
  [
    'animate, from a character reference',
    ({ code }) =>
      `<a id="l"><rect width="40" height="20"/></a><animate href="#l" attributeName="href" to="java&#115;cript:${code}"/>`,
  ],
  [
    'animate, of a picture',
    ({ elsewhere }) =>
      `<image width="9" height="9"><animate attributeName="href" to="${elsewhere}/a.png"/></image>`,
  ],
  [
    'set, of a handler',
    ({ code }) => `<rect width="9" height="9"><set attributeName="onload" to="${code}"/></rect>`,
  ],
  [
    'that runs code when it begins',
    ({ code }) => `<animate attributeName="x" dur="1s" onbegin="${code}"/>`,
  ],
  [
    'along a path, running code at its end',
    ({ code }) => `<animateMotion path="M0 0" dur="0.01s" onend="${code}"/>`,
  ],
  [
    'of a transformation, again and again',
    ({ code }) =>
      `<animateTransform attributeName="transform" dur="0.01s" repeatCount="2" onrepeat="${code}"/>`,
  ],
  ['discarded', () => '<discard begin="1s"/>'],
];

/** Documents of another kind inside the picture. */
const IN_FOREIGN: readonly Row[] = [
  [
    'a frame with a document of its own',
    ({ code }) => `<iframe xmlns="${HTML}" srcdoc="&lt;script&gt;${code}&lt;/script&gt;"/>`,
  ],
  [
    'a frame from elsewhere',
    ({ elsewhere }) => `<iframe xmlns="${HTML}" src="${elsewhere}/frame"/>`,
  ],
  [
    'a frame with code as its address',
    ({ code }) => `<iframe xmlns="${HTML}" src="javascript:${code}"/>`,
  ],
  ['a picture that fails', ({ code }) => `<img xmlns="${HTML}" src="x:" onerror="${code}"/>`],
  [
    'a picture from elsewhere',
    ({ elsewhere }) => `<img xmlns="${HTML}" srcset="${elsewhere}/a.png 1x"/>`,
  ],
  [
    'a film',
    ({ elsewhere }) =>
      `<video xmlns="${HTML}" autoplay="" src="${elsewhere}/a.mp4" poster="${elsewhere}/a.png"/>`,
  ],
  ['a sound', ({ elsewhere }) => `<audio xmlns="${HTML}" autoplay="" src="${elsewhere}/a.mp3"/>`],
  ['an object', ({ elsewhere }) => `<object xmlns="${HTML}" data="${elsewhere}/a.html"/>`],
  ['a plug-in', ({ elsewhere }) => `<embed xmlns="${HTML}" src="${elsewhere}/a.html"/>`],
  [
    'a page that is gone to',
    ({ elsewhere }) =>
      `<meta xmlns="${HTML}" http-equiv="refresh" content="0;url=${elsewhere}/gone"/>`,
  ],
  [
    'a style sheet',
    ({ elsewhere }) => `<link xmlns="${HTML}" rel="stylesheet" href="${elsewhere}/a.css"/>`,
  ],
  ['an address for all others', ({ elsewhere }) => `<base xmlns="${HTML}" href="${elsewhere}/"/>`],
  [
    'a form for passwords',
    ({ elsewhere }) =>
      `<form xmlns="${HTML}" action="${elsewhere}/take"><input type="password" name="p"/><button>Sign in</button></form>`,
  ],
  [
    'a field that takes the focus',
    ({ code }) => `<input xmlns="${HTML}" autofocus="" onfocus="${code}"/>`,
  ],
  ['a portal', ({ elsewhere }) => `<portal xmlns="${HTML}" src="${elsewhere}/"/>`],
  [
    'a style of XHTML',
    ({ elsewhere }) => `<style xmlns="${HTML}">@import "${elsewhere}/a.css";</style>`,
  ],
];

export const DOCUMENTS: readonly Row[] = [
  ...IN_FOREIGN.map(
    ([name, content]): Row => [
      `${name}, in a foreign object`,
      (aims) => `<foreignObject width="40" height="20">${content(aims)}</foreignObject>`,
    ],
  ),
  ...IN_FOREIGN.map(([name, content]): Row => [`${name}, where shapes stand`, content]),
  ['an empty foreign object', () => '<foreignObject width="1" height="1"/>'],
  [
    'a foreign object behind a prefix',
    ({ code }) =>
      `<q:foreignObject xmlns:q="${SVG}"><body xmlns="${HTML}" onload="${code}"/></q:foreignObject>`,
  ],
  [
    'a canvas, a sound and a film of SVG',
    ({ elsewhere }) =>
      `<audio href="${elsewhere}/a.mp3"/><video href="${elsewhere}/a.mp4"/><canvas/>`,
  ],
];

const file = (attributes: string, content: string) =>
  `<svg xmlns="${SVG}" width="40" height="20" ${attributes}>${content}</svg>`;

/** XML languages that some browser knows or once knew. */
export const NAMESPACES: readonly Row[] = [
  [
    'a page of XHTML under the name of a picture',
    ({ code }) => `<html xmlns="${HTML}"><body onload="${code}"/></html>`,
  ],
  [
    'a page of XHTML that calls itself svg',
    ({ code }) => `<svg xmlns="${HTML}" width="9" height="9"><script>${code}</script></svg>`,
  ],
  [
    'a picture without a namespace',
    () => '<svg width="9" height="9"><rect width="9" height="9"/></svg>',
  ],
  [
    'a transformation',
    ({ code }) =>
      `<x:stylesheet version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform"><x:template match="/"><script xmlns="${HTML}">${code}</script></x:template></x:stylesheet>`,
  ],
  [
    'a transformation within',
    ({ code }) =>
      file(
        '',
        `<x:template xmlns:x="http://www.w3.org/1999/XSL/Transform" match="/"><script xmlns="${HTML}">${code}</script></x:template>`,
      ),
  ],
  [
    'formulas with a link',
    ({ code }) =>
      file(
        '',
        `<math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:${code}"><mi>x</mi></math>`,
      ),
  ],
  [
    'formulas with another document',
    ({ code }) =>
      file(
        '',
        `<math xmlns="http://www.w3.org/1998/Math/MathML"><annotation-xml encoding="text/html"><body xmlns="${HTML}" onload="${code}"/></annotation-xml></math>`,
      ),
  ],
  [
    'a listener',
    ({ code }) =>
      file(
        '',
        `<l:listener xmlns:l="http://www.w3.org/2001/xml-events" event="load" handler="#h"/><title id="h">${code}</title>`,
      ),
  ],
  [
    'bindings',
    ({ code }) =>
      file(
        '',
        `<b:bindings xmlns:b="http://www.mozilla.org/xbl"><b:binding id="a"><b:implementation><b:constructor>${code}</b:constructor></b:implementation></b:binding></b:bindings>`,
      ),
  ],
  [
    'an inclusion',
    () =>
      file(
        '',
        '<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>',
      ),
  ],
  [
    'a form',
    ({ elsewhere }) =>
      file(
        '',
        `<f:submission xmlns:f="http://www.w3.org/2002/xforms" action="${elsewhere}/take" method="post"/>`,
      ),
  ],
  [
    'a user interface',
    ({ code }) =>
      file(
        '',
        `<u:script xmlns:u="http://www.mozilla.org/keymaster/gatekeeper/there.is.only.xul">${code}</u:script>`,
      ),
  ],
  [
    'a namespace that nearly is a tool’s',
    () => file('', '<i:view xmlns:i="http://www.inkscape.org/namespaces/inkscape/"/>'),
  ],
  [
    'a namespace that nearly is SVG',
    () => file('', '<s:rect xmlns:s="http://www.w3.org/2000/SVG" width="1" height="1"/>'),
  ],
  [
    'an address of all others',
    ({ elsewhere }) => file(`xml:base="${elsewhere}/"`, '<use href="#a"/>'),
  ],
  [
    'an event named by a namespace',
    () =>
      file(
        'xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load"',
        '<rect width="9" height="9"/>',
      ),
  ],
];
