/** Rates of tax by country, in parts of a million. The sandbox's own: near the real ones, and no advice. */
const RATES: Readonly<Record<string, number>> = {
  AE: 50_000,
  AT: 200_000,
  BE: 210_000,
  BR: 170_000,
  DE: 190_000,
  ES: 210_000,
  FR: 200_000,
  GB: 200_000,
  IE: 230_000,
  IT: 220_000,
  JP: 100_000,
  NL: 210_000,
  PT: 230_000,
  SA: 150_000,
  US: 82_500,
};

/** The rate of a country; null where none is known, and then no tax is charged. */
export const taxRateOf = (country: string | undefined): number | null =>
  (country === undefined ? undefined : RATES[country]) ?? null;
