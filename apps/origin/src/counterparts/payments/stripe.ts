import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { packageRoot } from '../../kernel/package-root';
import { createCardFrame } from './card-frame';
import type { Company } from './company';
import { STRIPE_SURFACE } from './documented-stripe';
import type { Tickets } from './tickets';

interface StripeParts {
  company: Company;
  tickets: Tickets;
}

/**
 * The stand-in for Stripe as far as the site's pages see it: its script, held to what is documented, and the frame of its Payment
 * Element. A client secret belongs to a setup of one viewer; the frame itself opens for anybody with the publishable key, as Stripe's
 * does, and is nobody's until a secret says whose.
 */
export function createStripeSite({ company, tickets }: StripeParts, address: string) {
  const read = (name: string) =>
    readFileSync(join(packageRoot, 'src/counterparts/payments/scripts', `${name}.js`), 'utf8');
  const tools = readFileSync(
    join(packageRoot, 'src/counterparts/vendors/scripts/tools.js'),
    'utf8',
  );
  const script = `(() => {
'use strict';
const GLOBAL = 'Stripe';
const DOCUMENTED = ${JSON.stringify(STRIPE_SURFACE)};
const ADDRESS = ${JSON.stringify(address)};
${tools}
${read('stripe')}
})();
`;
  const setups = new Map<string, string>();
  const openByKey: Tickets = {
    ...tickets,
    // The publishable key in a ticket's place: public, and good for any number of frames.
    open: (key, site) =>
      tickets.open(key.startsWith('pk_') ? tickets.issue({ customer: '', site }) : key, site),
  };
  return {
    describeTicket(ticket: string, customer: string) {
      const clientSecret = `seti_${randomBytes(12).toString('hex')}_secret_${randomBytes(12).toString('hex')}`;
      setups.set(clientSecret, customer);
      return { ticket, clientSecret };
    },
    frame: createCardFrame({
      company,
      tickets: openByKey,
      prefix: 'pm',
      customerBy: (secret) => setups.get(secret),
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
