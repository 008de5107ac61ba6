/** @import { FeatureContract } from '../features.mjs' */
/** @import { Schema } from './schema.mjs' */
/** @import { VariantFile } from './variants.mjs' */
import { readFeatures } from '../features.mjs';
import { isEmptyObject, subschemas } from './schema.mjs';
import { readVariants, unionSchema } from './variants.mjs';

const FOLDER = 'sections';
export const SECTION_FILE = 'generated/section.schema.json';

/** Keywords of a section's schema, for what the product needs to know of the type. */
const OF_SECTIONS = ['x-order', 'x-switch', 'x-shown-once'];

/** Keywords of the section's keys. */
const OF_KEYS = ['x-html', 'x-switches', 'x-only-with'];

/** Keywords of every schema of a realm's file. */
const COMMON = [
  'x-default',
  'x-expected',
  'x-fix',
  'x-names',
  'x-inherit',
  'x-merge',
  'x-alternatives',
];

/**
 * Reads the types of sections, in their `x-order`; those without one follow, by type: the product's, then features'.
 * @param {string} root the repository's folder
 * @returns {Promise<VariantFile[]>}
 */
export async function readSections(root) {
  const features = await readFeatures(root);
  const sections = [...(await readVariants(root, FOLDER)), ...features.flatMap(sectionsOf)];
  /** @param {VariantFile} section */
  const place = ({ schema }) => schema['x-order'] ?? Number.MAX_SAFE_INTEGER;
  return sections.sort((a, b) => place(a) - place(b));
}

/**
 * Lists the types of sections that a feature adds.
 * @param {FeatureContract} feature
 * @returns {VariantFile[]}
 */
function sectionsOf({ file, sections }) {
  return Object.entries(sections).map(([type, given]) => {
    if (given.properties?.type?.const !== type)
      throw new Error(`${file}: properties.type of the section ${type} needs its name as const.`);
    if (given.$defs)
      throw new Error(`${file}: a section has no "$defs": write them where they are used.`);
    // The schema is written into `SECTION_FILE`, which is in another folder.
    const schema = JSON.parse(JSON.stringify(given).replaceAll('"../realm/', '"../'));
    return { type, file, schema, definition: definitionOf(type) };
  });
}

/**
 * The name that a section's definition has in the bundled schema.
 * @param {string} type
 */
export const definitionOf = (type) => `${type}Section`;

/**
 * Any one of the sections.
 * @param {readonly VariantFile[]} sections
 */
export const sectionSchema = (sections) =>
  unionSchema({
    file: SECTION_FILE,
    from: FOLDER,
    title: 'Section',
    description: 'One part of a page; its type says which further keys it has.',
    type: {
      title: 'Section type',
      description: 'Which kind of section this is.',
      enumDescriptions: sections.map(({ schema }) => schema.description ?? ''),
      examples: ['rail'],
    },
    variants: sections,
    examples: [
      { type: 'hero', id: 'top' },
      { type: 'rail', id: 'live-now', source: 'live' },
    ],
  });

/**
 * Writes what resolving and checking a realm need to know of each type of section.
 * @param {readonly VariantFile[]} sections
 * @param {readonly string[]} switches the names of the realm's features
 * @throws {Error} where a schema names a keyword, a feature, a key or a value that does not exist, or says something where nothing reads it
 */
export function sectionsModule(sections, switches) {
  const kinds = Object.fromEntries(
    sections.map((section) => [section.type, kindOf(section, switches)]),
  );
  return `// Generated from schemas/realm/sections by "npm run generate". Do not edit.
import type { FeaturesConfig } from './realm-config';

/** The keywords of a section type's schema. */
export interface SectionKind {
  /** The name of one section, such as "a rail". */
  readonly name: string;
  /** The feature without which no such section is shown. */
  readonly switch?: keyof FeaturesConfig;
  /** By key: the feature that each of its values needs. */
  readonly switches?: Readonly<Record<string, Readonly<Record<string, keyof FeaturesConfig>>>>;
  /** By key: the values of other keys without which the key has no effect. */
  readonly onlyWith?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Keys with texts that are HTML. */
  readonly html?: readonly string[];
  /** The keys that identify the content, or words for it when there is only one; a page shows the same content once. */
  readonly shownOnce?: { readonly by?: readonly string[]; readonly as?: string };
}

export const SECTIONS: Readonly<Record<string, SectionKind>> = ${JSON.stringify(kinds, null, 2)};
`;
}

/**
 * @param {VariantFile} section
 * @param {readonly string[]} switches
 */
function kindOf({ file, schema }, switches) {
  const { properties = {} } = schema;
  /** @type {(sentence: string) => never} */
  const fail = (sentence) => {
    throw new Error(`${file}: ${sentence}`);
  };
  const unknown = ours(schema).find((key) => !OF_SECTIONS.includes(key));
  if (unknown) fail(`"${unknown}" is not one of ${OF_SECTIONS.join(', ')}.`);
  for (const [key, property] of Object.entries(properties)) {
    const [, ...inner] = subschemas(property);
    const known = [...OF_KEYS, ...COMMON];
    const strange = ours(property).find((keyword) => !known.includes(keyword));
    if (strange) fail(`"${strange}" of "${key}" is not one of ${known.join(', ')}.`);
    const deep = inner.flatMap(ours).find((keyword) => !COMMON.includes(keyword));
    if (deep) fail(`"${deep}" is further in than "${key}", where nothing reads it.`);
    if (inner.some((part) => part.default !== undefined))
      fail(`"${key}" has a default further in; only the section's own keys may have one.`);
  }
  const kind = {
    name: nameOf(properties.type?.description ?? ''),
    switch: schema['x-switch'],
    switches: byKey(properties, 'x-switches'),
    onlyWith: byKey(properties, 'x-only-with'),
    html: Object.keys(properties).filter((key) => properties[key]?.['x-html']),
    shownOnce: schema['x-shown-once'],
  };
  const named = [kind.switch, ...Object.values(kind.switches).flatMap(Object.values)];
  const missing = named.find((name) => name !== undefined && !switches.includes(name));
  if (missing) fail(`there is no feature "${missing}".`);
  const keys = [
    ...(kind.shownOnce?.by ?? []),
    ...Object.values(kind.onlyWith).flatMap((others) => Object.keys(others)),
  ];
  const absent = keys.find((key) => !(key in properties));
  if (absent) fail(`there is no key "${absent}".`);
  /** @type {(key: string, value: string) => void} */
  const mayBe = (key, value) => {
    const values = properties[key]?.enum;
    if (values && !values.includes(value)) fail(`"${key}" is never "${value}".`);
  };
  for (const [key, byValue] of Object.entries(kind.switches))
    for (const value of Object.keys(byValue)) mayBe(key, value);
  for (const others of Object.values(kind.onlyWith))
    for (const [key, value] of Object.entries(others)) mayBe(key, value);
  return Object.fromEntries(Object.entries(kind).filter(([, value]) => !isEmpty(value)));
}

/**
 * Lists our own keywords in a schema.
 * @param {Schema} schema
 */
const ours = (schema) => Object.keys(schema).filter((key) => key.startsWith('x-'));

/**
 * Collects the values of one of our keywords, by the names of the properties.
 * @param {Record<string, Schema>} properties
 * @param {'x-switches' | 'x-only-with'} keyword
 * @returns {Record<string, Record<string, string>>}
 */
const byKey = (properties, keyword) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, { [keyword]: said }]) => (said ? [[key, said]] : [])),
  );

/**
 * "A rail." → "a rail"
 * @param {string} sentence
 */
const nameOf = (sentence) =>
  `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`;

/** @param {unknown} value */
const isEmpty = (value) =>
  value === undefined || (Array.isArray(value) && value.length === 0) || isEmptyObject(value);
