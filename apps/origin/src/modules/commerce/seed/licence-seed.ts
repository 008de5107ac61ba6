import type { Localised } from '../../../kernel/database/columns';
import type { ExternalSeller, Grants } from '../catalogue/tables';
import type { Period } from '../rules/renewal-at';

/** A price of a licence; minor units. */
export interface PriceSeed {
  /** Behind the licence's own part of the sku; empty for the default price. */
  suffix?: string;
  amount: number;
  currency: string;
  scale: number;
  /** None for the realm's default. */
  countries?: readonly string[];
  prior?: number;
}

interface Named {
  id: number;
  /** The beginning of its skus. */
  sku: string;
  rank: number;
  names: Localised;
  descriptions: Localised;
  features: readonly Localised[];
  grants: Grants;
}

/** A licence as its realm's seed has it. */
export type LicenceSeed = Named &
  (
    | {
        strategy: 'SUBSCRIPTION';
        period: Period;
        prices: readonly PriceSeed[];
        trialDays?: number;
        activation?: 'CONFIRM_PAYMENT';
        marketingPeriod?: Period;
      }
    | { strategy: 'FIXED_DATE'; prices: readonly PriceSeed[] }
    | { strategy: 'PAY_PER_VIEW'; accessHours: number; prices: readonly PriceSeed[] }
    | { strategy: 'EXTERNAL'; external: ExternalSeller }
    | { strategy: 'FREE'; prices: readonly PriceSeed[] }
  );

export interface FamilySeed {
  id: number;
  names: Localised;
  licences: readonly LicenceSeed[];
}

export type VoucherSeed = {
  code: string;
  names: Localised;
  lifeTimeRepeat?: boolean;
  licences?: readonly number[];
  most?: number;
  alone?: boolean;
  preApply?: string;
  startsAt?: string;
  expiresAt?: string;
} & ({ percentage: number } | { amount: number; currency: string; scale: number });

/** What a realm sells. */
export interface CommerceSeed {
  families: readonly FamilySeed[];
  /** Outside any family. */
  licences: readonly LicenceSeed[];
  vouchers: readonly VoucherSeed[];
  /** The licence that the sample viewers hold who may watch everything. */
  sample: number;
}
