// What runs in the browser: a grid of rails full of cards, once with the design system's components and once as the same
// elements with their class names written out.
/** @import { ReactNode } from 'react' */
/** @import { Root } from 'react-dom/client' */
import { Badge, Card, LanguageBadge, Rail } from '@marquee/design-system';
import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { plainTree } from './plain-tree.mjs';

const rails = 50;
const cardsPerRail = 20;
const image = { url: '/picture', width: 1920, height: 1080, tone: '#28304a', alt: '' };

/** @type {<Item>(length: number, make: (at: number) => Item) => Item[]} */
const list = (length, make) => Array.from({ length }, (_, at) => make(at));
/** @type {(rail: number, at: number) => string} */
const cardName = (rail, at) => `Evening ${rail} of the league, round ${at}`;

/** @param {{ rail: number, at: number }} place */
function OurCard({ rail, at }) {
  return h(Card, {
    href: `/event/${rail}-${at}`,
    title: cardName(rail, at),
    shape: 'landscape',
    image,
    facts: 'Today, 21:00',
    // biome-ignore lint/correctness/noChildrenProp: its props are typed with them
    badges: h(Badge, { kind: 'live', children: 'Live' }),
    corner: h(LanguageBadge, { style: 'code', language: 'es', name: 'Español' }),
    progress: { value: 0.4, label: '40 % watched' },
  });
}

/** @param {number} rail */
const ourRail = (rail) =>
  h(Rail, {
    key: rail,
    title: `Rail ${rail}`,
    href: `/rail/${rail}`,
    shape: 'landscape',
    previousLabel: 'Back',
    nextLabel: 'More',
    // biome-ignore lint/correctness/noChildrenProp: its props are typed with them
    children: list(cardsPerRail, (at) => h(OurCard, { key: at, rail, at })),
  });

/** @type {{ place: HTMLElement, root: Root } | undefined} */
let mounted;

/**
 * Mounts elements and lays them out, effects included.
 * @param {ReactNode} elements
 */
function mount(elements) {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  flushSync(() => root.render(elements));
  mounted = { place, root };
  if (place.offsetHeight === 0) throw new Error('Nothing was laid out.');
  return place;
}

function unmount() {
  mounted?.root.unmount();
  mounted?.place.remove();
  globalThis.gc?.();
}

/**
 * The HTML of mounted elements.
 * @param {ReactNode} elements
 */
function htmlOf(elements) {
  const html = withoutIds(mount(elements).innerHTML);
  unmount();
  return html;
}

/**
 * Removes ids, which differ from mount to mount.
 * @param {string} html
 */
const withoutIds = (html) =>
  html.replace(/ (?:id|aria-labelledby|aria-controls)="[^"]*"/g, '').replace(/>\s+</g, '><');

/** Writes a rail as an author without components would. */
function writePlainRail() {
  const rail = mount([ourRail(0)]).firstElementChild;
  if (!rail) throw new Error('There is no rail.');
  const names = list(cardsPerRail, (at) => ({ words: cardName(0, at), href: `/event/0-${at}` }));
  const plainRail = plainTree(rail, names);
  unmount();
  /** @param {number} rail */
  return (rail) =>
    plainRail({
      key: rail,
      title: `Rail ${rail}`,
      href: `/rail/${rail}`,
      cards: list(cardsPerRail, (at) => ({
        words: cardName(rail, at),
        href: `/event/${rail}-${at}`,
      })),
    });
}

/** @type {{ ours: (rail: number) => ReactNode, plain: (rail: number) => ReactNode }} */
const grids = {
  ours: ourRail,
  plain: () => {
    throw new Error('Nothing is prepared.');
  },
};

/** Functions for the program that measures from outside: a page cannot read the time of its own thread. */
export const cardsPage = {
  count: rails * cardsPerRail,
  prepare() {
    grids.plain = writePlainRail();
    const [ours, plain] = [htmlOf(list(rails, grids.ours)), htmlOf(list(rails, grids.plain))];
    if (ours === plain) return;
    const at = [...ours].findIndex((letter, index) => letter !== plain[index]);
    throw new Error(
      `The two grids differ:\n${ours.slice(at - 80, at + 120)}\n${plain.slice(at - 80, at + 120)}`,
    );
  },
  /** @param {keyof typeof grids} kind */
  mount(kind) {
    mount(list(rails, grids[kind]));
  },
  unmount,
};
window.cards = cardsPage;
