import { createElement as h } from 'react';

/**
 * Attributes that React calls by another name.
 * @type {Record<string, string>}
 */
const REACT_NAMES = {
  class: 'className',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
};

/** Boolean attributes. */
const SWITCHES = new Set(['hidden', 'disabled', 'inert']);

/** @typedef {{ words: string, href: string | null }} Named the words and the address that come in */
/** @typedef {import('react').FunctionComponent<Named & { cards?: import('react').ReactNode }>} Plain */

/** @param {Element} element */
const propsOf = (element) =>
  Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [
      REACT_NAMES[name] ?? name,
      SWITCHES.has(name) || value,
    ]),
  );

/**
 * Writes the source of a function that makes the same element: tags, class names and attributes are literals in it; only text
 * and address are parameters, `words` and `href`.
 * @param {Element} element
 * @param {Named} own
 * @returns {string}
 */
function writeDown(element, own) {
  const props = Object.entries(propsOf(element)).map(
    ([name, value]) =>
      `${JSON.stringify(name)}:${name === 'href' && value === own.href ? 'href' : JSON.stringify(value)}`,
  );
  const children = [...element.childNodes].map((node) => {
    if (node instanceof Element) return writeDown(node, own);
    return node.textContent === own.words ? 'words' : JSON.stringify(node.textContent);
  });
  return `h(${[JSON.stringify(element.localName), `{${props.join()}}`, ...children].join()})`;
}

/**
 * Compiles source, so that the engine sees it as code written by hand.
 * @param {string} source
 * @returns {Plain}
 */
const compile = (source) => new Function('h', `return ${source}`)(h);

/**
 * A rail as an author without components would write it: one function for the card, one for the rail.
 * @param {Element} rail
 * @param {Named[]} names of its cards
 */
export function plainTree(rail, names) {
  const items = [...rail.querySelectorAll('li')];
  const sources = items.map(({ firstElementChild: card }, at) => {
    const own = names[at];
    if (!card || !own) throw new Error(`Place ${at} of the rail has no card, or the card no name.`);
    return writeDown(card, own);
  });
  if (new Set(sources).size !== 1)
    throw new Error('The cards of a rail differ by more than words.');
  const PlainCard = compile(`({words,href})=>${sources[0]}`);

  const slot = items[0]?.parentElement;
  const heading = rail.querySelector('a');
  const title = heading?.firstChild?.textContent;
  if (!slot || !heading || !title) throw new Error('The rail has no cards, or no heading.');
  for (const item of items) item.remove();
  slot.append('CARDS');
  const own = { href: heading.getAttribute('href'), words: title };
  const source = writeDown(rail, own).replace('"CARDS"', 'cards');
  const PlainRail = compile(`({words,href,cards})=>${source}`);
  /** @param {{ key: number, title: string, href: string, cards: Named[] }} rail */
  return ({ key, title: words, href, cards }) =>
    h(PlainRail, {
      key,
      words,
      href,
      cards: cards.map((card, at) => h('li', { key: at }, h(PlainCard, card))),
    });
}
