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

/** The seed of a realm's accounts; one of an operator's own asks what Plain does. */
export const accountsOf = (realmId: string): AccountSeed => accountSeeds[realmId] ?? plain;
