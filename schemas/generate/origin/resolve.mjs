/** @import { Contract, Part } from './contract.mjs' */

/**
 * Follows the reference of a part of the contract.
 * @param {Contract} contract
 * @param {Part} part
 * @returns {Part}
 * @throws {Error} where a reference leads nowhere
 */
export function resolve(contract, part) {
  if (part.$ref === undefined) return part;
  /** @type {unknown} */
  let target = contract;
  for (const key of part.$ref.replace(/^#\//, '').split('/')) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    target = isObject(target) ? target[name] : undefined;
  }
  if (!isObject(target)) throw new Error(`schemas/origin: ${part.$ref} leads nowhere`);
  return resolve(contract, target);
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isObject = (value) => typeof value === 'object' && value !== null;
