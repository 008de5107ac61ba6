import type { Language } from '@marquee/i18n';

export type LabelSet = Record<string, string>;

/** One loader a language: each set is a chunk of its own, so that a viewer loads one language only. */
export type LabelLoaders = Record<Language, () => Promise<{ default: LabelSet }>>;
