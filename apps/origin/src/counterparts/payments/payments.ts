import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createAcs } from './acs';
import { createApi } from './api';
import { createBank } from './bank';
import { createCardFrame } from './card-frame';
import { createCompany } from './company';
import { createControls } from './control';
import { Refused, sendJson } from './http';
import { type Entry, openJournal } from './journal';
import {
  COMPANY_HOSTS,
  type CompanyName,
  type CompanySettings,
  type WebhookEvent,
} from './protocol';
import { paymentSettings } from './settings';
import type { StripeLine } from './stripe/books';
import { createStripe } from './stripe/stripe';
import { KNOWN_CARDS } from './test-cards';
import { createTickets } from './tickets';
import { createWebhooks, type DeliveryLine, standardHeaders } from './webhooks';

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
 * but what it tells them: by `protocol.ts`, and Stripe by its own API.
 * @param folder where each has its journal; without one they remember nothing after their end
 */
export function createPayments(addressOf: (host: string) => string, folder?: string): Payments {
  const settings = paymentSettings(addressOf);
  const fileOf = (name: CompanyName) => folder && join(folder, `${COMPANY_HOSTS[name]}.journal`);
  const open = (name: CompanyName, kind: 'cards' | 'bank') => {
    const journal = openJournal(fileOf(name));
    const controls = createControls();
    const webhooks = createWebhooks<WebhookEvent>({
      lines: journal.entries.filter(isDelivery),
      append: journal.append,
      sign: standardHeaders(settings[name].webhookSecret),
      controls,
    });
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
  const stripe = createStripe({
    settings: settings.stripe,
    journal: openJournal<StripeLine>(fileOf('stripe')),
    controls: createControls(),
    address: addressOf('stripe'),
  });

  const cardsApi = createApi({
    ...cards,
    describeTicket: (ticket) => ({ ticket, frame: `${addressOf('cards')}/frame` }),
  });
  const bankApi = createApi({ ...bank, describeTicket: (ticket) => ({ ticket }) });
  const frame = createCardFrame({
    tickets: cards.tickets,
    cards: KNOWN_CARDS,
    keep: (card, behaviour, customer) =>
      cards.company.keep({ customer, method: 'card', behaviour, card }, 'card').exid,
  });
  const bankPages = createBank(bank.company);
  const issuer = createAcs(cards.company);

  return {
    settings,
    listeners: {
      cards: listenerOf(cardsApi, frame),
      bank: listenerOf(bankApi, async (...given) => {
        await bankPages(...given);
        return true;
      }),
      stripe: listenerOf(...stripe.parts),
      acs: listenerOf(async (...given) => {
        await issuer(...given);
        return true;
      }),
    },
    stripeScript: listenerOf(stripe.script),
    close() {
      for (const one of [cards, bank, stripe]) one.close();
    },
  };
}

const isDelivery = (entry: Entry): entry is DeliveryLine<WebhookEvent> & Entry =>
  entry.kind === 'event' || entry.kind === 'delivered';

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
