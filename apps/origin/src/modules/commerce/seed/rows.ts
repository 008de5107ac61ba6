import type { licences, prices, vouchers } from '../catalogue/tables';
import type { LicenceSeed, VoucherSeed } from './licence-seed';

/** A licence of the seed as its row. */
export function licenceRow(
  realmId: string,
  licence: LicenceSeed,
  { familyId, place }: { familyId: number | null; place: number },
): typeof licences.$inferInsert {
  const { id, rank, names, descriptions, features, grants } = licence;
  const row: typeof licences.$inferInsert = {
    realmId,
    id,
    familyId,
    rank,
    place,
    names,
    descriptions,
    features,
    grants,
    type: licence.strategy === 'FREE' ? 'FREE' : 'OTHER',
    strategy: licence.strategy === 'FREE' ? 'SUBSCRIPTION' : licence.strategy,
    activation: 'IMMEDIATE',
    sold: true,
  };
  if (licence.strategy === 'PAY_PER_VIEW') row.accessHours = licence.accessHours;
  if (licence.strategy === 'EXTERNAL') row.external = licence.external;
  if (licence.strategy === 'SUBSCRIPTION') {
    row.period = licence.period;
    row.trialDays = licence.trialDays ?? null;
    row.activation = licence.activation ?? 'IMMEDIATE';
    row.marketingPeriod = licence.marketingPeriod ?? null;
  }
  return row;
}

/** The prices of a licence of the seed; one that is sold elsewhere has none. */
export function priceRows(realmId: string, licence: LicenceSeed): (typeof prices.$inferInsert)[] {
  if (!('prices' in licence)) return [];
  return licence.prices.map(({ suffix, amount, currency, scale, countries, prior }) => ({
    realmId,
    sku: suffix ? `${licence.sku}-${suffix}` : licence.sku,
    licenceId: licence.id,
    version: 1,
    amount,
    currency,
    scale,
    countries: countries ? [...countries] : null,
    priorAmount: prior ?? null,
  }));
}

const instantOf = (text: string | undefined) => (text === undefined ? null : new Date(text));

/** A voucher of the seed as its row. */
export function voucherRow(realmId: string, voucher: VoucherSeed): typeof vouchers.$inferInsert {
  const { code, names, lifeTimeRepeat, licences, most, alone, preApply } = voucher;
  const isPercentage = 'percentage' in voucher;
  return {
    realmId,
    code,
    names,
    type: isPercentage ? 'PERCENTAGE' : 'AMOUNT',
    percentage: isPercentage ? Math.round(voucher.percentage * 100) : null,
    amount: isPercentage ? null : voucher.amount,
    currency: isPercentage ? null : voucher.currency,
    scale: isPercentage ? null : voucher.scale,
    lifeTimeRepeat: lifeTimeRepeat ?? false,
    licences: licences ? [...licences] : null,
    most: most ?? null,
    alone: alone ?? false,
    preApply: preApply ?? null,
    startsAt: instantOf(voucher.startsAt),
    expiresAt: instantOf(voucher.expiresAt),
  };
}
