/** What the pages of a catalogue's titles say beyond its cards, in `details.ts`; its words are in the languages' files. */
export interface DetailSeed {
  /** Titles for which an account suffices, and those that guests may watch. All others need a licence. */
  registered: readonly string[];
  free: readonly string[];
  minimumAges: Readonly<Record<string, 12 | 16 | 18>>;
  /** ISO 3166 alpha-2; a title that is not listed can be watched everywhere. */
  countries: Readonly<Record<string, readonly string[]>>;
  /** Minutes before an event at which its doors open, and after its start at which its main part begins. */
  programmes: Readonly<Record<string, { doors?: number; main?: number }>>;
  /** An event that keeps another time than the announced one, which was so many minutes earlier. */
  moved: { id: string; minutes: number };
  /** Events that are not held at their time. They stay ahead for ever. */
  postponed: string;
  cancelled: string;
  /** An event's further pictures, each a live event of its own on the same timeline. */
  angles: { of: string; ids: readonly string[] };
  /** Identifiers that were merged into titles. */
  merged: Readonly<Record<string, string>>;
  /** Role and name of those who made a video or series, or are in it; in Arabic letters third, where the realm speaks Arabic. */
  credits: Readonly<Record<string, readonly CreditSeed[]>>;
  /** The episodes of each series. */
  episodes: Readonly<Record<string, EpisodesSeed>>;
  /** The fights of events, one a line. */
  bouts?: Readonly<Record<string, string>>;
  /** Fighters who are on no page but those of events, one a line. */
  contenders?: string;
}

export type CreditSeed = readonly [role: CreditRole, name: string, inArabic?: string];

export interface EpisodesSeed {
  /** The shortest and the longest, in minutes. */
  minutes: readonly [number, number];
  /** A new one each day rather than a season at once. */
  daily?: true;
  /** A season and the number in it that there is no episode of. */
  missing?: readonly [season: number, number: number];
  /** Whether guests may watch the first one. */
  firstIsFree?: true;
}

const roles = {
  director: { en: 'Director', es: 'Dirección', pt: 'Direção', ar: 'إخراج' },
  writer: { en: 'Writer', es: 'Guion', pt: 'Roteiro', ar: 'تأليف' },
  producer: { en: 'Producer', es: 'Producción', pt: 'Produção', ar: 'إنتاج' },
  presenter: { en: 'Presenter', es: 'Presentación', pt: 'Apresentação', ar: 'تقديم' },
  narrator: { en: 'Narrator', es: 'Narración', pt: 'Narração', ar: 'تعليق صوتي' },
  camera: { en: 'Camera', es: 'Cámara', pt: 'Câmera', ar: 'تصوير' },
  editor: { en: 'Editor', es: 'Montaje', pt: 'Montagem', ar: 'مونتاج' },
  music: { en: 'Music', es: 'Música', pt: 'Música', ar: 'موسيقى' },
  cast: { en: 'Cast', es: 'Reparto', pt: 'Elenco', ar: 'تمثيل' },
  guest: { en: 'With', es: 'Con', pt: 'Com', ar: 'بمشاركة' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type CreditRole = keyof typeof roles;

/** What a person did, in one language. */
export function roleIn(role: CreditRole, locale: string): string | undefined {
  const words: Readonly<Record<string, string>> = roles[role];
  return words[locale];
}

const numbered: Readonly<Record<string, string>> = {
  en: 'Episode',
  es: 'Episodio',
  pt: 'Episódio',
  ar: 'الحلقة',
};

/** The name of an episode that has none of its own. */
export const numberedName = (number: number, locale: string): string | undefined =>
  numbered[locale] && `${numbered[locale]} ${number}`;

/** The cells of a table that is written one row a line, with bars between. */
export const cellsOf = (table: string): string[][] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
