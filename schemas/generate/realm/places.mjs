import { definitionName } from './bundle.mjs';

/** Definitions whose every occurrence is visited, by the semantic checks or when a realm is resolved. */
const VISITED = ['text', 'asset', 'background', 'logo', 'target', 'vendorAddress', 'formField'];

/**
 * Where in a realm.json texts, pictures, targets, vendors’ addresses and fields of forms stand, as pointers in which `*` is any item of a list.
 * A further section or provider is checked by being in the schema.
 */
export function placesModule(schema) {
  const places = Object.fromEntries(VISITED.map((name) => [name, new Set()]));
  const visit = (node, pointer) => {
    const name = node.$ref && definitionName(node.$ref);
    if (VISITED.includes(name)) places[name].add(pointer);
    if (name) visit(schema.$defs[name], pointer);
    for (const part of [...(node.allOf ?? []), node]) {
      for (const branch of [part.then, part.else]) if (branch) visit(branch, pointer);
    }
    for (const [key, property] of Object.entries(node.properties ?? {}))
      visit(property, `${pointer}/${key}`);
    if (node.items) visit(node.items, `${pointer}/*`);
  };
  visit(schema, '');

  const lists = Object.fromEntries(
    Object.entries(places).map(([name, set]) => [name, [...set].sort()]),
  );
  return `// Generated from schemas/realm by "npm run generate". Do not edit.

export const PLACES = ${JSON.stringify(lists, null, 2)} as const;
`;
}
