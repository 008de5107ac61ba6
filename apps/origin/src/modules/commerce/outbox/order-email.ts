import { moneyText } from '@marquee/i18n';
import type { Localised } from '../../../kernel/database/columns';
import { declineWords } from '../decline-words';
import { textIn } from '../localised';
import type { OrderContent } from '../orders/order-content';
import type { OrderRow, PaymentRow } from '../orders/tables';
import { ORDER_WORDS, type OrderWords } from './order-words';
import { renewalParts } from './renewal-email';
import { supportAddress } from './support-address';
import type { OrderEmail } from './tables';

export interface AboutOrder {
  brand: string;
  order: OrderRow;
  payment: PaymentRow;
  /** The licence's, in every language. */
  names: Localised;
  /** Where viewers get help with a payment, as in the realm's file. */
  support?: string;
  /** What was noted when the email was posted. */
  payload: Readonly<Record<string, string>>;
}

/** What an email says, in the order in which it is read. */
export interface EmailParts {
  subject: string;
  paragraphs: readonly string[];
  rows: readonly Row[];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A day in words: the viewer's, as the page told it; in UTC, and saying so, where their zone is not known. */
export function dayOf(at: string, { locale, zone }: Pick<OrderContent, 'locale' | 'zone'>): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone ?? 'UTC' });
  return zone === null ? `${day.format(new Date(at))} (UTC)` : day.format(new Date(at));
}

export type Row = readonly [name: string, value: string];

export function rowsOf({ order, names }: AboutOrder, words: OrderWords): Row[] {
  const { content, currency, scale } = order;
  const { locale } = content;
  const money = (amount: number) => moneyText({ amount, currency, scale }, locale);
  const { lines } = words;
  const rows: (Row | null)[] = [
    [lines.licence, textIn(names, locale)],
    [lines.price, money(content.subtotal)],
    content.discount > 0 ? [lines.discount, money(-content.discount)] : null,
    content.credit > 0 ? [lines.credit, money(-content.credit)] : null,
    content.tax > 0 ? [lines.tax, money(content.tax)] : null,
    [lines.today, money(order.total)],
    content.later && content.later.amount > 0
      ? [lines.later(dayOf(content.later.at, content)), money(content.later.amount)]
      : null,
    [lines.reference, referenceOf(order.id)],
  ];
  return rows.filter((row): row is Row => row !== null);
}

/** The short name of an order, which banks and emails show. */
export const referenceOf = (orderId: string): string => orderId.slice(0, 8).toUpperCase();

function notesOf({ order: { content, currency, scale } }: AboutOrder, words: OrderWords): string[] {
  const { later, trialDays, change, carried, locale } = content;
  const left =
    carried > 0 ? [words.carried(moneyText({ amount: carried, currency, scale }, locale))] : [];
  if (content.isUnconfirmed) return [words.unconfirmed, ...left];
  if (later === null) return left;
  const date = dayOf(later.at, content);
  if (trialDays !== null) return [words.trial(date)];
  return change === 'DOWN' ? [words.switchTo(date)] : left;
}

function refundRows({ order, payment }: AboutOrder, words: OrderWords, name: string): Row[] {
  const { currency, scale } = order;
  return [
    [name, moneyText({ amount: payment.amount, currency, scale }, order.content.locale)],
    [words.lines.reference, referenceOf(order.id)],
  ];
}

function partsOf(kind: OrderEmail, about: AboutOrder, words: OrderWords): EmailParts {
  const { brand, order } = about;
  const { locale } = order.content;
  switch (kind) {
    case 'order':
      return {
        subject: words.subject(brand),
        paragraphs: [words.text, ...notesOf(about, words)],
        rows: rowsOf(about, words),
      };
    case 'renewed':
    case 'renewalFailed':
      return renewalParts(kind, about, words);
    case 'paymentFailed':
      return {
        subject: words.failed.subject(brand),
        paragraphs: [
          words.failed.text,
          ...(order.error ? [declineWords(order.error.code, locale)] : []),
          words.failed.nothing,
        ],
        rows: [],
      };
    case 'refunded':
      return {
        subject: words.refunded.subject(brand),
        paragraphs: [words.refunded.text],
        rows: refundRows(about, words, words.refunded.amount),
      };
    case 'refundFailed': {
      const { subject, text, help, amount } = words.refundFailed;
      const support = supportAddress(about.support);
      return {
        subject: subject(brand),
        paragraphs: support ? [text(brand), help(support)] : [text(brand)],
        rows: refundRows(about, words, amount),
      };
    }
  }
}

/** Composes an email about an order in the language in which it was placed; amounts stay whole in sentences of either direction. */
export function composeOrderEmail(kind: OrderEmail, about: AboutOrder) {
  const { brand, order } = about;
  const { locale } = order.content;
  const language = locale.split('-')[0] ?? 'en';
  const words = ORDER_WORDS[language] ?? ORDER_WORDS.en;
  return layOut(partsOf(kind, about, words), { brand, language });
}

/** Writes an email as text and as HTML. */
export function layOut(
  { subject, paragraphs, rows }: EmailParts,
  { brand, language }: { brand: string; language: string },
) {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const cells = rows
    .map(
      ([name, value]) =>
        `<tr><th style="text-align:start;font-weight:normal;padding:4px 16px 4px 0">${escaped(name)}</th><td style="text-align:end"><bdi>${escaped(value)}</bdi></td></tr>`,
    )
    .join('\n');
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n\n${rows.map((row) => row.join(': ')).join('\n')}\n`,
    html: `<!doctype html><html lang="${language}" dir="${direction}"><body style="font:16px/1.5 sans-serif">
<h1 style="font-size:20px">${escaped(brand)}</h1>
${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
${rows.length > 0 ? `<table>${cells}</table>` : ''}</body></html>`,
  };
}
