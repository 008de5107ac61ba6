import type { FieldError, FieldsState } from '../provider';

/**
 * The messages between a page and the card frame. The frame says `cards.ready` to the page around it, and nothing more; the page hands
 * it a port with the ticket, at the frame's own address only. All the rest goes through that port, which no third page has.
 */
export const READY = 'cards.ready';
export const OPEN = 'cards.open';

/** What the frame says through the port. */
export type FromFrame =
  | { type: 'opened' }
  | { type: 'refused'; reason: string }
  | { type: 'state'; state: FieldsState }
  | { type: 'height'; height: number }
  | { type: 'leave'; direction: 'forward' | 'backward' }
  | { type: 'submitted'; id: number; exid: string }
  | { type: 'failed'; id: number; errors: readonly FieldError[] };

/** What the page says through the port. */
export type ToFrame = { type: 'focus'; at: 'first' | 'last' } | { type: 'submit'; id: number };

const FIELDS: readonly unknown[] = ['number', 'expiry', 'cvc', 'holder', 'zip', 'card'];
const STATES: readonly unknown[] = ['empty', 'incomplete', 'complete'];
/** A frame higher than this is broken, or wants to cover the page. In pixels. */
const HIGHEST = 1_200;

/** Reads a message of the frame's; undefined for one that does not fit. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (!isRecord(data)) return undefined;
  const { type, id } = data;
  switch (type) {
    case 'opened':
      return { type };
    case 'refused':
      return { type, reason: String(data.reason) };
    case 'state':
      return isState(data.state) ? { type, state: data.state } : undefined;
    case 'height':
      return isHeight(data.height) ? { type, height: Math.min(data.height, HIGHEST) } : undefined;
    case 'leave':
      return data.direction === 'forward' || data.direction === 'backward'
        ? { type, direction: data.direction }
        : undefined;
    case 'submitted':
      return typeof id === 'number' && typeof data.exid === 'string'
        ? { type, id, exid: data.exid }
        : undefined;
    case 'failed':
      return typeof id === 'number' && Array.isArray(data.errors)
        ? { type, id, errors: data.errors.filter(isFieldError) }
        : undefined;
    default:
      return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isState = (value: unknown): value is FieldsState => STATES.includes(value);
const isHeight = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;
const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && FIELDS.includes(value.field) && typeof value.code === 'string';
