import type { Arrangement } from '../contract';

/**
 * One attempt at paying for a basket, as this browser keeps it. It is written before the origin is called
 * and goes when the order is at rest: its key is that of the attempt, whichever tab, reload or
 * restored page asks for it.
 */
export interface PayingRecord {
  /** The basket's id. */
  basket: string;
  /** The body of the call: the same key is always sent with the same body. */
  arrangement: Arrangement;
  acknowledgeNoFreeTrial?: boolean;
  /** The idempotency key. */
  key: string;
  /** The viewer's id: another viewer of this browser does not ask for it. */
  viewer: string;
  orderId?: string;
  /** Where the viewer goes once they have paid. */
  from?: string;
  /** When it began, in milliseconds. */
  begun: number;
}

/** After this long nobody waits for it any more; the origin forgets a key after the same time. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Reads what the browser's database had; null for a record that is foreign, broken or too old. */
export function readRecord(value: unknown, viewer: string, now: number): PayingRecord | null {
  if (!isRecord(value) || value.viewer !== viewer) return null;
  const age = now - value.begun;
  return age >= 0 && age < LONGEST_MS ? value : null;
}

function isRecord(value: unknown): value is PayingRecord {
  if (typeof value !== 'object' || value === null) return false;
  const one: Partial<Record<keyof PayingRecord, unknown>> = value;
  return (
    typeof one.basket === 'string' &&
    typeof one.key === 'string' &&
    one.key !== '' &&
    typeof one.viewer === 'string' &&
    typeof one.begun === 'number' &&
    isText(one.orderId) &&
    isText(one.from) &&
    isArrangement(one.arrangement)
  );
}

const isText = (value: unknown) => value === undefined || typeof value === 'string';

const isArrangement = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'expected' in value &&
  'primaryPaymentDetailsAttributes' in value;
