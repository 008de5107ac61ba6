import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCompany } from './company';
import { createControls } from './control';
import { openJournal } from './journal';
import type { ChargeRequest, WebhookEvent } from './protocol';
import { createWebhooks, standardHeaders } from './webhooks';

let folder: string;
let merchant: Server;
let notifyUrl: string;
let answer: number;
let events: { id: unknown; event: WebhookEvent }[];
let arrived: () => void;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'payments-'));
  answer = 204;
  events = [];
  arrived = () => undefined;
  merchant = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    events.push({ id: request.headers['webhook-id'], event: JSON.parse(body) });
    response.writeHead(answer).end();
    arrived();
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  notifyUrl = `http://localhost:${(merchant.address() as AddressInfo).port}/`;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  merchant.close();
});

const file = () => join(folder, 'cards.journal');

/** A company as it is after a start. */
function start() {
  const journal = openJournal(file());
  const controls = createControls();
  const webhooks = createWebhooks<WebhookEvent>({
    lines: journal.entries.filter((entry) => entry.kind === 'event' || entry.kind === 'delivered'),
    append: journal.append,
    sign: standardHeaders('whsec_c2VjcmV0'),
    controls,
  });
  const pageOf = (token: string) => `http://acs.localhost/challenge/${token}`;
  const company = createCompany({ journal, webhooks, controls, kind: 'cards', pageOf });
  const stop = () => {
    webhooks.close();
    journal.close();
  };
  return { company, journal, stop };
}

const request = (details: string): ChargeRequest => ({
  payment: 'pay-1',
  customer: 'viewer-1',
  method: 'card',
  details,
  amount: 999,
  currency: 'EUR',
  scale: 2,
  brand: 'Apex',
  reference: 'A-1',
  notifyUrl,
});
const card = { customer: 'viewer-1', method: 'card', behaviour: 'succeeds' } as const;

async function arrivals(count: number) {
  while (events.length < count)
    await new Promise<void>((resolve) => {
      arrived = resolve;
    });
}

it('a company that was killed knows its charges and details, and charges no payment twice', () => {
  const first = start();
  const { exid } = first.company.keep(card, 'card');
  const made = first.company.make(request(exid));
  first.stop();
  const second = start();
  expect(second.company.details(exid)).toMatchObject(card);
  expect(second.company.make(request(exid))).toEqual(made);
  expect(second.journal.entries.filter(({ kind }) => kind === 'charge')).toHaveLength(1);
  second.stop();
});

it('a line that a kill has torn is dropped, and what follows is whole', () => {
  const first = start();
  const { exid } = first.company.keep(card, 'card');
  first.stop();
  appendFileSync(file(), '{"kind":"charge","stored":{"cha');
  const second = start();
  second.company.make(request(exid));
  second.stop();
  const third = start();
  expect(third.company.charge('pay-1')?.charge.status).toBe('succeeded');
  third.stop();
  for (const line of readFileSync(file(), 'utf8').trimEnd().split('\n')) JSON.parse(line);
});

it('a webhook that nobody took before the end is sent after the next start, with its id', async () => {
  answer = 503;
  const first = start();
  first.company.make(request(first.company.keep(card, 'card').exid));
  await arrivals(1);
  first.stop();
  answer = 204;
  const second = start();
  await arrivals(2);
  expect(new Set(events.map(({ id }) => id)).size).toBe(1);
  expect(events[1]?.event.type).toBe('charge.succeeded');
  second.stop();
});
