/** @import { Contract, Part } from './contract.mjs' */
import { resolve } from './resolve.mjs';

/**
 * Lists the required top-level fields of an answer, as `origin-client/src/shape.ts` reads them; empty when none is required.
 * @param {Contract} contract
 * @param {Part} reference
 */
export function shapeOf(contract, reference) {
  const schema = resolve(contract, reference);
  const type = jsonTypeOf(contract, schema);
  if (type !== 'object') return type ?? '';
  const fields = (schema.required ?? []).flatMap((name) => {
    const fieldType = jsonTypeOf(contract, resolve(contract, schema.properties?.[name] ?? {}));
    return fieldType === undefined ? [] : [`${name}:${fieldType}`];
  });
  return fields.length === 0 ? 'object' : fields.join(' ');
}

/**
 * `undefined` when the contract allows several types, because then no short check is possible.
 * @param {Contract} contract
 * @param {Part} schema
 */
function jsonTypeOf(contract, schema) {
  const { type } = resolve(contract, schema);
  if (Array.isArray(type) || type === undefined) return undefined;
  return type === 'integer' ? 'number' : type;
}
