import { moneyText } from '@marquee/i18n';
import type { Localised } from '../../../kernel/database/columns';
import { textIn } from '../localised';
import { mayReactivate } from '../rules/cancelling';
import type { Subscription } from '../subscriptions/read-subscriptions';
import { LICENCE_WORDS, type LicenceWords } from './licence-words';
import { dayOf, type EmailParts, layOut, type Row } from './order-email';
import { ORDER_WORDS } from './order-words';
import type { LicenceEmail } from './tables';

interface About {
  brand: string;
  own: Subscription;
  /** The licence's, in every language. */
  names: Localised;
  locale: string;
  /** The viewer's time zone by its IANA name; null where it is not known. */
  zone: string | null;
  /** The site on which it was bought. */
  site: string | null;
}

/** What a plan will cost, and when. */
function nextCharge({ own, locale, zone }: About, later: (date: string) => string): Row[] {
  const { renewalAmount: amount, currency, scale, endsAt } = own;
  if (!amount || currency === null || scale === null || endsAt === null) return [];
  const date = dayOf(endsAt.toISOString(), { locale, zone });
  return [[later(date), moneyText({ amount, currency, scale }, locale)]];
}

function cancelledText({ own, locale, zone }: About, words: LicenceWords, plan: string): string[] {
  if (own.state === 'ended' || own.endsAt === null) return [words.cancelled.ended(plan)];
  const until = words.cancelled.until(plan, dayOf(own.endsAt.toISOString(), { locale, zone }));
  return mayReactivate(own) ? [until, words.cancelled.back] : [until];
}

/** How a viewer leaves before they are charged. */
const wayOut = ({ own, site }: About, { cancel }: LicenceWords): string =>
  site === null ? cancel.inAccount : cancel.at(`${site}/purchase/cancel/${own.licenceId}`);

function partsOf(kind: LicenceEmail, about: About, language: string): EmailParts {
  const words = LICENCE_WORDS[language] ?? LICENCE_WORDS.en;
  const plan = textIn(about.names, about.locale);
  const subject = words[kind].subject(about.brand);
  if (kind === 'cancelled')
    return { subject, paragraphs: cancelledText(about, words, plan), rows: [] };
  const { lines } = ORDER_WORDS[language] ?? ORDER_WORDS.en;
  return {
    subject,
    paragraphs:
      kind === 'reactivated'
        ? [words.reactivated.text(plan)]
        : [words[kind].text(plan), wayOut(about, words)],
    rows: [[lines.licence, plan], ...nextCharge(about, lines.later)],
  };
}

/** Composes an email about what becomes of a licence, or is ahead of it. */
export function composeLicenceEmail(kind: LicenceEmail, about: About) {
  const language = about.locale.split('-')[0] ?? 'en';
  return layOut(partsOf(kind, about, language), { brand: about.brand, language });
}
