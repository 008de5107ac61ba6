import type { CueNode } from './cue';

/** What lies deeper than this is text without its tags. */
const DEEPEST = 12;

/** The classes that WebVTT gives a meaning; an author's own have no style here. */
const CLASSES = /^(bg_)?(white|lime|cyan|red|yellow|magenta|blue|black)$/;
const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/**
 * The text of a cue as plain data, from what `VTTCue.getCueAsHTML` answers. Only the tags of WebVTT pass; of any other
 * the text stays.
 */
export function cueContent(parent: Node, depth = 0): readonly CueNode[] {
  return [...parent.childNodes].flatMap((node): readonly CueNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ? [node.nodeValue] : [];
    if (!(node instanceof HTMLElement)) return [];
    if (depth >= DEEPEST) return node.textContent ? [node.textContent] : [];
    return element(node, cueContent(node, depth + 1));
  });
}

function element(node: HTMLElement, children: readonly CueNode[]): readonly CueNode[] {
  const is = node.localName;
  switch (is) {
    case 'b':
    case 'i':
    case 'u':
    case 'ruby':
    case 'rt':
      return [{ is, children }];
    case 'span':
      return [span(node, children)].flat();
    default:
      return children;
  }
}

/** WebVTT's `v`, `lang` and `c` are spans with a title, a language and classes. */
function span(node: HTMLElement, children: readonly CueNode[]): CueNode | readonly CueNode[] {
  if (node.title) return { is: 'v', voice: node.title, children };
  if (LANGUAGE.test(node.lang)) return { is: 'lang', language: node.lang, children };
  const classes = [...node.classList].filter((name) => CLASSES.test(name));
  return classes.length > 0 ? { is: 'c', classes, children } : children;
}
