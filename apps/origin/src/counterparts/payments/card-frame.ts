import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { packageRoot } from '../../kernel/package-root';
import { type CardInput, checkCard } from './card-fields';
import { LOCAL_SITES, pagePolicy, readObject, sendJson, sendPage } from './http';
import type { CardFacts } from './protocol';
import type { KnownCard } from './test-cards';
import type { Tickets } from './tickets';

const folder = join(packageRoot, 'src/counterparts/payments/scripts');
const STYLE = readFileSync(join(folder, 'card-frame.css'), 'utf8');
const SCRIPT = readFileSync(join(folder, 'card-frame.js'), 'utf8');

/** The form's fields as HTML has them: name, autocomplete token, keyboard, placeholder. */
const FIELDS = [
  ['number', 'cc-number', 'numeric', '1234 1234 1234 1234'],
  ['expiry', 'cc-exp', 'numeric', 'MM / YY'],
  ['cvc', 'cc-csc', 'numeric', ''],
  ['holder', 'cc-name', 'text', ''],
  ['zip', 'postal-code', 'text', ''],
] as const;

const inputs = FIELDS.map(
  ([name, token, keyboard, placeholder]) => `<div class="field" data-field="${name}" hidden>
<label for="${name}"></label><input id="${name}" name="${name}" autocomplete="${token}" inputmode="${keyboard}" placeholder="${placeholder}" maxlength="60" spellcheck="false" aria-describedby="${name}-error"${name === 'holder' || name === 'zip' ? '' : ' dir="ltr"'}>
<p class="error" id="${name}-error"></p></div>`,
).join('\n');

/** The page in the frame. It knows no ticket: the page around it hands that over by message. */
const framePage = (nonce: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Card details</title>
<style>${STYLE}</style></head>
<body><span tabindex="0" data-edge="backward"></span><form novalidate aria-label="Card details">
${inputs}
<button type="submit" hidden></button></form><span tabindex="0" data-edge="forward"></span>
<script nonce="${nonce}">(() => {
'use strict';
const checkCard = ${checkCard.toString()};
${SCRIPT}
})();</script></body></html>`;

export interface FrameParts<Behaviour> {
  tickets: Tickets;
  /** The numbers that exist. */
  cards: ReadonlyMap<string, KnownCard<Behaviour>>;
  /** Keeps a card that was entered; answers its name, which the page is told. */
  keep(card: CardFacts, behaviour: Behaviour, customer: string): string;
}

/** The site in the card frame: its page, and the two calls of its script. */
export function createCardFrame<Behaviour>({ tickets, cards, keep }: FrameParts<Behaviour>) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<true | undefined> => {
    const { method } = request;
    if (url.pathname === '/frame' && method === 'GET') {
      const nonce = randomBytes(16).toString('base64');
      sendPage(response, framePage(nonce), pagePolicy(nonce, LOCAL_SITES));
      return true;
    }
    if (method !== 'POST') return undefined;
    // A page of another site cannot send JSON here without asking first, and it is not answered.
    if (url.pathname === '/frame/open') {
      const { ticket, site } = await readObject(request);
      sendJson(response, { session: tickets.open(String(ticket), String(site)) });
      return true;
    }
    if (url.pathname === '/frame/details') {
      const { session, card, asked } = await readObject(request);
      const { customer } = tickets.holderOf(String(session));
      sendJson(response, enter(readCard(card), customer, Array.isArray(asked) ? asked : []));
      return true;
    }
    return undefined;
  };

  function enter(card: CardInput, customer: string, asked: readonly string[]) {
    const now = new Date();
    const errors = checkCard(card, asked, {
      year: now.getUTCFullYear(),
      month: now.getUTCMonth() + 1,
    });
    if (errors.length > 0) return { errors };
    const number = card.number.replace(/\D/g, '');
    const known = cards.get(number);
    if (!known) return { errors: [{ field: 'number', code: 'incorrect_number' }] };
    if ('error' in known) {
      const field = known.error === 'incorrect_cvc' ? 'cvc' : 'expiry';
      return { errors: [{ field, code: known.error }] };
    }
    const [month = '', year = ''] = card.expiry.split(/\s*\/\s*|(?<=^\d\d)(?=\d)/);
    const facts: CardFacts = {
      brand: known.brand,
      last4: number.slice(-4),
      holder: card.holder.trim(),
      expiryMonth: Number(month),
      expiryYear: (Number(year) % 100) + 2000,
      fingerprint: createHmac('sha256', 'marquee-cards').update(number).digest('hex').slice(0, 32),
    };
    return { exid: keep(facts, known.behaviour, customer) };
  }
}

function readCard(value: unknown): CardInput {
  const given =
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  const text = (name: string) => (typeof given[name] === 'string' ? given[name].slice(0, 60) : '');
  return {
    number: text('number'),
    expiry: text('expiry'),
    cvc: text('cvc'),
    holder: text('holder'),
    zip: text('zip'),
  };
}
