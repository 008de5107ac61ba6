import { closest } from '@marquee/realm';
import { listRealms } from '@marquee/realm/node';
import { didYouMean } from './frame/words';

/** The end of a message about a realm that does not exist: which realm of the folder may be meant. */
export async function meantRealm(given: string, realms: string): Promise<string> {
  const list = await listRealms(realms);
  return list.ok ? didYouMean(closest(given, list.ids)) : '';
}
