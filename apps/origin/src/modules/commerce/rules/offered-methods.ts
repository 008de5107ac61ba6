import { METHOD_CURRENCIES } from '@marquee/realm';

export type MethodType =
  | 'card'
  | 'mobile'
  | 'zeroBalance'
  | 'wepay'
  | 'bancontact'
  | 'ideal'
  | 'pix'
  | 'alipay';

/** A method as a realm has it. */
export interface RealmMethod {
  type: string;
  provider: string;
  countries?: readonly string[];
  currencies?: readonly string[];
}

const CHARGES_LATER: ReadonlySet<string> = new Set(['card', 'bancontact', 'ideal']);

/**
 * Finds out if a method leaves a mandate behind, so that a later charge can be made without the viewer. What is paid by another one
 * runs for one period and ends.
 */
export const chargesLater = (method: string): boolean => CHARGES_LATER.has(method);

export interface OfferedMethod {
  type: MethodType;
  provider: string;
  face: 'frame' | 'redirect' | 'none';
  currencies: readonly string[];
}

const isMethod = (type: string): type is MethodType =>
  ['card', 'mobile', 'wepay', 'bancontact', 'ideal', 'pix', 'alipay'].includes(type);

/**
 * The methods by which this can be paid, in the realm's order. Nothing to pay, today and later, takes no method (2.4-09).
 */
export function offeredMethods(
  methods: readonly RealmMethod[],
  what: { country: string | undefined; currency: string; today: number; later: boolean },
): OfferedMethod[] {
  const { country, currency, today, later } = what;
  if (today === 0 && !later)
    return [{ type: 'zeroBalance', provider: 'none', face: 'none', currencies: [currency] }];
  return methods.flatMap(({ type, provider, countries, currencies }) => {
    // Carriers' cards are listed, and changed where they were made.
    if (!isMethod(type) || type === 'mobile') return [];
    const inCountry = !countries?.length || (country !== undefined && countries.includes(country));
    // The currencies that it takes in any country; a method without a list takes them all.
    const anywhere = METHOD_CURRENCIES[type] ?? [currency];
    const taken = currencies?.length ? currencies : anywhere;
    const able = anywhere.includes(currency) && taken.includes(currency);
    // A trial is paid for later alone.
    const canWait = today > 0 || chargesLater(type);
    if (!inCountry || !able || !canWait) return [];
    return { type, provider, face: type === 'card' ? 'frame' : 'redirect', currencies: taken };
  });
}
