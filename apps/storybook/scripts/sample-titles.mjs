import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * The parts of a realm's catalogue in the sandbox that are read here.
 * @typedef {object} Seed
 * @property {string} id
 * @property {{ id: string, league: string }[]} events
 * @property {{ id: string }[]} videos
 * @property {{ id: string }[]} series
 * @property {{ id: string }[]} playlists
 * @property {string[]} heroes
 * @property {Record<string, Texts>} texts by language
 */

/**
 * @typedef {object} Texts
 * @property {Record<string, [name: string, ...more: string[]]>} titles by id
 * @property {Record<string, string>} leagues
 * @property {Record<string, string>} taglines
 */

/** @typedef {'events' | 'videos' | 'series' | 'playlists'} List */
/** @typedef {{ realm: string, titleId: string, kind: string, name: string, seed: number }} PictureRequest */

/**
 * The functions of the artwork package that are used here.
 * @typedef {object} Artist
 * @property {(realm: string, titleId: string, seed: number) => string} toneOf
 * @property {(request: PictureRequest & { crop: string }) => { svg: string }} renderArtwork
 */

/** @param {string} relative */
const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Runs a TypeScript module of the workspace.
 * @template Module
 * @param {string} name
 * @returns {Promise<Module>}
 */
const module = async (name) => (await runnerImport(name)).module;

/** The file that stories read the samples from. */
export const brandsFile = path('../../../packages/design-system/src/samples/generated/brands.json');

/**
 * How many titles of each kind a page of samples needs; with three heroes they are ten.
 * @type {Record<List, number>}
 */
const COUNTS = { events: 2, videos: 2, series: 2, playlists: 1 };
const HEROES = 3;
const EVENTS = 4;

/** @type {List[]} */
const LISTS = ['events', 'videos', 'series', 'playlists'];

/**
 * Loads the sandbox's own artwork package.
 * @returns {Promise<Artist>}
 */
export const artist = () => module('@marquee/artwork');

/**
 * The seed that the sandbox uses, so that stories show the same pictures as the site.
 * @param {string} realm
 * @param {string} id
 */
const seedOf = (realm, id) =>
  createHash('sha256').update(`${realm}/${id}`).digest().readUInt32BE() >>> 1;

/** @type {Record<List, string>} */
const KINDS = { events: 'event', videos: 'video', series: 'series', playlists: 'playlist' };

/**
 * @param {Seed} seed
 * @param {string} id
 */
function kindOf(seed, id) {
  const list = LISTS.find((name) => seed[name].some((one) => one.id === id));
  if (!list) throw new Error(`${seed.id} has no title ${id}.`);
  return KINDS[list];
}

/**
 * @param {Texts | undefined} texts
 * @param {string} id
 */
function nameOf(texts, id) {
  const [name] = texts?.titles[id] ?? [];
  if (name === undefined) throw new Error(`The title ${id} has no name.`);
  return name;
}

/**
 * The requests for the pictures of a realm's sample titles, in the order of the titles.
 * @param {Seed} seed
 * @returns {PictureRequest[]}
 */
export function pictureRequests(seed) {
  return titleIds(seed).map((id) => ({
    realm: seed.id,
    titleId: id,
    kind: kindOf(seed, id),
    name: nameOf(seed.texts.en, id),
    seed: seedOf(seed.id, id),
  }));
}

/**
 * The catalogues of the sandbox, one for each realm.
 * @returns {Promise<Seed[]>}
 */
export async function sampleSeeds() {
  /** @type {{ sampleCatalogues: Record<string, Omit<Seed, 'id'>> }} */
  const { sampleCatalogues } = await module(
    path('../../origin/src/modules/catalogue/seed/catalogues.ts'),
  );
  return Object.entries(sampleCatalogues).map(([id, catalogue]) => ({ id, ...catalogue }));
}

/**
 * The data of the sample realms for stories, from their `realm.json` and from the sandbox's
 * catalogue.
 */
export async function sampleBrands() {
  const [seeds, { toneOf }] = await Promise.all([sampleSeeds(), artist()]);
  /** @type {typeof import('@marquee/realm/node')} */
  const { readRealms } = await module('@marquee/realm/node');
  const { realms } = await readRealms(path('../../../realm-configs'), {
    originAddress: 'http://origin.invalid',
  });
  const brands = [...realms.values()].map(({ realm, assets }) => {
    /** @param {{ src: string, width: number, height: number }} picture */
    const picture = ({ src, width, height }) => ({
      src: `/realms/${realm.id}/${basename(assets.get(src)?.file ?? '')}`,
      width,
      height,
    });
    const seed = seeds.find(({ id }) => id === realm.id);
    if (!seed) throw new Error(`The sandbox has no catalogue for ${realm.id}.`);
    const { logo, legalLine = {} } = realm.brand;
    return {
      id: realm.id,
      brand: {
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
    };
  });
  brands.sort((one, other) => one.id.localeCompare(other.id));
  return Object.fromEntries(brands.map(({ id, brand }) => [id, brand]));
}

/**
 * The ids of a realm's titles in stories: its heroes first, then some of each kind.
 * @param {Seed} seed
 */
export function titleIds(seed) {
  const heroes = seed.heroes.slice(0, HEROES);
  const others = LISTS.flatMap((list) =>
    seed[list]
      .map(({ id }) => id)
      .filter((id) => !heroes.includes(id))
      .slice(0, COUNTS[list]),
  );
  return [...heroes, ...others];
}

/**
 * The texts of a realm in stories, by language, from the sandbox's catalogue.
 * @param {Seed} seed
 */
export function sampleWords(seed) {
  const ids = titleIds(seed);
  const events = seed.events
    .filter(({ id }) => ids.includes(id))
    .concat(seed.events.filter(({ id }) => !ids.includes(id)))
    .slice(0, EVENTS);
  return Object.fromEntries(
    Object.entries(seed.texts).map(([language, texts]) => {
      const { leagues, taglines } = texts;
      /** @param {string} id */
      const name = (id) => nameOf(texts, id).replaceAll("'", '’');
      /** @param {List} list */
      const first = (list) => name(seed[list].find(({ id }) => ids.includes(id))?.id ?? '');
      return [
        language,
        {
          titles: ids.map(name),
          taglines: ids.slice(0, HEROES).map((id) => taglines[id]?.replaceAll("'", '’')),
          events: events.map(({ id, league }) => ({ name: name(id), league: leagues[league] })),
          video: first('videos'),
          series: first('series'),
          playlist: first('playlists'),
        },
      ];
    }),
  );
}
