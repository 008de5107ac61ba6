import type { Language } from '@marquee/i18n';

export type LabelSet = Record<string, string>;

/** One loader a language: each set is a chunk of its own, so that only the language in use is shipped. */
export type LabelLoaders = Record<Language, () => Promise<{ default: LabelSet }>>;
