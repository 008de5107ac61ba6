import { buttons, links } from './actions';
import { choices, fields, plans, signIn } from './forms';
import { footer, navbar } from './frame';
import { cards, hero, rail } from './media';
import { banners, empty, failed, inlineMessages, loading } from './messages';
import { badges, headings, texts } from './text';

export type { Globals, Specimen } from './specimen';

/**
 * The specimens of the brand sheet and the brand matrix; a new one needs a line here, and a place
 * on the sheet.
 */
export const SPECIMENS = {
  buttons,
  links,
  headings,
  texts,
  badges,
  fields,
  signIn,
  choices,
  plans,
  hero,
  rail,
  cards,
  navbar,
  footer,
  banners,
  inlineMessages,
  empty,
  failed,
  loading,
};

export type SpecimenName = keyof typeof SPECIMENS;
