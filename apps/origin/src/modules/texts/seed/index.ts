import { inArray } from 'drizzle-orm';
import { insertRows } from '../../../kernel/database/insert-rows';
import type { ModuleSeed } from '../../../kernel/module';
import type { PlantedRealm } from '../../../kernel/realms/sample-realm';
import { labelOverrides, operatorTexts } from '../tables';
import { labelOverrides as sampleLabels } from './label-overrides';
import { operatorTexts as sampleTexts } from './operator-texts';

const labelsOf = ({ id: realmId, like }: PlantedRealm) =>
  Object.entries(sampleLabels[like] ?? {}).flatMap(([locale, labels]) =>
    Object.entries(labels).map(([key, text]) => ({ realmId, locale, key, text })),
  );

const textsOf = ({ id: realmId, like }: PlantedRealm) =>
  Object.entries(sampleTexts[like] ?? {}).flatMap(([locale, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ realmId, locale, key, ...text })),
  );

/** The texts of the realms' operators, in place of those that were there. */
export const textSeed: ModuleSeed = {
  contents: (realms) => [realms.flatMap(labelsOf), realms.flatMap(textsOf)],

  async plant(db, realms) {
    const ids = realms.map(({ id }) => id);
    for (const table of [labelOverrides, operatorTexts])
      await db.delete(table).where(inArray(table.realmId, ids));
    await insertRows(db, labelOverrides, realms.flatMap(labelsOf));
    await insertRows(db, operatorTexts, realms.flatMap(textsOf));
  },
};
