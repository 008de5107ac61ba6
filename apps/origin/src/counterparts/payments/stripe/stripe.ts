import type { Controls } from '../control';
import { createControlApi } from '../control-api';
import type { Journal } from '../journal';
import type { CompanySettings } from '../protocol';
import { createTickets } from '../tickets';
import { createWebhooks, type DeliveryLine } from '../webhooks';
import { createStripeApi } from './api';
import { createBooks, type StripeLine } from './books';
import { createIntents } from './intents';
import { createIssuerPage } from './issuer-page';
import type { StripeEvent } from './objects';
import { signatureHeader } from './signature';
import { createStripeSite } from './site';

interface StripeParts {
  settings: CompanySettings;
  journal: Journal<StripeLine>;
  controls: Controls;
  address: string;
}

const isDelivery = (line: StripeLine): line is DeliveryLine<StripeEvent> =>
  line.kind === 'event' || line.kind === 'delivered';

/** The stand-in for Stripe: its API for merchants, its script and form for pages, its issuer's page, and its events. */
export function createStripe({ settings, journal, controls, address }: StripeParts) {
  const webhooks = createWebhooks<StripeEvent>({
    lines: journal.entries.filter(isDelivery),
    append: journal.append,
    sign: (_id, seconds, body) => ({
      'stripe-signature': signatureHeader(settings.webhookSecret, seconds, body),
    }),
    controls,
  });
  const books = createBooks(journal, webhooks);
  const intents = createIntents(books, (token) => `${address}/3d_secure/${token}`);
  const { frame, script } = createStripeSite(books, createTickets(), address);
  return {
    script,
    parts: [
      createControlApi({ controls, webhooks, journal: books.done }),
      createStripeApi({ settings, books, intents, controls }),
      createIssuerPage(books, intents),
      frame,
      script,
    ] as const,
    close() {
      webhooks.close();
      journal.close();
    },
  };
}
