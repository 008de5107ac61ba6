import type { AccountSeed } from './account-seed';
import { apex } from './apex';
import { corral } from './corral';
import { metro } from './metro';
import { noor } from './noor';
import { plain } from './plain';
import { unity } from './unity';

export const accountSeeds: Readonly<Record<string, AccountSeed>> = {
  apex,
  corral,
  noor,
  metro,
  unity,
  plain,
};

/** What a realm asks of whoever has an account there. */
export function accountsOf(realmId: string): AccountSeed {
  const seed = accountSeeds[realmId];
  if (!seed) throw new Error(`The seed does not say what ${realmId} asks of its viewers.`);
  return seed;
}
