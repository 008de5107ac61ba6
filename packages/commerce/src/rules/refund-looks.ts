import type { components } from '@marquee/origin-client';

type RefundStatus = components['schemas']['PaymentStatus'];

/** Is the money on its way back? Then its page asks until it has come. */
export const isOnItsWay = (status: RefundStatus | undefined): boolean => status === 'processing';

/** How long a page waits before it asks again for a refund, in ms: most take seconds, and some take days. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const;
const LONGEST_MS = 60_000;

/** The pause before the next look, after so many of them. */
export const refundPause = (looks: number): number => PAUSES_MS[looks] ?? LONGEST_MS;
