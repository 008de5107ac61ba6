/** The whole file, as text. */
export function phoneCountriesSource(): string;
