import { COUNTRY_CODES, closestCountry } from '../countries/countries';
import { CURRENCY_CODES, closestCurrency, WITHDRAWN } from '../countries/currencies';
import { childPointer, isRecord, type Located, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { countryCodeDrafts } from './countries';

/** Finds codes of currencies and countries that do not exist. */
export function codeDrafts(config: unknown): Draft[] {
  const currencies = [
    ...placesAt(config, '/commerce/currencies/default'),
    ...placesAt(config, '/commerce/currencies/byCountry').flatMap(membersOf),
    ...placesAt(config, '/commerce/methods/*/currencies/*'),
  ];
  return [
    ...currencies.flatMap(currencyDrafts),
    ...placesAt(config, '/commerce/currencies/byCountry').flatMap(countryKeyDrafts),
    ...placesAt(config, '/commerce/tax/byCountry').flatMap(countryKeyDrafts),
    ...placesAt(config, '/commerce/methods/*/countries').flatMap(({ pointer, value }) =>
      Array.isArray(value) ? countryCodeDrafts(pointer, value) : [],
    ),
  ];
}

const membersOf = ({ pointer, value }: Located): Located[] =>
  isRecord(value)
    ? Object.entries(value).map(([key, member]) => ({
        pointer: childPointer(pointer, key),
        value: member,
      }))
    : [];

function currencyDrafts({ pointer, value }: Located): Draft[] {
  if (typeof value !== 'string' || CURRENCY_CODES.has(value)) return [];
  const successor = WITHDRAWN[value];
  const meant = successor ?? closestCurrency(value);
  return [
    {
      rule: 'unknown-currency',
      pointer,
      message:
        successor === undefined
          ? `${quote(value)} is not the code of a currency (ISO 4217: three capital letters).`
          : `${quote(value)} is no longer legal tender: nobody can be charged in it.`,
      suggestion: meant,
      ...(meant !== undefined && { change: { set: meant } }),
    },
  ];
}

function countryKeyDrafts({ pointer, value }: Located): Draft[] {
  const keys = isRecord(value) ? Object.keys(value) : [];
  return keys.flatMap((code): Draft[] =>
    COUNTRY_CODES.has(code)
      ? []
      : [
          {
            rule: 'unknown-country',
            pointer: childPointer(pointer, code),
            at: 'key',
            message: `${quote(code)} is not the code of a country (ISO 3166-1 alpha-2: two capital letters).`,
            suggestion: closestCountry(code),
          },
        ],
  );
}
