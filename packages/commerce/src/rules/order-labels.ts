import type { Order } from '../contract';
import { isUpdateAlone } from './order-purpose';

/** What of an order decides which state the viewer reads. */
export type OrderFacts = Pick<
  Order,
  'status' | 'purpose' | 'total' | 'next' | 'unconfirmed' | 'refund'
>;

/** The beginning of the keys of the labels that say where an order is: `order.failed` has a title and a text. */
export function orderLabels(order: OrderFacts): string {
  const { status, next, total, unconfirmed, refund } = order;
  const isUpdate = isUpdateAlone(order);
  switch (status) {
    case 'requiresAction':
      if (!next) return isUpdate ? 'order.update.processing' : 'order.processing';
      return isUpdate ? 'order.update.waiting' : `order.${next.type}`;
    case 'processing':
      return isUpdate ? 'order.update.processing' : 'order.processing';
    case 'succeeded':
      if (unconfirmed) return 'order.unconfirmed';
      if (isUpdate) return 'order.update.done';
      return total.amount === 0 ? 'order.begun' : 'order.succeeded';
    case 'failed':
    case 'expired':
      if (isUpdate) return 'order.update.failed';
      return refund ? `order.refund.${refund}` : `order.${status}`;
  }
}
