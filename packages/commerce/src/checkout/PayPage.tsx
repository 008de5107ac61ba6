import { useQuery } from '@marquee/renderer';
import { OrderPage } from '../orders/OrderPage';
import { wayBack } from '../rules/way-back';
import { Checkout } from './Checkout';

/** Paying: the checkout or, once there is an order, its state. The address names it, so that a reload and Back come to it. */
export function PayPage() {
  const query = new URLSearchParams(useQuery());
  const orderId = query.get('order');
  const from = wayBack(query.get('from'));
  if (orderId) return <OrderPage key={orderId} orderId={orderId} from={from} />;
  return (
    <Checkout
      from={from}
      voucher={query.get('voucher') ?? undefined}
      replaces={query.get('replaces') ?? undefined}
    />
  );
}
