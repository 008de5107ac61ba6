import { type CallInput, OriginError } from '@marquee/origin-client';
import { saveBasket } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { useState } from 'react';
import type { Basket } from '../contract';
import { nothingIsDue } from '../rules/what-is-due';
import type { CheckoutView } from './load-checkout';

export type Billing = NonNullable<CallInput<'saveBasket'>['body']['billing']>;

/** The codes of a basket of which there is another state, or an order that pays for it. */
const CHANGED = ['BASKET_CHANGED', 'ORDER_UNDER_WAY'];

interface ShownBasketInput {
  view: CheckoutView;
  reload: () => Promise<void>;
  /** The origin knows no such basket any more. */
  onGone: () => Promise<void>;
}

/** The basket that the form shows: what was loaded, or what the origin has made of it since. */
export function useShownBasket({ view, reload, onGone }: ShownBasketInput) {
  const { origin } = useSite();
  const [basket, setBasket] = useState(view.basket);
  const [loaded, setLoaded] = useState(view);
  // Loaded anew: the form shows what the origin has now.
  if (loaded !== view) {
    setLoaded(view);
    setBasket(view.basket);
  }
  return {
    basket,
    /** Shows another state of the basket. Which methods there are depends on whether anything is to be paid. */
    async showBasket(after: Basket): Promise<void> {
      setBasket(after);
      const isOther =
        nothingIsDue(after) !== nothingIsDue(basket) ||
        (after.today.amount === 0) !== (basket.today.amount === 0);
      if (isOther) await reload();
    },
    /** Saves billing fields; the basket then says what is still missing. @throws {OriginError} */
    async saveBilling(billing: Billing): Promise<void> {
      try {
        setBasket(
          await origin.call(saveBasket, {
            params: { id: basket.id },
            query: {},
            body: { version: basket.version, billing },
          }),
        );
      } catch (error) {
        const code = error instanceof OriginError ? error.code : '';
        if (CHANGED.includes(code)) await reload();
        if (code === 'UNKNOWN_BASKET') await onGone();
        throw error;
      }
    },
  };
}
