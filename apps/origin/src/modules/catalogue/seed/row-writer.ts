import { createHash } from 'node:crypto';
import type { Localised } from '../../../kernel/database/columns';
import type { PlantedRealm } from '../../../kernel/realms/sample-realm';
import type { titles } from '../tables';
import type { CatalogueSeed, CatalogueTexts } from './catalogue-seed';
import type { Moment } from './rhythm';

export type TitleRow = typeof titles.$inferInsert;

/** Writes the parts that rows of one realm have in common. */
export interface RowWriter {
  realmId: string;
  locales: readonly string[];
  seed: CatalogueSeed;
  /** A text in every language of the realm. One that is missing is an error that names it. */
  words(
    where: string,
    pick: (texts: CatalogueTexts, locale: string) => string | undefined,
  ): Localised;
  title(
    kind: TitleRow['kind'],
    one: { id: string; language?: string; name: Localised; synopsis: Localised | null },
    position: number,
    moment: Moment,
  ): TitleRow;
}

/** Any number that stays the same for a title. */
export const numberOf = (realmId: string, id: string): number =>
  createHash('sha256').update(`${realmId}/${id}`).digest().readUInt32BE() >>> 1;

export function createRowWriter(
  { id: realmId, locales }: PlantedRealm,
  seed: CatalogueSeed,
): RowWriter {
  return {
    realmId,
    locales,
    seed,
    words: (where, pick) =>
      Object.fromEntries(
        locales.map((locale) => {
          const texts = seed.texts[locale];
          const text = texts && pick(texts, locale);
          if (!text) throw new Error(`The seed of ${realmId} has no ${where} in ${locale}.`);
          return [locale, text];
        }),
      ),
    title: (kind, { id, language, name, synopsis }, position, { cycle, phase }) => ({
      realmId,
      id,
      kind,
      position,
      seed: numberOf(realmId, id),
      language: language ?? null,
      name,
      synopsis,
      cycle,
      phase,
    }),
  };
}
