import { and, desc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import { licences } from '../catalogue/tables';
import { paymentDetails } from '../details/tables';
import { faults } from '../faults';
import { documents, refunds } from '../ledger/tables';
import { textIn } from '../localised';
import type { OrderRow, PaymentRow } from '../orders/tables';
import { orders, payments } from '../orders/tables';
import { isAtRest } from '../rules/payment-rank';
import type { Services } from '../services';

/** The calls for what a viewer has paid. */
export function historyRoutes({ database: { db }, identity, clock }: Services) {
  async function namesOf(realmId: string, locale: string): Promise<(id: number) => string> {
    const rows = await db
      .select({ id: licences.id, names: licences.names })
      .from(licences)
      .where(eq(licences.realmId, realmId));
    const names = new Map(rows.map(({ id, names: texts }) => [id, textIn(texts, locale)]));
    return (id) => names.get(id) ?? String(id);
  }

  async function refundsOf(ids: readonly string[]) {
    return ids.length === 0
      ? []
      : db
          .select()
          .from(refunds)
          .where(inArray(refunds.paymentId, [...ids]));
  }

  const statusOf = ({ status }: PaymentRow) => {
    if (status === 'succeeded' || status === 'refunded') return 'succeeded';
    return isAtRest(status) ? 'failed' : 'processing';
  };

  /** Of a payment that has failed, no matter what for: it may succeed yet. */
  const itemTypeOf = (payment: PaymentRow) =>
    statusOf(payment) === 'failed' ? 'PAYMENT_FAILED' : payment.itemType;

  const refundViews = (
    payment: PaymentRow,
    { currency, scale }: OrderRow,
    all: Awaited<ReturnType<typeof refundsOf>>,
  ) =>
    all
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ id, amount, createdAt, status }) => ({
        id,
        amount: { amount, currency, scale },
        when: createdAt.toISOString(),
        status,
      }));

  const viewerOf = (request: FastifyRequest) => identity.ownViewer(request, { agentsToo: true });

  return {
    async payments(request) {
      const { rpp, lastSeen } = request.query as { rpp: number; lastSeen?: string };
      const viewer = await viewerOf(request);
      const rows = await db
        .select({ payment: payments, order: orders })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(
          and(
            eq(payments.viewerId, viewer.id),
            eq(payments.hidden, false),
            // Where nothing is bought or charged, nothing was paid.
            or(ne(orders.purpose, 'update'), gt(payments.amount, 0)),
            lastSeen === undefined ? undefined : lt(payments.place, Number(lastSeen)),
          ),
        )
        .orderBy(desc(payments.place))
        .limit(rpp + 1);
      const page = rows.slice(0, rpp);
      const name = await namesOf(viewer.realmId, callerOf(request).locale);
      const back = await refundsOf(page.map(({ payment }) => payment.id));
      return {
        payments: page.map(({ payment, order }) => {
          const { currency, scale, content } = order;
          const [line] = content.lines;
          const money = (amount: number) => ({ amount, currency, scale });
          return {
            id: payment.id,
            place: String(payment.place),
            when: payment.createdAt.toISOString(),
            itemType: itemTypeOf(payment),
            status: statusOf(payment),
            sku: line?.sku ?? '',
            skus: content.lines.map(({ sku }) => sku),
            skuLicence: {
              licenceName: line ? name(line.licenceId) : '',
              price: money(content.subtotal),
              transactionAmount: money(payment.amount),
            },
            externalPaymentId: payment.providerRef ?? undefined,
            refunds: refundViews(payment, order, back),
          };
        }),
        pagingInfo: { moreDataAvailable: rows.length > rpp },
        asOf: clock().toISOString(),
      };
    },

    async payment(request) {
      const { paymentId } = request.params as { paymentId: string };
      const viewer = await viewerOf(request);
      const [found] = await db
        .select({
          payment: payments,
          order: orders,
          number: documents.number,
          card: paymentDetails,
        })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .leftJoin(documents, eq(documents.paymentId, payments.id))
        .leftJoin(paymentDetails, eq(paymentDetails.id, payments.detailsId))
        .where(
          and(
            eq(payments.id, paymentId),
            eq(payments.viewerId, viewer.id),
            eq(payments.hidden, false),
          ),
        );
      if (!found) throw faults.unknownPayment();
      const { payment, order, number, card } = found;
      const { content, currency, scale } = order;
      const money = (amount: number) => ({ amount, currency, scale });
      const name = await namesOf(viewer.realmId, callerOf(request).locale);
      const facts = payment.facts ?? card;
      return {
        id: payment.id,
        orderId: order.id,
        number: number === null ? undefined : String(number).padStart(6, '0'),
        when: payment.createdAt.toISOString(),
        itemType: itemTypeOf(payment),
        status: statusOf(payment),
        lines: content.lines.map((line) => ({
          sku: line.sku,
          name: name(line.licenceId),
          amount: money(line.amount),
          period: line.period ?? undefined,
        })),
        subtotal: money(content.subtotal),
        discount: money(content.discount),
        credit: content.credit > 0 ? money(content.credit) : undefined,
        carried: content.carried > 0 ? money(content.carried) : undefined,
        tax: money(Math.min(content.tax, payment.amount)),
        taxRate: content.taxRate ?? undefined,
        taxInclusive: content.taxInclusive,
        total: money(payment.amount),
        paymentMethodType: payment.method,
        cardType: facts?.brand,
        last4Digits: facts?.last4,
        externalPaymentId: payment.providerRef ?? undefined,
        refunds: refundViews(payment, order, await refundsOf([payment.id])),
        later: content.later
          ? { at: content.later.at, amount: money(content.later.amount) }
          : undefined,
        asOf: clock().toISOString(),
      };
    },
  } satisfies Handlers;
}
