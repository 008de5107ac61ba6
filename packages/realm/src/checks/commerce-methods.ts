import { COUNTRY_CODES } from '../countries/countries';
import { CURRENCY_CODES } from '../countries/currencies';
import { METHOD_CURRENCIES } from '../countries/method-currencies';
import { childPointer, isRecord, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { closest } from '../findings/suggestions';
import { PAYMENT_METHODS } from '../generated/payment-methods';
import type { Subject } from './subject';

/** A method as far as it is readable. */
interface Method {
  pointer: string;
  type: string;
  provider: unknown;
  /** Undefined: everywhere. */
  countries?: readonly unknown[];
  currencies?: readonly unknown[];
}

/** Finds methods that nobody can pay with, and countries whose viewers could not pay. */
export function methodDrafts({ config, refused }: Subject): Draft[] {
  const methods = placesAt(config, '/commerce/methods/*').flatMap(({ pointer, value }): Method[] =>
    isRecord(value) && typeof value.type === 'string' && !refused(pointer)
      ? [{ pointer, ...value, type: value.type, provider: value.provider }]
      : [],
  );
  // Each of them depends on several keys of the section.
  if (methods.length === 0 || refused('/commerce')) return [];
  const currencyOf = currenciesIn(config);
  return [
    ...methods.flatMap((method) => providerDrafts(method, config)),
    ...methods.flatMap((method) => currencyDrafts(method, currencyOf)),
    ...(refused('/territories') ? [] : countryDrafts(methods, config, currencyOf)),
  ];
}

function providerDrafts({ pointer, type, provider }: Method, config: unknown): Draft[] {
  const types = placesAt(config, '/commerce/providers/*/type').map(({ value }) => String(value));
  const name = String(provider);
  if (!types.includes(name)) {
    const meant = closest(name, types);
    return [
      {
        rule: 'method-without-provider',
        pointer: childPointer(pointer, 'provider'),
        message: `${quote(name)} is not a type among the payment providers of this realm.`,
        allowed: types,
        ...(meant !== undefined && { suggestion: meant, change: { set: meant } }),
      },
    ];
  }
  const takes = PAYMENT_METHODS[name] ?? [];
  if (takes.includes(type)) return [];
  return [
    {
      rule: 'method-without-provider',
      pointer: childPointer(pointer, 'provider'),
      message: `${quote(name)} does not take ${type}.`,
      allowed: types.filter((other) => PAYMENT_METHODS[other]?.includes(type)),
    },
  ];
}

type CurrencyOf = (country: string) => unknown;

/** A realm's currency in a country. */
function currenciesIn(config: unknown): CurrencyOf {
  const [standard] = placesAt(config, '/commerce/currencies/default');
  const [byCountry] = placesAt(config, '/commerce/currencies/byCountry');
  const own = isRecord(byCountry?.value) ? byCountry.value : {};
  return (country) => own[country] ?? standard?.value;
}

const takes = ({ type, currencies }: Method, currency: unknown) =>
  (METHOD_CURRENCIES[type]?.includes(String(currency)) ?? true) &&
  (currencies === undefined || currencies.includes(currency));

const isIn = ({ countries }: Method, country: string) =>
  countries === undefined || countries.includes(country);

/** Finds currencies that a method cannot take: its own, and those of all its countries. */
function currencyDrafts(method: Method, currencyOf: CurrencyOf): Draft[] {
  const { pointer, type, currencies, countries } = method;
  const taken = METHOD_CURRENCIES[type];
  const wrong = (currencies ?? []).findIndex(
    (code) =>
      CURRENCY_CODES.has(String(code)) && taken !== undefined && !taken.includes(String(code)),
  );
  if (taken && wrong >= 0) {
    return [
      {
        rule: 'method-currency',
        pointer: childPointer(childPointer(pointer, 'currencies'), wrong),
        message: `Nobody can pay ${quote(currencies?.[wrong])} with ${type}.`,
        allowed: taken,
      },
    ];
  }
  const places = [...(countries ?? COUNTRY_CODES)].map(String);
  const priced = new Set(places.map(currencyOf));
  if ([...priced].some((currency) => takes(method, currency))) return [];
  return [
    {
      rule: 'method-currency',
      pointer: childPointer(pointer, 'type'),
      message: `${type} takes ${(currencies ?? taken ?? []).join(', ')}, and prices where it is offered are in ${[...priced].join(', ')}: no viewer would see it.`,
    },
  ];
}

function countryDrafts(
  methods: readonly Method[],
  config: unknown,
  currencyOf: CurrencyOf,
): Draft[] {
  const [allowed] = placesAt(config, '/territories/allowed');
  const [blocked] = placesAt(config, '/territories/blocked');
  const list = ({ value }: { value?: unknown } = {}) => (Array.isArray(value) ? value : undefined);
  const out = list(blocked) ?? [];
  const buyers = (list(allowed) ?? [...COUNTRY_CODES].filter((code) => !out.includes(code)))
    .map(String)
    .filter((code) => COUNTRY_CODES.has(code));
  const without = buyers.filter(
    (country) =>
      !methods.some((method) => isIn(method, country) && takes(method, currencyOf(country))),
  );
  const [first] = without;
  if (first === undefined) return [];
  const others = without.length > 1 ? ` and in ${without.length - 1} more countries` : '';
  return [
    {
      rule: 'country-without-method',
      pointer: '/commerce/methods',
      message: `Viewers in ${first}${others} may buy, and have no way to pay in ${String(currencyOf(first))}.`,
    },
  ];
}
