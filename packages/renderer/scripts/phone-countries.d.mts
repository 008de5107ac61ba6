/** The whole file, as text. */
export function phoneCountriesSource(): string;

/** Patterns of a country's numbers of homes and pockets, behind the calling code. */
export function patternsOf(code: string): string[];
