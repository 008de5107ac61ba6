/** @import { Entry, Look } from './part.mjs' */

/** @type {Look['viewport']} */
const desk = [1280, 800];
/** @type {Look['viewport']} */
const phone = [360, 740];

/** @type {NamedLook} */
const DARK_ARABIC = {
  name: 'dark, Arabic',
  globals: 'brand:noor;scheme:dark;language:ar;direction:rtl;text:arabic',
  viewport: desk,
};

/** @typedef {Look & { name: string }} NamedLook */

/**
 * The looks of a short run: each story is shown in one of them, always the same.
 * @type {NamedLook[]}
 */
const LOOKS = [
  { name: 'light', globals: 'brand:plain;scheme:light;direction:ltr;text:short', viewport: desk },
  DARK_ARABIC,
  {
    name: 'long words on a phone',
    globals: 'brand:unity;language:long;direction:ltr;text:long',
    viewport: phone,
  },
];

/**
 * Light and dark, left to right and right to left, in the other languages with a realm that has
 * them; and the look that is hardest to lay out.
 * @type {NamedLook[]}
 */
const FULL_LOOKS = [
  {
    name: 'light ltr, Spanish',
    globals: 'brand:corral;scheme:light;language:es;direction:ltr;text:short',
    viewport: desk,
  },
  {
    name: 'dark ltr, Portuguese',
    globals: 'brand:apex;scheme:dark;language:pt;direction:ltr;text:short',
    viewport: desk,
  },
  {
    name: 'light rtl',
    globals: 'brand:unity;scheme:light;language:ar;direction:rtl;text:arabic',
    viewport: desk,
  },
  DARK_ARABIC,
  {
    name: 'long words on a phone',
    globals: 'brand:metro;language:long;direction:ltr;text:long',
    viewport: phone,
  },
];

/**
 * Whole pages are shown in every realm in a full run.
 * @type {NamedLook[]}
 */
const PAGE_LOOKS = ['plain', 'apex', 'corral', 'metro', 'noor', 'unity'].map((brand) => ({
  name: brand,
  globals: `brand:${brand};direction:ltr;text:short`,
  viewport: desk,
}));

/**
 * A number that is the same for a story whatever stories are added beside it.
 * @param {string} id
 * @param {number} among
 */
const share = (id, among) =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % among;

/**
 * The looks in which a run shows a story.
 * @param {Entry} story
 * @param {boolean} full
 */
export function looksOf({ id, title }, full) {
  const isPage = title === 'Pages/Sample pages' || title === 'Brands/Brand sheet';
  const whole = full && isPage ? PAGE_LOOKS : [];
  const at = share(id, LOOKS.length);
  const own = full ? FULL_LOOKS : LOOKS.slice(at, at + 1);
  return [...own, ...whole];
}
