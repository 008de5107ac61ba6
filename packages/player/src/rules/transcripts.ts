import { lookUpLanguage } from './language-look-up';

/** A text of a stream. */
interface StreamText {
  /** The rendition's name. */
  id: string;
  /** BCP 47 tag. */
  language: string;
  kind: 'captions' | 'subtitles' | 'forced';
  /** The address of all of it. */
  file?: string;
}

/** The texts that a viewer can read as a whole. Forced ones are no transcript: they have only what is said in other languages. */
export const transcriptsOf = <Text extends StreamText>(texts: readonly Text[]): Text[] =>
  texts.filter(({ kind, file }) => kind !== 'forced' && Boolean(file));

/** The transcript that is shown: the one that the viewer wants, else one in the page's language, else the first. */
export const shownTranscript = <Text extends StreamText>(
  transcripts: readonly Text[],
  wanted: string | null,
  locale: string,
): Text | undefined =>
  transcripts.find(({ id }) => id === wanted) ??
  lookUpLanguage([locale], transcripts) ??
  transcripts[0];
