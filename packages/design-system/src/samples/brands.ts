import translated from './brand-words.json';
import brands from './generated/brands.json';

type Globals = Record<string, unknown>;

/** The texts of a realm that stories show, in one language. */
export interface BrandWords {
  /** Ten titles, those of the three heroes first. */
  titles: readonly string[];
  /** One for each hero. */
  taglines: readonly string[];
  events: readonly { name: string; league: string }[];
  video: string;
  series: string;
  playlist: string;
}

/**
 * A sample realm, from its `realm.json` and the sandbox's catalogue; written by the workshop's `npm
 * run art`.
 */
export interface SampleBrand {
  /** By language, at least English. */
  name: Readonly<Record<string, string>>;
  scheme: string;
  logo: { src: string; width: number; height: number };
  darkLogo: { src: string; width: number; height: number };
  legal: Readonly<Record<string, string>>;
  /** The dominant colour of each title's picture. */
  tones: readonly string[];
  words: Readonly<Record<string, BrandWords>>;
}

const SAMPLES: Readonly<Record<string, SampleBrand>> = brands;

/** Languages that a realm does not have itself; designers look at every realm in each. */
const TRANSLATED: Readonly<Record<string, Readonly<Record<string, BrandWords>>>> = translated;

/** The ids of the sample realms. */
export const SAMPLE_BRANDS = Object.keys(SAMPLES);

/** The realm that the toolbar chooses; `plain` without a toolbar. */
export const sampleBrand = ({ brand }: Globals): SampleBrand & { id: string } => {
  const id = typeof brand === 'string' && brand in SAMPLES ? brand : 'plain';
  const found = SAMPLES[id];
  if (!found) throw new Error('There is no sample of the plain realm: run the workshop’s art.');
  return { ...found, id };
};

/** The language of the sample texts. Long words are shown in an English page. */
export function sampleLanguage({ text, language }: Globals): 'en' | 'es' | 'pt' | 'ar' {
  if (text === 'arabic') return 'ar';
  return text !== 'long' && (language === 'es' || language === 'pt') ? language : 'en';
}

/** The texts of the toolbar's realm in the toolbar's language. */
export function brandWords(globals: Globals): BrandWords {
  const { id, words } = sampleBrand(globals);
  const language = sampleLanguage(globals);
  const found = words[language] ?? TRANSLATED[id]?.[language] ?? words.en;
  if (!found) throw new Error(`The samples of ${id} have no words in ${language}.`);
  return found;
}

/** The name of a realm in the language of the page. */
export const brandName = (globals: Globals): string => {
  const { id, name } = sampleBrand(globals);
  return name[sampleLanguage(globals)] ?? name.en ?? id;
};

/** The legal line at the foot of a realm's pages, in the language of the page or in English. */
export function brandLegal(globals: Globals): string {
  const { legal } = sampleBrand(globals);
  return legal[sampleLanguage(globals)] ?? legal.en ?? `© 2026 ${brandName(globals)}`;
}
