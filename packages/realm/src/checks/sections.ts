import { childPointer, isRecord, type Located, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { DEFAULTS } from '../generated/defaults';
import type { FeatureSwitch } from '../realm';
import type { Subject } from './index';

/** The switch behind the titles of a rail. Where it is off, no page is there for them. */
const SOURCE_SWITCHES: Readonly<Record<string, FeatureSwitch>> = {
  live: 'live',
  upcoming: 'upcoming',
  replays: 'video',
  videos: 'video',
  series: 'series',
  playlists: 'playlists',
};

/** Switches without which a section has nothing to show. */
const SWITCHES: readonly FeatureSwitch[] = [...Object.values(SOURCE_SWITCHES), 'plugins'];

/** Where an operator puts pages together. */
export const PAGES = ['/pages/home', '/pages/own/*'];

/** Sections of a page are told apart by their ids, as pages are, and each shows something of its own. */
export function sectionDrafts(subject: Subject): Draft[] {
  const { config } = subject;
  const pages = PAGES.flatMap((pattern) => placesAt(config, pattern));
  const own = placesAt(config, '/pages/own/*/id');
  return [
    ...pages.flatMap((page) => pageDrafts(page, subject)),
    ...idDrafts(own, "Another of the brand's own pages"),
  ];
}

function pageDrafts(page: Located, { config, refused }: Subject): Draft[] {
  const within = (pattern: string) =>
    placesAt(page.value, pattern).map(({ pointer, value }) => ({
      pointer: page.pointer + pointer,
      value,
    }));
  const sound = within('/sections/*').filter(({ pointer }) => !refused(pointer));
  const off = refused('/features') ? [] : switchedOff(config);
  return [
    ...idDrafts(within('/sections/*/id'), 'Another section of this page'),
    ...sound.flatMap((section) => contentDrafts(section, off)),
    ...repetitionDrafts(sound),
  ];
}

/** The later of two things of one name gets another. `other`: what has the name already. */
export function idDrafts(ids: readonly Located[], other: string): Draft[] {
  const seen = new Set<string>();
  const taken = new Set(ids.map(({ value }) => value));
  return ids.flatMap(({ pointer, value }): Draft[] => {
    if (typeof value !== 'string') return [];
    const twice = seen.has(value);
    seen.add(value);
    if (!twice) return [];
    const free = freeId(value, taken);
    taken.add(free);
    const message = `${other} is called ${quote(value)} already.`;
    return [{ rule: 'duplicate-id', pointer, message, suggestion: free, change: { set: free } }];
  });
}

function contentDrafts({ pointer, value }: Located, off: readonly FeatureSwitch[]): Draft[] {
  if (isRecord(value) && value.type === 'plugin' && off.includes('plugins')) {
    return [
      {
        rule: 'section-without-content',
        pointer: childPointer(pointer, 'plugin'),
        message:
          'This section shows a plugin, and the feature "plugins" is switched off: it is not drawn.',
        suggestion: '"features": { "plugins": true }',
      },
    ];
  }
  if (!isRecord(value) || (value.type !== 'rail' && value.type !== 'grid')) return [];
  const { collection, source } = value;
  if (collection !== undefined && source !== 'collection') {
    return [
      {
        rule: 'unused-key',
        pointer: childPointer(pointer, 'collection'),
        at: 'key',
        message: `"collection" has no effect with the source ${quote(source)}.`,
        suggestion: '"source": "collection"',
      },
    ];
  }
  const name = SOURCE_SWITCHES[String(source)];
  if (!name || !off.includes(name)) return [];
  return [
    {
      rule: 'section-without-content',
      pointer: childPointer(pointer, 'source'),
      message: `This ${value.type} shows ${quote(source)}, and the feature ${quote(name)} is switched off: it leads to pages that are not there.`,
      suggestion: `"features": { "${name}": true }`,
    },
  ];
}

/** Two rails of the same titles. */
function repetitionDrafts(sections: readonly Located[]): Draft[] {
  const seen = new Set<string>();
  return sections.flatMap(({ pointer, value }): Draft[] => {
    if (!isRecord(value)) return [];
    const { type, source, collection } = value;
    if (source === undefined && type !== 'hero') return [];
    const content = JSON.stringify([type, source ?? 'featured', collection]);
    const twice = seen.has(content);
    seen.add(content);
    if (!twice) return [];
    const message =
      type === 'hero'
        ? 'Another section of this page shows the featured titles already.'
        : `Another ${type} of this page shows ${quote(collection ?? source)} already: the same cards would stand there twice.`;
    const key = source === undefined ? 'type' : collection === undefined ? 'source' : 'collection';
    return [{ rule: 'duplicate-section', pointer: childPointer(pointer, key), message }];
  });
}

function switchedOff(config: unknown): FeatureSwitch[] {
  return SWITCHES.filter((name) => {
    const [own] = placesAt(config, `/features/${name}`);
    return own ? own.value === false : !DEFAULTS.features[name];
  });
}

function freeId(id: string, taken: ReadonlySet<unknown>): string {
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
