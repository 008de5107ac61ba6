/** @import { Schema, SchemaWithDefinitions } from './schema.mjs' */
import { definitionIn, definitionName } from './bundle.mjs';
import { branchesOf } from './schema.mjs';

/** Definitions whose every occurrence is visited, by the semantic checks or when a realm is resolved. */
const VISITED = [
  'text',
  'asset',
  'background',
  'logo',
  'target',
  'vendorAddress',
  'paymentHost',
  'formField',
  'pluginName',
];

/**
 * Names the kind of a schema: its definition, or the kind of name that its text holds.
 * @param {Schema} schema
 */
function visitedAs({ $ref = '', 'x-names': named }) {
  const name = named ? `${named}Name` : definitionName($ref);
  if (VISITED.includes(name)) return name;
  if (named) throw new Error(`"x-names" cannot be "${named}".`);
  return undefined;
}

/**
 * Where in a realm.json texts, pictures, targets, vendors’ addresses, payment providers’ hosts, fields of forms and names of plugins stand, as pointers in which `*` is any item of a list.
 * A new section or provider is checked as soon as it is in the schema.
 * @param {SchemaWithDefinitions} schema
 * @throws {Error} where the same key of two variants is one of these in one and something else in the other
 */
export function placesModule(schema) {
  /** @type {Map<string, Set<string>>} */
  const places = new Map(VISITED.map((name) => [name, new Set()]));
  /** @type {Map<string, string>} */
  const kinds = new Map();
  /** @type {(property: Schema, pointer: string) => void} */
  const note = (property, pointer) => {
    const kind = visitedAs(property) ?? 'of another kind';
    const known = kinds.get(pointer) ?? kind;
    kinds.set(pointer, kind);
    if (known !== kind)
      throw new Error(`${pointer} is both ${known} and ${kind}: call one of them something else.`);
  };
  /** @type {(node: Schema, pointer: string) => void} */
  const visit = (node, pointer) => {
    places.get(visitedAs(node) ?? '')?.add(pointer);
    if (node.$ref) visit(definitionIn(schema, definitionName(node.$ref)), pointer);
    for (const branch of branchesOf(node)) visit(branch, pointer);
    for (const [key, property] of Object.entries(node.properties ?? {})) {
      note(property, `${pointer}/${key}`);
      visit(property, `${pointer}/${key}`);
    }
    if (node.items) {
      note(node.items, `${pointer}/*`);
      visit(node.items, `${pointer}/*`);
    }
  };
  visit(schema, '');

  const lists = Object.fromEntries([...places].map(([name, set]) => [name, [...set].sort()]));
  return `// Generated from schemas/realm by "npm run generate". Do not edit.

export const PLACES = ${JSON.stringify(lists, null, 2)} as const;
`;
}
