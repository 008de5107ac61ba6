import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { packageRoot } from '../../kernel/package-root';
import { type CardInput, checkCard } from './card-fields';
import type { Company } from './company';
import { LOCAL_SITES, malformed, pagePolicy, readObject, sendJson, sendPage } from './http';
import { KNOWN_CARDS } from './test-cards';
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

export interface FrameParts {
  company: Company;
  tickets: Tickets;
  /** The beginning of the ids of details. */
  prefix: string;
  /** For whom details are that are entered without a ticket, by what the page says at the end (Stripe's client secret). */
  customerBy?(secret: string): string | undefined;
}

/** The site in the card frame: its page, and the two calls of its script. */
export function createCardFrame({ company, tickets, prefix, customerBy }: FrameParts) {
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
      const { session, card, asked, secret } = await readObject(request);
      const { customer } = tickets.holderOf(String(session));
      const owner = customerBy ? customerBy(String(secret)) : customer;
      if (owner === undefined) throw malformed('This client secret is not known.');
      sendJson(response, enter(readCard(card), owner, Array.isArray(asked) ? asked : []));
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
    const known = KNOWN_CARDS.get(number);
    if (!known) return { errors: [{ field: 'number', code: 'incorrect_number' }] };
    if ('error' in known) {
      const field = known.error === 'incorrect_cvc' ? 'cvc' : 'expiry';
      return { errors: [{ field, code: known.error }] };
    }
    const [month = '', year = ''] = card.expiry.split(/\s*\/\s*|(?<=^\d\d)(?=\d)/);
    const details = company.keep(
      {
        customer,
        method: 'card',
        behaviour: known.behaviour,
        card: {
          brand: known.brand,
          last4: number.slice(-4),
          holder: card.holder.trim(),
          expiryMonth: Number(month),
          expiryYear: (Number(year) % 100) + 2000,
          fingerprint: createHmac('sha256', 'marquee-cards')
            .update(number)
            .digest('hex')
            .slice(0, 32),
        },
      },
      prefix,
    );
    return { exid: details.exid };
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
