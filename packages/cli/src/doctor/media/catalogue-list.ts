import type { Realm } from '@marquee/realm';
import { ask } from '../ask';
import { isRecord, readJson } from './read-json';

/**
 * Asks the catalogue for a list, as a guest.
 * @throws {Error} with words for an operator.
 */
export async function catalogueList(
  { origin }: Realm,
  query: string,
  list: string,
): Promise<Record<string, unknown>[]> {
  const { status, text } = await ask(
    `${origin.address}/graphql`,
    { 'x-api-key': origin.publicKey, 'content-type': 'application/json' },
    'POST',
    JSON.stringify({ query }),
  );
  if (status !== 200) throw new Error(`the catalogue answers ${status}`);
  const answer = readJson(text);
  const found = isRecord(answer.data) ? answer.data[list] : undefined;
  if (!Array.isArray(found)) throw new Error('the catalogue’s answer is not that of the contract');
  return found.filter(isRecord);
}
