import { createElement as h } from 'react';

/** Attributes that React calls by another name. */
const REACT_NAMES = {
  class: 'className',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
};

/** Attributes that are there or not. */
const SWITCHES = new Set(['hidden', 'disabled', 'inert']);

const propsOf = (element) =>
  Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [
      REACT_NAMES[name] ?? name,
      SWITCHES.has(name) || value,
    ]),
  );

/**
 * Writes the element down as a function that makes the same one again: tags, class names and attributes stand in its
 * source as literals; only the words and the address come in, as `words` and `href`.
 */
function writeDown(element, own) {
  const props = Object.entries(propsOf(element)).map(
    ([name, value]) =>
      `${JSON.stringify(name)}:${name === 'href' && value === own.href ? 'href' : JSON.stringify(value)}`,
  );
  const children = [...element.childNodes].map((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return writeDown(node, own);
    return node.data === own.words ? 'words' : JSON.stringify(node.data);
  });
  return `h(${[JSON.stringify(element.localName), `{${props.join()}}`, ...children].join()})`;
}

/** A function written by hand is what ours is measured against: the engine must see it as source. */
const compile = (source) => new Function('h', `return ${source}`);

/** A rail as a person would write it who has no components: one function for the card, one for the rail. */
export function plainTree(rail, names) {
  const items = [...rail.querySelectorAll('li')];
  const sources = items.map((item, at) => writeDown(item.firstElementChild, names[at]));
  if (new Set(sources).size !== 1)
    throw new Error('The cards of a rail differ by more than words.');
  const PlainCard = compile(`({words,href})=>${sources[0]}`)(h);

  const slots = items.map((item) => item.parentElement);
  const [slot] = slots;
  for (const item of items) item.remove();
  slot.append('CARDS');
  const heading = rail.querySelector('a');
  const title = heading.firstChild.data;
  const own = { href: heading.getAttribute('href'), words: title };
  const source = writeDown(rail, own).replace('"CARDS"', 'cards');
  const PlainRail = compile(`({words,href,cards})=>${source}`)(h);
  return ({ key, title: words, href, cards }) =>
    h(PlainRail, {
      key,
      words,
      href,
      cards: cards.map((card, at) => h('li', { key: at }, h(PlainCard, card))),
    });
}
