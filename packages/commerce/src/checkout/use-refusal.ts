import { OriginError } from '@marquee/origin-client';
import { useSite } from '@marquee/renderer';
import { useFailures } from '@marquee/renderer/failures';
import { useEffect, useEffectEvent } from 'react';
import type { Basket } from '../contract';
import type { Paying } from '../paying/use-paying';
import { putIntoBasket } from '../purchase/put-into-basket';
import { COMMERCE_WORDS } from '../rules/commerce-words';
import type { PaymentEvent } from '../rules/payment-state';
import { changedAmounts } from '../rules/what-was-shown';
import { asksPin } from './asks-pin';
import type { CheckoutNotice } from './checkout-notice';

interface RefusalInput {
  paying: Paying;
  basket: Basket;
  replaces: string | undefined;
  showBasket: (after: Basket) => Promise<void>;
  reload: () => Promise<void>;
  onGone: () => Promise<void>;
  dispatch: (event: PaymentEvent) => void;
  notify: (notice: CheckoutNotice) => void;
  onRefused: () => void;
  /** The viewer has read that there is no trial. */
  onNoTrial: () => void;
}

/** The codes of a basket that was paid for or changed in another tab or on another device. */
const GONE = ['UNKNOWN_BASKET', 'ALREADY_OWNED'];

/** The codes of a way to pay that is there no more. */
const NO_SUCH_WAY = ['METHOD_UNKNOWN', 'DETAILS_UNKNOWN'];

/** Shows why the origin has refused a payment, and what there is now; the next press is the viewer's. */
export function useRefusal(input: RefusalInput): void {
  const { paying, basket, replaces, dispatch, notify } = input;
  const site = useSite();
  const { origin } = site;
  const failuresOf = useFailures(COMMERCE_WORDS);

  /** The viewer has had the trial: shows the price of today. */
  const withoutTrial = async () => {
    try {
      const [item] = basket.basketItems;
      if (!item) return;
      const after = await putIntoBasket(origin, { sku: item.sku, acknowledgeNoFreeTrial: true });
      input.onNoTrial();
      notify({ is: 'noTrial' });
      await input.showBasket(after);
    } catch (error) {
      notify({ is: 'failure', failure: failuresOf(error) });
    }
  };

  const onFailure = async (error: unknown) => {
    const code = error instanceof OriginError ? error.code : '';
    if (GONE.includes(code)) {
      dispatch({ type: 'cleared' });
      notify({ is: 'gone' });
      return input.onGone();
    }
    const failure = failuresOf(error);
    dispatch({ type: 'failed', message: failure.text ?? failure.key });
    notify(code === 'PIN_REQUIRED' && asksPin(site) ? { is: 'pin' } : { is: 'failure', failure });
    // The order that was to be given up may have been paid meanwhile.
    if (replaces || NO_SUCH_WAY.includes(code)) await input.reload();
  };

  const onRefused = useEffectEvent(
    async ({ outcome, error }: Extract<Paying['state'], { status: 'refused' }>) => {
      paying.clear();
      input.onRefused();
      switch (outcome.is) {
        case 'priceChanged': {
          dispatch({ type: 'cleared' });
          const after = outcome.basket;
          notify({ is: 'priceChanged', changed: after ? changedAmounts(basket, after) : null });
          return after ? input.showBasket(after) : input.reload();
        }
        case 'detailsMissing':
          // Without their names there is nothing to ask for.
          if (outcome.fields.length === 0) return onFailure(error);
          return dispatch({ type: 'detailsMissing', missingFields: outcome.fields });
        case 'noTrial':
          dispatch({ type: 'cleared' });
          return withoutTrial();
        default:
          return onFailure(error);
      }
    },
  );

  const refused = paying.state.status === 'refused' ? paying.state : undefined;
  useEffect(() => {
    if (refused) void onRefused(refused);
  }, [refused]);
}
