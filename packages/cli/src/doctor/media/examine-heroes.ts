import type { Realm } from '@marquee/realm';
import { type Check, ok, warning, wrong } from '../check';
import { inWords } from '../vendor';
import { catalogueList } from './catalogue-list';
import { checkHost } from './media-host';
import { media } from './play';

const SUBJECT = 'heroes';

const QUERY = '{ heroes(first: 20) { motion } }';

const GUIDE = 'See docs/operators/watching.md#what-an-origin-must-give.';

/** Checks what moves behind the words of heroes, where the realm wants it. */
export async function examineHeroes(realm: Realm): Promise<Check[]> {
  if (!realm.player.backgroundVideo) return [];
  try {
    const heroes = await catalogueList(realm, QUERY, 'heroes');
    const motions = heroes.flatMap(({ motion }) => (typeof motion === 'string' ? [motion] : []));
    if (motions.length === 0)
      return [warning(SUBJECT, 'No hero has a moving picture: `Hero.motion` is null.', GUIDE)];
    const faults = (await Promise.all(motions.map((motion) => checkMotion(realm, motion)))).flat();
    return faults.length > 0
      ? faults
      : [ok(SUBJECT, `${motions.length} of ${heroes.length} have a moving picture.`)];
  } catch (error) {
    return [
      wrong(SUBJECT, `Their moving pictures cannot be looked for: ${inWords(error)}.`, GUIDE),
    ];
  }
}

async function checkMotion(realm: Realm, address: string): Promise<Check[]> {
  try {
    const { headers } = await media(address, 'a moving picture', { range: 'bytes=0-99' });
    const type = String(headers['content-type'] ?? '');
    if (!type.startsWith('video/')) throw new Error(`a moving picture is ${type} (${address})`);
    return checkHost(realm, SUBJECT, address);
  } catch (error) {
    return [wrong(SUBJECT, `A hero does not move: ${inWords(error)}.`, GUIDE)];
  }
}
