// What runs in the browser: a grid of rails full of cards, once with the design system's components and once as the same
// elements with their class names written out.
import { Badge, Card, LanguageBadge, Rail } from '@marquee/design-system';
import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { plainTree } from './plain-tree.mjs';

const rails = 50;
const cardsPerRail = 20;
const image = { url: '/picture', width: 1920, height: 1080, tone: '#28304a', alt: '' };

const list = (length, make) => Array.from({ length }, (_, at) => make(at));
const cardName = (rail, at) => `Evening ${rail} of the league, round ${at}`;

function OurCard({ rail, at }) {
  return h(Card, {
    href: `/event/${rail}-${at}`,
    title: cardName(rail, at),
    shape: 'landscape',
    image,
    facts: 'Today, 21:00',
    badges: h(Badge, { kind: 'live' }, 'Live'),
    corner: h(LanguageBadge, { style: 'code', language: 'es', name: 'Español' }),
    progress: { value: 0.4, label: '40 % watched' },
  });
}

const ourRail = (rail) =>
  h(
    Rail,
    {
      key: rail,
      title: `Rail ${rail}`,
      href: `/rail/${rail}`,
      shape: 'landscape',
      previousLabel: 'Back',
      nextLabel: 'More',
    },
    list(cardsPerRail, (at) => h(OurCard, { key: at, rail, at })),
  );

let mounted;

/** From nothing to laid out, effects included. */
function mount(elements) {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  flushSync(() => root.render(elements));
  mounted = { place, root };
  if (place.offsetHeight === 0) throw new Error('Nothing was laid out.');
}

function unmount() {
  mounted.root.unmount();
  mounted.place.remove();
  globalThis.gc?.();
}

/** What was mounted, as html. */
function htmlOf(elements) {
  mount(elements);
  const html = withoutIds(mounted.place.innerHTML);
  unmount();
  return html;
}

/** Ids differ from mount to mount. */
const withoutIds = (html) =>
  html.replace(/ (?:id|aria-labelledby|aria-controls)="[^"]*"/g, '').replace(/>\s+</g, '><');

/** The rail that a person would write who has no components. */
function writePlainRail() {
  mount([ourRail(0)]);
  const names = list(cardsPerRail, (at) => ({ words: cardName(0, at), href: `/event/0-${at}` }));
  const plainRail = plainTree(mounted.place.firstElementChild, names);
  unmount();
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

const grids = { ours: ourRail };

/** For the program that measures from outside: the time of the page's own thread is not told inside. */
globalThis.cards = {
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
  mount: (kind) => mount(list(rails, grids[kind])),
  unmount,
};
