import { childPointer, isRecord, type Located, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { DEFAULTS } from '../generated/defaults';
import { SECTIONS } from '../generated/sections';
import type { FeatureSwitch } from '../realm';
import type { Subject } from './subject';

/** Switches without which a section has nothing to show. */
const SWITCHES = Object.values(SECTIONS).flatMap((kind) => [
  ...(kind.switch ? [kind.switch] : []),
  ...Object.values(kind.switches ?? {}).flatMap((byValue) => Object.values(byValue)),
]);

/** The places of pages that operators build from sections. */
export const PAGES = ['/pages/home', '/pages/own/*'];

/** Finds sections and pages with one id, sections of the same content, and sections without content. */
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

/** Finds ids that are there twice; the fix gives the later a free one. `other` names the owner of the id. */
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
    const message = `${other} already has the id ${quote(value)}.`;
    return [{ rule: 'duplicate-id', pointer, message, suggestion: free, change: { set: free } }];
  });
}

function contentDrafts({ pointer, value }: Located, off: readonly FeatureSwitch[]): Draft[] {
  if (!isRecord(value)) return [];
  const { type } = value;
  const kind = SECTIONS[String(type)];
  if (!kind) return [];
  if (kind.switch && off.includes(kind.switch)) {
    return [
      {
        rule: 'section-without-content',
        pointer: childPointer(pointer, 'plugin' in value ? 'plugin' : 'type'),
        message: `This section shows ${kind.name}, and the feature ${quote(kind.switch)} is switched off: it is not shown.`,
        suggestion: `"features": { "${kind.switch}": true }`,
      },
    ];
  }
  const whole = { ...defaultsOf(type), ...value };
  return [
    ...Object.entries(kind.onlyWith ?? {}).flatMap(([key, others]) =>
      value[key] === undefined ? [] : withoutEffect(pointer, whole, key, others),
    ),
    ...Object.entries(kind.switches ?? {}).flatMap(([key, switches]): Draft[] => {
      const name = switches[String(whole[key])];
      if (!name || !off.includes(name)) return [];
      return [
        {
          rule: 'section-without-content',
          pointer: key in value ? childPointer(pointer, key) : pointer,
          message: `This ${type} shows ${quote(whole[key])}, and the feature ${quote(name)} is switched off: it leads to pages that do not exist.`,
          suggestion: `"features": { "${name}": true }`,
        },
      ];
    }),
  ];
}

/** Finds a key that has an effect only with certain values of others; `section` has its defaults. */
function withoutEffect(
  pointer: string,
  section: Record<string, unknown>,
  key: string,
  others: Readonly<Record<string, string>>,
): Draft[] {
  const other = Object.entries(others).find(([name, value]) => section[name] !== value);
  if (!other) return [];
  const [name, value] = other;
  return [
    {
      rule: 'unused-key',
      pointer: childPointer(pointer, key),
      at: 'key',
      message: `${quote(key)} has no effect with the ${name} ${quote(section[name])}.`,
      suggestion: `"${name}": ${JSON.stringify(value)}`,
    },
  ];
}

/** Finds two sections of the same content. */
function repetitionDrafts(sections: readonly Located[]): Draft[] {
  const seen = new Set<string>();
  return sections.flatMap(({ pointer, value }): Draft[] => {
    if (!isRecord(value)) return [];
    const { type } = value;
    const { by = [], as: words } = SECTIONS[String(type)]?.shownOnce ?? {};
    const given = by.filter((key) => value[key] !== undefined);
    if (given.length === 0 && !words) return [];
    const content = JSON.stringify([type, ...(words ? [] : by.map((key) => value[key]))]);
    const twice = seen.has(content);
    seen.add(content);
    if (!twice) return [];
    const key = given.at(-1) ?? 'type';
    const message = words
      ? `Another section of this page already shows ${words}.`
      : `Another ${type} of this page already shows ${quote(value[key])}: viewers would see the same twice.`;
    return [{ rule: 'duplicate-section', pointer: childPointer(pointer, key), message }];
  });
}

const defaultsOf = (type: unknown): Readonly<Record<string, unknown>> =>
  (DEFAULTS as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[`${type}Section`] ?? {};

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
