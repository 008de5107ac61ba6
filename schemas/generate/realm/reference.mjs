/** @import { Schema, WholeSchema } from './schema.mjs' */
import { definitionIn, definitionName } from './bundle.mjs';
import { inheritanceOf, mergingDefinitions } from './inheritance.mjs';
import { branchesOf, isEmptyObject } from './schema.mjs';

const INTRODUCTION = `# realm.json, key by key

<!-- Generated from schemas/realm by "npm run generate". Do not edit. -->

For operators who look up a key. At the end you know what it takes, its default, and how it is inherited.

A realm is a folder: \`realm.json\`, \`assets/\` with its pictures, and \`labels/<locale>.json\` with texts that
replace built-in labels. The folder's name is the realm's id: lower-case letters, digits and hyphens.

With \`"$schema": "../../schemas/realm/realm.schema.json"\` on the first line, an editor completes and explains
every key. \`marquee validate realm-configs/apex\` says what is wrong, where, and what was probably meant
(see [findings](findings.md)). Everything in a realm is public.

The column "inherited" is for realms that \`extend\` others ([inheritance](inheritance.md)). \`no\`: the key is not
inherited. \`yes\`: a realm inherits the key; a later file that has the key replaces the whole value. Where keys,
languages or entries merge, a later file replaces only what it names. \`with the rest\`: the key is part of a value that is
replaced as a whole.

The smallest realm:
`;

/** Shapes that are described once and linked to, in the order of the page. */
const SHAPES = [
  'text',
  'asset',
  'background',
  'logo',
  'colour',
  'languageTag',
  'locale',
  'clientName',
  'vendorAddress',
  'paymentHost',
  'campaignCode',
  'app',
  'tvCompany',
  'provider',
  'paymentProvider',
  'paymentMethod',
  'formField',
  'featureSwitch',
  'countryRestriction',
  'fieldOption',
  'consentTerm',
  'menuItem',
  'target',
  'routeTarget',
  'hrefTarget',
  'section',
  'ownPage',
  'plugin',
  'watermark',
  'colours',
  'fontName',
];

/**
 * A line of a table of keys.
 * @typedef {object} Row
 * @property {string} key
 * @property {string} type
 * @property {string} fallback
 * @property {string} inherited
 * @property {string} purpose
 * @property {unknown} example
 */

/**
 * Orders the shapes; the variants of a union follow the union.
 * @param {WholeSchema} schema
 */
function shapesOf(schema) {
  return SHAPES.flatMap((name) => [
    name,
    ...(schema.$defs[name]?.allOf ?? []).flatMap(({ then }) =>
      then?.$ref ? [definitionName(then.$ref)] : [],
    ),
  ]);
}

/**
 * Writes the operators' reference as Markdown.
 * @param {WholeSchema} schema
 */
export function reference(schema) {
  const shapes = shapesOf(schema);
  const lines = [INTRODUCTION, fence(schema.examples?.[0]), ''];

  lines.push('## The whole file', '', wordsOf(schema).description, '');
  lines.push(...table(rows(schema, '', schema, { deep: false })));

  for (const [key, property] of Object.entries(schema.properties)) {
    const name = property.$ref && definitionName(property.$ref);
    if (!name || shapes.includes(name)) continue;
    const definition = definitionIn(schema, name);
    const { title, description } = wordsOf(definition);
    lines.push(`## \`${key}\`: ${lowerFirst(title)}`, '', description, '');
    lines.push(...table(rows(definition, `${key}.`, schema, { deep: true })));
    lines.push(...example(definition));
  }

  lines.push('## Shapes', '');
  for (const name of shapes) lines.push(...shape(name, schema));
  return `${lines.join('\n').trim()}\n`;
}

/**
 * Reads title and description of a schema; every schema of the reference must have both.
 * @param {Schema} schema
 */
function wordsOf({ title = '', description = '' }) {
  if (!title || !description)
    throw new Error(`"${title || description}" wants title and description.`);
  return { title, description };
}

/**
 * @param {string} name
 * @param {WholeSchema} schema
 */
function shape(name, schema) {
  const definition = definitionIn(schema, name);
  const { title, description } = wordsOf(definition);
  const lines = [`### ${title}`, '', description, ''];
  if (definition.enum) lines.push(`One of ${list(definition.enum)}.`, '');
  const variants = branchesOf(definition).flatMap(({ $ref }) => ($ref ? [$ref] : []));
  if (variants.length > 0) {
    const links = variants.map(($ref) => link(definitionName($ref), schema));
    lines.push(`One of: ${links.join(', ')}.`, '');
  } else if (definition.properties) {
    const merges = mergingDefinitions(schema).has(name);
    const entries = rows(definition, '', schema, { deep: true });
    lines.push(
      ...table(
        merges ? entries : entries.map((entry) => ({ ...entry, inherited: 'with the rest' })),
      ),
    );
  }
  return [...lines, ...example(definition)];
}

/** @param {Schema} definition */
function example({ examples = [] }) {
  return examples.length === 0 ? [] : ['For example:', '', ...examples.map(fence), ''];
}

/**
 * @param {Schema} object
 * @param {string} prefix
 * @param {WholeSchema} schema
 * @param {{ deep: boolean }} options
 * @returns {Row[]}
 */
function rows(object, prefix, schema, { deep }) {
  return Object.entries(object.properties ?? {}).flatMap(([key, property]) => {
    const definition = property.$ref ? definitionIn(schema, definitionName(property.$ref)) : {};
    const merged = { ...definition, ...property };
    const path = `${prefix}${key}`;
    const own = {
      key: path,
      type: type(property, schema),
      fallback: fallback(merged, object.required?.includes(key) ?? false),
      inherited: inheritanceOf(property, definition),
      purpose: [merged.description, ...valuesOf(merged)].join(' '),
      example: merged.examples?.[0],
    };
    const nested = property.properties && (deep || !property.$ref);
    return nested ? [own, ...rows(property, `${path}.`, schema, { deep })] : [own];
  });
}

/**
 * Lists the meaning of each value of a choice.
 * @param {Schema} property
 */
function valuesOf(property) {
  const { enum: values = [], enumDescriptions: hints = [] } = property.items?.enum
    ? property.items
    : property;
  return hints.map((hint, at) => `${code(values[at])}: ${hint}`);
}

/**
 * @param {Schema} property
 * @param {WholeSchema} schema
 * @returns {string}
 */
function type(property, schema) {
  if (property.$ref) {
    const definition = definitionIn(schema, definitionName(property.$ref));
    // A list has no heading of its own; its entries have.
    return definition.type === 'array'
      ? type(definition, schema)
      : link(definitionName(property.$ref), schema);
  }
  if (property.const !== undefined) return code(property.const);
  if (property.enum) return list(property.enum);
  if (property.type === 'array') return `list of ${type(property.items ?? {}, schema)}`;
  if (property.type === 'integer' && property.maximum)
    return `number, ${property.minimum} to ${property.maximum}`;
  if (property.type === 'boolean') return '`true` or `false`';
  return typeNames(property);
}

/** @param {Schema} schema */
const typeNames = ({ type: kinds = [] }) =>
  [kinds]
    .flat()
    .map((kind) => TYPE_NAMES.get(kind) ?? kind)
    .join(' or ');

const TYPE_NAMES = new Map([
  ['string', 'text'],
  ['array', 'list'],
]);

/**
 * @param {Schema} property
 * @param {boolean} required
 */
function fallback(property, required) {
  if (required) return '**required**';
  if (property['x-default']) return property['x-default'];
  return property.default === undefined || isEmptyObject(property.default)
    ? ''
    : code(property.default);
}

/**
 * @param {string} name
 * @param {WholeSchema} schema
 */
function link(name, schema) {
  const definition = definitionIn(schema, name);
  const isShape = shapesOf(schema).includes(name);
  // A plain value has no heading of its own.
  if (!isShape && !definition.properties) return typeNames(definition);
  const { title } = wordsOf(definition);
  const heading = isShape ? title : `\`${name}\`: ${lowerFirst(title)}`;
  return `[${lowerFirst(title)}](#${anchor(heading)})`;
}

/** @param {Row[]} entries */
function table(entries) {
  const cells = entries.map(
    ({ key, type: kind, fallback: missing, inherited, purpose, example: sample }) =>
      [code(key), kind, missing, inherited, purpose, sample === undefined ? '' : code(sample)].map(
        cell,
      ),
  );
  return [
    '| key | type | default | inherited | what it is for | example |',
    '|---|---|---|---|---|---|',
    ...cells.map((row) => `| ${row.join(' | ')} |`),
    '',
  ];
}

/** @param {unknown} value */
const code = (value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
/** @param {unknown[]} values */
const list = (values) => values.map(code).join(', ');
/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');
/** @param {unknown} value */
const fence = (value) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
/** @param {string} text */
const lowerFirst = (text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/**
 * Makes an anchor from a heading, as code hosts do.
 * @param {string} heading
 */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
