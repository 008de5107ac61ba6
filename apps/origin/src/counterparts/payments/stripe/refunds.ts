import { type Books, begin } from './books';
import { type Form, metadataOf, textOf, wholeOf } from './form';
import type { Refund } from './objects';
import { invalid, missing } from './refusal';

/** Pays back, never more than was paid. */
export function createRefund(books: Books, form: Form): Refund {
  const id = textOf(form, 'payment_intent');
  if (id === undefined)
    throw invalid('One of the following params should be provided: payment_intent or charge.', {
      code: 'parameter_missing',
    });
  const intent = books.find('payment_intent', id)?.object;
  if (!intent) throw missing('payment_intent', id, { param: 'payment_intent' });
  const before = books
    .all()
    .flatMap((one) =>
      one.object === 'refund' && one.payment_intent === id && one.status === 'succeeded'
        ? [one.amount]
        : [],
    )
    .reduce((sum, amount) => sum + amount, 0);
  const left = intent.amount_received - before;
  const amount = wholeOf(form, 'amount') ?? left;
  if (left === 0)
    throw invalid('The payment has already been refunded, or was never made.', {
      code: 'charge_already_refunded',
    });
  if (amount <= 0 || amount > left)
    throw invalid('Refund amount is greater than unrefunded amount on charge.', {
      param: 'amount',
    });
  const refund = books.keep<Refund>({
    ...begin('refund'),
    amount,
    currency: intent.currency,
    payment_intent: id,
    status: 'succeeded',
    metadata: metadataOf(form),
  });
  books.note({
    kind: 'refund',
    payment: intent.metadata.payment ?? id,
    customer: books.viewerOf(intent.customer),
    amount,
    status: 'succeeded',
  });
  books.tell('refund.created', refund);
  const card = books.find('payment_method', intent.payment_method);
  // As documented for its card: it succeeds first, and fails later.
  if (card?.hidden.behaviour === 'refundFails')
    books.tell(
      'refund.failed',
      books.keep<Refund>({
        ...refund,
        status: 'failed',
        failure_reason: 'expired_or_canceled_card',
      }),
    );
  return refund;
}
