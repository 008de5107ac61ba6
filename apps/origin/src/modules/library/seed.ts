import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database';
import { insertRows } from '../../kernel/database/insert-rows';
import type { ModuleSeed } from '../../kernel/module';
import type { PlantedRealm } from '../../kernel/realms/sample-realm';
import { titles, videos } from '../catalogue/tables';
import { hashSecret } from '../identity';
import { profiles, viewers } from '../identity/viewers/tables';
import { watchedTitles } from './history/tables';
import { pins } from './parental/tables';
import { nameKey } from './rules/list-name';
import { evenRanks } from './rules/list-ranks';
import { watchlistItems, watchlists } from './watchlists/tables';

/** The sample viewer whose account has profiles, lists, a history and a PIN. README shows the PIN, so it protects nothing. */
const FAMILY = 'family@example.com';
const PIN = '2580';
/** The profile whose things are planted; a child of the family has none. */
const PROFILE = 'Robin';

/** The lists, by the language of the realm; the first one is shared. */
const LISTS = [
  {
    key: 'weekend',
    shared: true,
    names: { en: 'Weekend', es: 'Fin de semana', pt: 'Fim de semana', ar: 'نهاية الأسبوع' },
    from: 0,
    size: 7,
  },
  {
    key: 'later',
    shared: false,
    names: { en: 'Watch later', es: 'Ver más tarde', pt: 'Ver depois', ar: 'المشاهدة لاحقًا' },
    from: 5,
    size: 3,
  },
] as const;

/** Shares of the length at which titles were left, the last one first. */
const LEFT_AT = [0.4, 0.72, 0.3, 0.98];

/** When the account was last used, in ms since 1970; things came an hour apart. */
const LAST_USE = Date.UTC(2026, 0, 4, 20);
const hoursBefore = (hours: number) => new Date(LAST_USE - hours * 3_600_000);

/** An identifier that is the same at each planting. */
const idOf = (realm: PlantedRealm, name: string): string =>
  createHash('sha256').update(`sample ${realm.id} ${name}`).digest('base64url').slice(0, 22);

async function familyOf(db: Database, { id }: PlantedRealm) {
  const [row] = await db
    .select({ viewerId: viewers.id, profile: profiles.id })
    .from(viewers)
    .innerJoin(profiles, eq(profiles.viewerId, viewers.id))
    .where(
      and(eq(viewers.realmId, id), eq(viewers.identifier, FAMILY), eq(profiles.name, PROFILE)),
    );
  return row;
}

const firstVideos = (db: Database, { id }: PlantedRealm) =>
  db
    .select({ id: titles.id, names: titles.name, seconds: videos.durationSeconds })
    .from(titles)
    .innerJoin(videos, and(eq(videos.realmId, titles.realmId), eq(videos.titleId, titles.id)))
    .where(and(eq(titles.realmId, id), eq(titles.kind, 'video')))
    .orderBy(asc(titles.position))
    .limit(10);

async function plantFamily(db: Database, realm: PlantedRealm): Promise<void> {
  const family = await familyOf(db, realm);
  if (!family) return;
  const found = await firstVideos(db, realm);
  const language = realm.locales[0].split('-')[0] ?? 'en';
  const nameOf = (names: Readonly<Record<string, string>>) => names[language] ?? names.en ?? '';
  const rows = LISTS.map(({ key, shared, names, from, size }, index) => ({
    list: {
      ...family,
      id: idOf(realm, key),
      name: nameOf(names),
      nameKey: nameKey(nameOf(names)),
      shareKey: shared ? idOf(realm, `link of ${key}`) : null,
      createdAt: hoursBefore(index),
    },
    items: found.slice(from, from + size),
  }));
  const ranks = evenRanks(found.length);
  for (const { list, items } of rows) {
    // A list that is there is the family's own by now.
    const [made] = await db.insert(watchlists).values(list).onConflictDoNothing().returning();
    if (!made) continue;
    await insertRows(
      db,
      watchlistItems,
      items.map(({ id, names }, index) => ({
        listId: list.id,
        titleId: id,
        contentType: 'video' as const,
        name: nameOf(names),
        rank: ranks[index] ?? 0,
      })),
    );
  }
  const watched = found.slice(0, LEFT_AT.length).map(({ id, seconds }, index) => ({
    ...family,
    titleId: id,
    position: Math.round(seconds * (LEFT_AT[index] ?? 0)),
    duration: seconds,
    at: hoursBefore(index),
  }));
  if (watched.length > 0) await db.insert(watchedTitles).values(watched).onConflictDoNothing();
}

/** What the sample family keeps: two lists, a history, and the PIN 2580. */
export const familySeed: ModuleSeed = {
  contents: () => [FAMILY, PIN, PROFILE, LISTS, LEFT_AT, LAST_USE],

  async plant(db, realms) {
    const hash = await hashSecret(PIN);
    for (const realm of realms) {
      await plantFamily(db, realm);
      const family = await familyOf(db, realm);
      if (!family) continue;
      await db
        .insert(pins)
        .values({ viewerId: family.viewerId, hash, length: PIN.length, status: 'restricted' })
        .onConflictDoNothing();
    }
  },
};
