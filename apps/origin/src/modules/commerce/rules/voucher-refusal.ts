/** What decides whether a voucher may be used. */
export interface VoucherFacts {
  code: string;
  currency: string | null;
  licences: readonly number[] | null;
  most: number | null;
  claims: number;
  alone: boolean;
  preApply: string | null;
  startsAt: Date | null;
  expiresAt: Date | null;
}

export type VoucherRefusal =
  | 'VOUCHER_UNKNOWN'
  | 'VOUCHER_EXPIRED'
  | 'VOUCHER_USED'
  | 'VOUCHER_NOT_FOR_THIS';

/** As viewers type them: capitals, spaces and hyphens do not matter. */
export const normaliseCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/** The reason for which a voucher may not be used for this now; null when it may. One that has not begun is not known yet. */
export function voucherRefusal(
  voucher: VoucherFacts,
  use: {
    now: Date;
    licenceId: number;
    currency: string;
    /** The other vouchers of the basket. */
    others: readonly Pick<VoucherFacts, 'code' | 'alone'>[];
    /** The viewer has used it before. */
    usedBefore: boolean;
  },
): VoucherRefusal | null {
  const { now, licenceId, currency, others, usedBefore } = use;
  if (voucher.startsAt && voucher.startsAt > now) return 'VOUCHER_UNKNOWN';
  if (voucher.expiresAt && voucher.expiresAt <= now) return 'VOUCHER_EXPIRED';
  if (usedBefore || (voucher.most !== null && voucher.claims >= voucher.most))
    return 'VOUCHER_USED';
  const fits =
    (voucher.licences === null || voucher.licences.includes(licenceId)) &&
    (voucher.currency === null || voucher.currency === currency);
  const beside = others.length === 0 || !(voucher.alone || others.some(({ alone }) => alone));
  const after = voucher.preApply === null || others.some(({ code }) => code === voucher.preApply);
  return fits && beside && after ? null : 'VOUCHER_NOT_FOR_THIS';
}
