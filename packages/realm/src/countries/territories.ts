/** The countries from which an account may be opened, by ISO 3166-1 alpha-2: these alone, or all but these. */
export type Territories = { allowed: string[] } | { blocked: string[] };

/** Whether a country is in the territories; a realm without territories is for all countries. */
export const isInside = (territories: Territories | undefined, country: string): boolean =>
  territories === undefined ||
  ('allowed' in territories
    ? territories.allowed.includes(country)
    : !territories.blocked.includes(country));
