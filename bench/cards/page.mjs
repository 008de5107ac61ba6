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

/** From nothing to laid out, effects included, in milliseconds. */
function mount(elements) {
  const place = document.body.appendChild(document.createElement('main'));
  const begun = performance.now();
  const root = createRoot(place);
  flushSync(() => root.render(elements));
  const height = place.offsetHeight;
  const took = performance.now() - begun;
  const html = place.innerHTML;
  root.unmount();
  place.remove();
  if (height === 0) throw new Error('Nothing was laid out.');
  return { took, html };
}

/** Ids differ from mount to mount. */
const withoutIds = (html) =>
  html.replace(/ (?:id|aria-labelledby|aria-controls)="[^"]*"/g, '').replace(/>\s+</g, '><');

function prepare() {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  flushSync(() => root.render([ourRail(0)]));
  const names = list(cardsPerRail, (at) => ({
    words: cardName(0, at),
    href: `/event/0-${at}`,
  }));
  const plainRail = plainTree(place.firstElementChild, names);
  root.unmount();
  place.remove();
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

/** `rounds` pairs of mounts, each the other way round than the one before. The first few are for warming up. */
globalThis.measureCards = async ({ rounds, warmUp }) => {
  const plainRail = prepare();
  const kinds = {
    ours: () => mount(list(rails, ourRail)),
    plain: () => mount(list(rails, plainRail)),
  };
  const [ours, plain] = [withoutIds(kinds.ours().html), withoutIds(kinds.plain().html)];
  if (ours !== plain) {
    const at = [...ours].findIndex((letter, index) => letter !== plain[index]);
    throw new Error(
      `The two grids differ:\n${ours.slice(at - 80, at + 120)}\n${plain.slice(at - 80, at + 120)}`,
    );
  }
  const times = { ours: [], plain: [] };
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const kind of round % 2 ? ['ours', 'plain'] : ['plain', 'ours']) {
      globalThis.gc?.();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const { took } = kinds[kind]();
      if (round >= warmUp) times[kind].push(took);
    }
  }
  return { ...times, cards: rails * cardsPerRail };
};
