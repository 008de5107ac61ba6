import { isolate, moneyText } from '@marquee/i18n';
import { declineWords } from '../decline-words';
import type { DetailsFacts } from '../details/details-facts';
import { textIn } from '../localised';
import { type AboutOrder, dayOf, type Row, referenceOf, rowsOf } from './order-email';
import type { OrderWords } from './order-words';
import { RENEWAL_WORDS, type RenewalWords } from './renewal-words';

/** The names of cards and of methods, which are the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
};

/** What was asked to pay, as its owner knows it; it stays whole in a sentence of either direction. */
function cardName({ brand, last4, account }: DetailsFacts): string {
  const name = NAMES[brand];
  // A bank's account may have its method's name in it.
  if (account !== null)
    return isolate(name && !account.includes(name) ? `${name} ${account}` : account);
  const masked = `•••• ${last4}`;
  return isolate(name ? `${name} ${masked}` : masked);
}

function failedParts(about: AboutOrder, orderWords: OrderWords, words: RenewalWords['failed']) {
  const { brand, order, payment, names, payload } = about;
  const { content, total: amount, currency, scale } = order;
  const { locale, site } = content;
  const plan = textIn(names, locale);
  const money = moneyText({ amount, currency, scale }, locale);
  const day = (at: string) => dayOf(at, content);
  const { next = '', lastDay = '' } = payload;
  const [line] = content.lines;
  const rows: (Row | null)[] = [
    [orderWords.lines.licence, plan],
    [words.amount, money],
    payment.facts ? [words.card, cardName(payment.facts)] : null,
    next === '' ? null : [words.nextTry, day(next)],
    [words.lastDay, day(lastDay)],
    [orderWords.lines.reference, referenceOf(order.id)],
  ];
  return {
    subject: words.subject(brand),
    paragraphs: [
      words.text(plan, money),
      ...(order.error ? [declineWords(order.error.code, locale)] : []),
      next === '' ? words.noNext : words.next(day(next)),
      words.last(plan, day(lastDay)),
      site === null || !line
        ? words.change
        : words.changeAt(`${site}/payment-update/${line.licenceId}`),
    ],
    rows: rows.filter((row): row is Row => row !== null),
  };
}

/** What an email about the renewal of a licence says: that it was paid for, or that a try has failed. */
export function renewalParts(
  kind: 'renewed' | 'renewalFailed',
  about: AboutOrder,
  orderWords: OrderWords,
) {
  const { locale } = about.order.content;
  const words = RENEWAL_WORDS[locale.split('-')[0] ?? 'en'] ?? RENEWAL_WORDS.en;
  if (kind === 'renewalFailed') return failedParts(about, orderWords, words.failed);
  return {
    subject: words.subject(about.brand),
    paragraphs: [words.text(textIn(about.names, locale))],
    rows: rowsOf(about, orderWords),
  };
}
