/** @import { Part, Picture } from '../check/part.mjs' */
import { difference } from '@marquee/test-browser/compare';
import { inTwos, openPage } from '../check/browser.mjs';
import { openStory } from '../check/show-story.mjs';
import { NOW, pageOptions, take } from './shoot.mjs';

/** Small changes of one token each. A colour changes by the difference of #333 and #666. */
const PLANTS = [
  { token: 'text', kind: 'colour' },
  { token: 'text-muted', kind: 'colour' },
  { token: 'accent', kind: 'colour' },
  { token: 'border', kind: 'colour' },
  { token: 'on-accent', kind: 'colour' },
  { token: 'display-weight', kind: 'weight' },
  { token: 's8', kind: 'space' },
  { token: 's13', kind: 'space' },
  { token: 's21', kind: 'space' },
];

/**
 * In the page: gives the token another value; null when the page has no such token.
 * @param {{ token: string, kind: string }} change
 */
function plant({ token, kind }) {
  const root = getComputedStyle(document.documentElement);
  const now = root.getPropertyValue(`--${token}`).trim();
  if (!now) return null;
  /** @param {string} value */
  const moved = (value) => {
    if (kind === 'weight') return String(Number(value) - 100);
    if (kind === 'space') return `calc(${value} + 1px)`;
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `color-mix(in srgb, ${value}, transparent 0%)`;
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('This browser draws on no canvas.');
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    probe.remove();
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    /** @param {number} channel */
    const away = (channel) => (channel > 127 ? channel - 51 : channel + 51);
    return `rgb(${away(red)} ${away(green)} ${away(blue)})`;
  };
  document.documentElement.style.setProperty(`--${token}`, moved(now), 'important');
  return now;
}

/**
 * In the page: takes the change back.
 * @param {string} token
 */
const unplant = (token) => document.documentElement.style.removeProperty(`--${token}`);

/**
 * In the page: the visible properties of each element as one text: its position, and its visible
 * colours and weight.
 */
function seen() {
  /**
   * Whether an element is for screen readers only, with all that is inside.
   * @type {(element: Element) => boolean}
   */
  const isClipped = (element) => {
    const { clipPath, clip } = getComputedStyle(element);
    const { parentElement } = element;
    return (
      clipPath !== 'none' || clip !== 'auto' || Boolean(parentElement && isClipped(parentElement))
    );
  };
  /** @param {Element} element */
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const visible = { opacityProperty: true, visibilityProperty: true };
    return width > 2 && height > 2 && element.checkVisibility(visible) && !isClipped(element);
  };
  /** @param {Element} element */
  const words = (element) =>
    [...element.childNodes].filter(
      (node) => node.nodeType === 3 && node.textContent?.trim() !== '',
    );
  /** @param {DOMRect} rectangle */
  const place = ({ x, y, width, height }) => [x, y, width, height].join(' ');
  /** @param {Node} node */
  const placeOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return place(range.getBoundingClientRect());
  };
  /** @param {string} colour */
  const isClear = (colour) => /^(transparent|rgba\(.*, 0\))$/.test(colour);
  /** @param {Element} element */
  const shows = (element) => {
    const style = getComputedStyle(element);
    const edges = ['top', 'right', 'bottom', 'left']
      .filter((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0)
      .map((side) => style.getPropertyValue(`border-${side}-color`))
      .filter((colour) => !isClear(colour));
    const ground = isClear(style.backgroundColor) ? [] : [style.backgroundColor];
    const isDrawn = edges.length + ground.length > 0 || element.matches('img, svg');
    const texts = words(element).map(placeOf);
    return [
      ...(isDrawn ? [place(element.getBoundingClientRect()), ...edges, ...ground] : []),
      ...(texts.length > 0 ? [...texts, style.color, style.fontWeight] : []),
    ].join(' ');
  };
  /** @param {Element} element */
  const coversAll = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= innerWidth && height >= innerHeight;
  };
  const cover = [...document.querySelectorAll('dialog[open], [role=dialog]')].find(coversAll);
  /** @param {Element} element */
  const top = (element) =>
    cover
      ? cover.contains(element)
      : element.closest('#storybook-root, [role=dialog], [role=status]');
  return [...document.querySelectorAll('body *')]
    .filter((element) => top(element) && isSeen(element) && !element.closest('[aria-hidden=true]'))
    .map(shows)
    .join('\n');
}

/**
 * Checks that each small change of a token is visible in the picture of a story that uses it.
 * @param {Pick<Part, 'browser' | 'address' | 'tell'> & { picture: Picture }} options
 */
export async function checkPlanted({ browser, address, tell, picture }) {
  const { page } = await openPage(browser, pageOptions);
  /** @type {string[]} */
  const used = [];
  /** @type {string[]} */
  const missed = [];
  try {
    await page.clock.setFixedTime(NOW);
    await page.mouse.move(0, 0);
    await openStory(page, address, picture);
    // A transition back from the change before could be taken for this one's.
    await page.addStyleTag({ content: '*,*::before,*::after{transition:none!important}' });
    const before = await take(page, picture);
    const was = await page.evaluate(seen);
    for (const change of PLANTS) {
      if ((await page.evaluate(plant, change)) === null) continue;
      if ((await page.evaluate(seen)) !== was) {
        used.push(change.token);
        if (!(await difference(before, await take(page, picture)))) missed.push(change.token);
      }
      await page.evaluate(unplant, change.token);
    }
  } finally {
    await page.close();
  }
  tell(
    `planted in ${picture.file}: ${used.join(', ') || 'none is used'}`,
    missed.map((token) => `No picture showed another --${token}.`),
  );
  return used;
}

/** Short runs use a few pictures; full ones those of every component. */
const FEW = [
  'actions-button',
  'forms-all-together',
  'media-card',
  'text-text',
  'navigation-footer',
];

/**
 * Changes tokens in the pictures of components. At least one component must use each token, or the
 * check shows nothing.
 * @param {Pick<Part, 'browser' | 'address' | 'tell' | 'full'> & { pictures: Picture[] }} options
 */
export async function checkPlants({ browser, address, tell, pictures, full }) {
  const chosen = pictures.filter(
    ({ file }) =>
      file.startsWith('light-ltr/') && (full || FEW.some((name) => file.endsWith(`/${name}`))),
  );
  const used = new Set();
  await inTwos(chosen, async (picture) => {
    for (const token of await checkPlanted({ browser, address, tell, picture })) used.add(token);
  });
  const unused = PLANTS.filter(({ token }) => !used.has(token));
  tell(
    'planted: every token is used by a picture',
    unused.map(({ token }) => `No picture uses --${token}.`),
  );
}
