import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createAcs } from './acs';
import { createApi } from './api';
import { createBank } from './bank';
import { createCardFrame } from './card-frame';
import { createCompany } from './company';
import { createControls } from './control';
import { Refused, sendJson } from './http';
import { openJournal } from './journal';
import { COMPANY_HOSTS, type CompanyName, type CompanySettings } from './protocol';
import { paymentSettings } from './settings';
import { createStripeSite } from './stripe';
import { createTickets } from './tickets';
import { createWebhooks } from './webhooks';

export interface Payments {
  /** The programs by their host names. */
  listeners: Readonly<Record<string, RequestListener>>;
  settings: Readonly<Record<CompanyName, CompanySettings>>;
  /** What the site's pages load of Stripe's stand-in, below the address of its script. */
  stripeScript: RequestListener;
  close(): void;
}

type Site = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<true | undefined>;

/**
 * The companies that take money: cards with their issuers' pages, a bank, and a stand-in for Stripe. They know nothing of the origin
 * but what it tells them by `protocol.ts`.
 * @param folder where each has its journal; without one they remember nothing after their end
 */
export function createPayments(addressOf: (host: string) => string, folder?: string): Payments {
  const settings = paymentSettings(addressOf);
  const open = (name: CompanyName, kind: 'cards' | 'bank') => {
    const journal = openJournal(folder && join(folder, `${COMPANY_HOSTS[name]}.journal`));
    const controls = createControls();
    const webhooks = createWebhooks(journal, settings[name].webhookSecret, controls);
    const page = kind === 'bank' ? `${addressOf('bank')}/pay` : `${addressOf('acs')}/challenge`;
    const company = createCompany({
      journal,
      webhooks,
      controls,
      kind,
      pageOf: (token) => `${page}/${token}`,
    });
    const tickets = createTickets();
    const parts = { settings: settings[name], company, controls, webhooks, journal, tickets };
    const close = () => {
      webhooks.close();
      journal.close();
    };
    return { ...parts, close };
  };

  const cards = open('sandboxCard', 'cards');
  const bank = open('sandboxBank', 'bank');
  const stripe = open('stripe', 'cards');
  const stripeSite = createStripeSite(stripe, addressOf('stripe'));

  const cardsApi = createApi({
    ...cards,
    describeTicket: (ticket) => ({ ticket, frame: `${addressOf('cards')}/frame` }),
  });
  const bankApi = createApi({ ...bank, describeTicket: (ticket) => ({ ticket }) });
  const stripeApi = createApi({ ...stripe, describeTicket: stripeSite.describeTicket });
  const frame = createCardFrame({ ...cards, prefix: 'card' });
  const bankPages = createBank(bank.company);
  const issuers = [createAcs(cards.company), createAcs(stripe.company)] as const;

  return {
    settings,
    listeners: {
      cards: listenerOf(cardsApi, frame),
      bank: listenerOf(bankApi, async (...given) => {
        await bankPages(...given);
        return true;
      }),
      stripe: listenerOf(stripeApi, stripeSite.frame, stripeSite.script),
      acs: listenerOf(async (request, response, url) => {
        const token = url.pathname.split('/').at(-1) ?? '';
        await issuers[stripe.company.byToken(token) ? 1 : 0](request, response, url);
        return true;
      }),
    },
    stripeScript: listenerOf(stripeSite.script),
    close() {
      for (const one of [cards, bank, stripe]) one.close();
    },
  };
}

/** Asks the parts of a site in turn. What one of them throws is an answer in JSON. */
function listenerOf(...parts: readonly Site[]): RequestListener {
  return (request, response) => {
    const run = async () => {
      const url = new URL(request.url ?? '/', 'http://payments.localhost');
      for (const part of parts) if (await part(request, response, url)) return;
      throw new Refused(404, 'not_found', 'There is no page at this address.');
    };
    run().catch((error: unknown) => {
      const { status, code, message } =
        error instanceof Refused
          ? error
          : new Refused(500, 'failed', error instanceof Error ? error.message : String(error));
      if (response.headersSent) response.destroy();
      else sendJson(response, { error: { code, message } }, status);
    });
  };
}
