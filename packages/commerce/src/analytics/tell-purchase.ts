import { payment } from '@marquee/origin-client/calls';
import type { Site } from '@marquee/renderer';
import { maySendEvents, sendEvent } from '@marquee/renderer/analytics';
import type { Order } from '../contract';
import { analyticsPeriod } from '../rules/stage-events';

/** How many orders are remembered as told. */
const MOST = 50;

/** Marks an order as told; false when it was before, in this browser. */
function markTold(realm: string, orderId: string): boolean {
  const place = `${realm}.told-orders`;
  try {
    const told = (localStorage.getItem(place) ?? '').split(',');
    if (told.includes(orderId)) return false;
    localStorage.setItem(place, [orderId, ...told].slice(0, MOST).join(','));
    return true;
  } catch (error) {
    // Without storage nothing says that it was not told: better never than twice.
    console.warn('The purchase is not reported.', error);
    return false;
  }
}

/** Marks it in one tab at a time, where the browser can. */
async function markOnce(realm: string, orderId: string): Promise<boolean> {
  const mark = () => markTold(realm, orderId);
  return 'locks' in navigator ? navigator.locks.request(`${realm}.told-orders`, mark) : mark();
}

/**
 * Reports an order that has succeeded, once (2 §4, PAYMENT_COMPLETE). The profile's id is random. Before the viewer
 * allows events, nothing is stored or loaded for one either.
 */
export async function tellPurchase(
  site: Pick<Site, 'realm' | 'origin' | 'session'>,
  order: Order,
): Promise<void> {
  const { realm, origin } = site;
  if (!order.paymentId) return;
  if (order.purpose !== 'buy' && order.purpose !== 'change') return;
  try {
    if (!(await maySendEvents(site)) || !(await markOnce(realm.id, order.id))) return;
    const { lines } = await origin.call(payment, { params: { paymentId: order.paymentId } });
    await sendEvent(site, {
      name: 'payment_complete',
      origin: order.entry ?? (order.purpose === 'change' ? 'UPGRADE' : 'ACCOUNT'),
      message: order.purpose,
      profileID: crypto.randomUUID(),
      sku: lines.map(({ sku }) => sku).join(','),
      subscription: analyticsPeriod(lines[0]?.period),
    });
  } catch (error) {
    console.warn('The purchase is not reported.', error);
  }
}
