import { type OriginClient, OriginError } from '@marquee/origin-client';
import { basket as basketCall, saveBasket } from '@marquee/origin-client/calls';
import type { Confirmed } from '@marquee/renderer';
import type { Basket } from '../contract';

interface Chosen {
  sku: string;
  /** The viewer has read that there is no trial. */
  acknowledgeNoFreeTrial?: boolean;
}

/**
 * Makes the licence the one that the viewer's basket has. A basket that another tab has changed
 * meanwhile is read again, once.
 * @throws {OriginError}
 */
export async function putIntoBasket(
  origin: OriginClient,
  { sku, acknowledgeNoFreeTrial }: Chosen,
  confirmed: Confirmed = {},
): Promise<Basket> {
  const put = async ({ id, version }: Basket) =>
    origin.call(saveBasket, {
      params: { id },
      query: { acknowledgeNoFreeTrial },
      body: { version, items: [{ sku }] },
      ...confirmed,
    });
  const now = await origin.call(basketCall);
  const [item] = now.basketItems;
  if (item?.sku === sku && !acknowledgeNoFreeTrial) return now;
  try {
    return await put(now);
  } catch (error) {
    if (!(error instanceof OriginError) || error.code !== 'BASKET_CHANGED') throw error;
    return put(await origin.call(basketCall));
  }
}
