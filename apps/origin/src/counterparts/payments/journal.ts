import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Charge, ChargeRequest, Details, Refund, WebhookEvent } from './protocol';

/** What a company keeps of details: how the card behaves instead of its number. */
export interface StoredDetails extends Details {
  behaviour: Behaviour;
}

/** How a card behaves; see `TEST_CARDS`. */
export type Behaviour =
  | 'succeeds'
  | 'declined'
  | 'noFunds'
  | 'alwaysChallenges'
  | 'attachesAndFailsLater'
  | 'challengesOnRenewal'
  | 'refundFails';

/** What a company keeps of a charge. `token` opens its page for the viewer. */
export interface StoredCharge {
  charge: Charge;
  request: ChargeRequest;
  token: string;
}

/** A line of the journal: what is true from now on. */
export type Entry = { at: string } & (
  | { kind: 'details'; details: StoredDetails }
  | { kind: 'forgotten'; exid: string; customer: string }
  | { kind: 'charge' | 'status'; stored: StoredCharge }
  | { kind: 'refund'; key: string; refund: Refund; stored: StoredCharge }
  | { kind: 'event'; id: string; to: string; customer: string; event: WebhookEvent }
  | { kind: 'delivered'; id: string }
);

export interface Journal<Line = Entry> {
  entries: readonly Line[];
  /** Returns when the entry would survive the end of this process and of the machine. */
  append(entry: Line): void;
  close(): void;
}

/**
 * Opens the journal of another company, which is not lost with the origin: a file with one line an entry, each on the disk before
 * anything else happens. Without a file it is in memory alone. A torn last line, of a write that a kill has cut, is dropped.
 */
export function openJournal<Line = Entry>(file?: string): Journal<Line> {
  const entries: Line[] = [];
  if (file === undefined)
    return { entries, append: (entry) => entries.push(entry), close: () => undefined };
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, 'a+');
  const text = readFileSync(handle, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  // What is written next must not become a part of the torn line.
  if (whole.length < text.length) ftruncateSync(handle, Buffer.byteLength(whole));
  for (const line of whole.split('\n').slice(0, -1)) entries.push(JSON.parse(line));
  return {
    entries,
    append(entry) {
      writeSync(handle, `${JSON.stringify(entry)}\n`);
      fsyncSync(handle);
      entries.push(entry);
    },
    close: () => closeSync(handle),
  };
}
