import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { packageRoot } from '../../../kernel/package-root';
import { createCardFrame } from '../card-frame';
import type { CardFacts } from '../protocol';
import type { Tickets } from '../tickets';
import { type Books, begin } from './books';
import { STRIPE_CARDS, type StripeBehaviour } from './issuer';
import type { ConfirmationToken } from './objects';
import { STRIPE_SURFACE } from './surface';

/** How long a token may be confirmed with, in seconds: 12 hours, as documented. */
const TOKEN_LIFE = 12 * 60 * 60;

/**
 * The stand-in for Stripe as far as the site's pages see it: its script, held to what is documented, and the frame of its Payment
 * Element. The frame opens for anybody with the publishable key, as Stripe's does: what is entered is nobody's until the merchant
 * confirms an intent with it.
 */
export function createStripeSite(books: Books, tickets: Tickets, address: string) {
  const read = (path: string) => readFileSync(join(packageRoot, 'src/counterparts', path), 'utf8');
  const script = `(() => {
'use strict';
const GLOBAL = 'Stripe';
const DOCUMENTED = ${JSON.stringify(STRIPE_SURFACE)};
const ADDRESS = ${JSON.stringify(address)};
${read('vendors/scripts/tools.js')}
${read('payments/scripts/stripe-element.js')}
${read('payments/scripts/stripe.js')}
})();
`;
  const openByKey: Tickets = {
    ...tickets,
    // The publishable key in a ticket's place: public, and good for any number of frames.
    open: (key, site) =>
      tickets.open(key.startsWith('pk_') ? tickets.issue({ customer: '', site }) : key, site),
  };
  return {
    frame: createCardFrame({
      tickets: openByKey,
      cards: STRIPE_CARDS,
      keep: (card, behaviour) => keepToken(books, card, behaviour).id,
    }),
    async script(
      request: IncomingMessage,
      response: ServerResponse,
      { pathname }: URL,
    ): Promise<true | undefined> {
      if (request.method !== 'GET' || !/^\/[a-z0-9-]+\/stripe\.js$/.test(pathname))
        return undefined;
      response.writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
      });
      response.end(script);
      return true;
    },
  };
}

function keepToken(
  books: Books,
  { brand, last4, holder, expiryMonth, expiryYear, fingerprint }: CardFacts,
  behaviour: StripeBehaviour,
): ConfirmationToken {
  const base = begin('confirmation_token');
  return books.keep<ConfirmationToken>(
    {
      ...base,
      expires_at: base.created + TOKEN_LIFE,
      payment_intent: null,
      setup_intent: null,
      payment_method_preview: {
        type: 'card',
        customer: null,
        billing_details: { name: holder === '' ? null : holder },
        card: { brand, last4, exp_month: expiryMonth, exp_year: expiryYear, fingerprint },
      },
      use_stripe_sdk: true,
    },
    { behaviour },
  );
}
