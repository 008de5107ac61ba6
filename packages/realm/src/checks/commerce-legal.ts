import { isInside } from '../countries/territories';
import { EUROPEAN_UNION } from '../countries/unions';
import { childPointer, isRecord, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import type { Subject } from './subject';

/** The countries where consumers are shown prices with tax. */
const INCLUSIVE = [...EUROPEAN_UNION, 'GB'];

/** What must be said before anything is sold: the keys, and what they are. */
const SAID = [
  ['/legal/terms', 'terms of use', 'legal.terms'],
  ['/legal/privacy', 'privacy notice', 'legal.privacy'],
  ['/commerce/legal/seller', 'seller', 'commerce.legal.seller'],
] as const;

/** Finds what must be said before anything is sold, and is not. One finding names all of it. */
export function legalDrafts({ config, refused }: Subject): Draft[] {
  if (!isSold(config) || refused('/commerce') || refused('/legal')) return [];
  const missing = SAID.filter(([place]) => placesAt(config, place).length === 0);
  if (missing.length === 0) return [];
  const whats = missing.map(([, what]) => what).join(' and the ');
  const keys = missing.map(([, , key]) => quote(key)).join(' and ');
  const message = `Something is sold, and viewers cannot read the ${whats}: give ${keys}.`;
  return [{ rule: 'sold-without-legal', pointer: '/commerce', at: 'key', message }];
}

/** Finds what the law of the buyers' countries wants, and is not there. */
export function consumerDrafts({ config, refused }: Subject): Draft[] {
  if (!isSold(config) || refused('/commerce') || refused('/territories')) return [];
  const buyers = INCLUSIVE.filter((country) => mayBuy(config, country));
  const [european] = buyers.filter((country) => EUROPEAN_UNION.includes(country));
  if (european === undefined || placesAt(config, '/commerce/legal/withdrawal').length > 0)
    return taxDrafts(config, buyers);
  return [
    {
      rule: 'withdrawal-missing',
      pointer: '/commerce',
      at: 'key',
      message: `Viewers in ${european} may buy, and may withdraw within 14 days: give the address of that text as "commerce.legal.withdrawal".`,
    },
  ];
}

/** Tells if the realm sells anything. */
export const isSold = (config: unknown): boolean =>
  placesAt(config, '/commerce').some(({ value }) => isRecord(value)) && !isOff(config);

const isOff = (config: unknown) =>
  placesAt(config, '/features/purchase').some(({ value }) => value === false);

function mayBuy(config: unknown, country: string): boolean {
  const [territories] = placesAt(config, '/territories');
  const { allowed, blocked } = isRecord(territories?.value) ? territories.value : {};
  if (Array.isArray(allowed)) return isInside({ allowed }, country);
  return !Array.isArray(blocked) || isInside({ blocked }, country);
}

function taxDrafts(config: unknown, buyers: readonly string[]): Draft[] {
  const [tax] = placesAt(config, '/commerce/tax');
  if (!isRecord(tax?.value)) return [];
  const { display, byCountry } = tax.value;
  const own = isRecord(byCountry) ? byCountry : {};
  const shown = (country: string) => own[country] ?? display ?? 'inclusive';
  const [first, ...others] = buyers.filter((country) => shown(country) === 'exclusive');
  if (first === undefined) return [];
  const where = others.length > 0 ? `${first} and ${others.length} more countries` : first;
  const place = childPointer(tax.pointer, 'byCountry');
  return [
    {
      rule: 'price-without-tax',
      pointer:
        own[first] === undefined
          ? childPointer(tax.pointer, 'display')
          : childPointer(place, first),
      message: `Prices are shown without tax in ${where}, where consumers must be shown the whole price.`,
    },
  ];
}
