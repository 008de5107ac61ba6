import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const module = async (name) => (await runnerImport(name)).module;

/** Where stories find what is written here. */
export const brandsFile = path('../../../packages/design-system/src/samples/generated/brands.json');

/** How many of each kind a page of samples needs; with three heroes they are ten titles. */
const COUNTS = { events: 2, videos: 2, series: 2, playlists: 1 };
const HEROES = 3;
const EVENTS = 4;

/** The sandbox's own artist. */
export const artist = () => module('@marquee/artwork');

/** As the sandbox seeds it: stories show the pictures that the site has. */
const seedOf = (realm, id) =>
  createHash('sha256').update(`${realm}/${id}`).digest().readUInt32BE() >>> 1;

/** What the pictures of a realm's sample titles are asked for with, in the order of the titles. */
export function pictureRequests(seed) {
  const kinds = { events: 'event', videos: 'video', series: 'series', playlists: 'playlist' };
  const kindOf = (id) =>
    Object.entries(kinds).find(([list]) => seed[list].some((one) => one.id === id))[1];
  return titleIds(seed).map((id) => ({
    realm: seed.id,
    titleId: id,
    kind: kindOf(id),
    name: seed.texts.en.titles[id][0],
    seed: seedOf(seed.id, id),
  }));
}

/** The catalogues of the sandbox, realm by realm. */
export async function sampleSeeds() {
  const { sampleCatalogues } = await module(
    path('../../origin/src/modules/catalogue/seed/catalogues.ts'),
  );
  return Object.entries(sampleCatalogues).map(([id, catalogue]) => ({ id, ...catalogue }));
}

/** Everything that stories know of the sample realms: from their `realm.json` and from the sandbox's catalogue. */
export async function sampleBrands() {
  const [seeds, { toneOf }, { readRealms }] = await Promise.all([
    sampleSeeds(),
    artist(),
    module('@marquee/realm/node'),
  ]);
  const { realms } = await readRealms(path('../../../realm-configs'), {
    originAddress: 'http://origin.invalid',
  });
  const brands = [...realms.values()].map(({ realm, assets }) => {
    const picture = ({ src, width, height }) => ({
      src: `/realms/${realm.id}/${basename(assets.get(src).file)}`,
      width,
      height,
    });
    const seed = seeds.find(({ id }) => id === realm.id);
    const { logo, legalLine = {} } = realm.brand;
    return [
      realm.id,
      {
        name: realm.names?.name ?? { en: realm.name },
        scheme: realm.theme.scheme,
        logo: picture(logo),
        darkLogo: picture(logo.dark ?? logo),
        legal: legalLine,
        tones: pictureRequests(seed).map(({ titleId, seed: its }) =>
          toneOf(realm.id, titleId, its),
        ),
        words: sampleWords(seed),
      },
    ];
  });
  return Object.fromEntries(brands.sort(([one], [other]) => one.localeCompare(other)));
}

/** Ids of the titles that stories show of a realm: its heroes first, then some of each kind. */
export function titleIds(seed) {
  const heroes = seed.heroes.slice(0, HEROES);
  const others = Object.entries(COUNTS).flatMap(([kind, count]) =>
    seed[kind]
      .map(({ id }) => id)
      .filter((id) => !heroes.includes(id))
      .slice(0, count),
  );
  return [...heroes, ...others];
}

/** What stories say of a realm, language by language, in the words of the sandbox's catalogue. */
export function sampleWords(seed) {
  const ids = titleIds(seed);
  const events = seed.events
    .filter(({ id }) => ids.includes(id))
    .concat(seed.events.filter(({ id }) => !ids.includes(id)))
    .slice(0, EVENTS);
  return Object.fromEntries(
    Object.entries(seed.texts).map(([language, { titles, leagues, taglines }]) => {
      const name = (id) => titles[id][0].replaceAll("'", '’');
      const first = (kind) => name(seed[kind].find(({ id }) => ids.includes(id)).id);
      return [
        language,
        {
          titles: ids.map(name),
          taglines: ids.slice(0, HEROES).map((id) => taglines[id].replaceAll("'", '’')),
          events: events.map(({ id, league }) => ({ name: name(id), league: leagues[league] })),
          video: first('videos'),
          series: first('series'),
          playlist: first('playlists'),
        },
      ];
    }),
  );
}
