/**
 * What a node of the contract is once its reference has been followed.
 * @throws {Error} where a reference leads nowhere
 */
export function resolve(contract, node) {
  if (node?.$ref === undefined) return node;
  const target = node.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce((value, part) => value?.[part.replaceAll('~1', '/').replaceAll('~0', '~')], contract);
  if (target === undefined) throw new Error(`schemas/origin: ${node.$ref} leads nowhere`);
  return resolve(contract, target);
}
