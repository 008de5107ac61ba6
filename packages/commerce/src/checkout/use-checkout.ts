import { viewerZone } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import { useFailures } from '@marquee/renderer/failures';
import { useReducer, useRef, useState } from 'react';
import { useStage } from '../analytics/use-stage';
import type { Basket, ConsentAnswers } from '../contract';
import type { CardForm } from '../methods/NewCard';
import { markFresh } from '../orders/fresh-orders';
import type { Paying } from '../paying/use-paying';
import { arrangement, type ChosenDetails, startsAtOnce } from '../rules/arrangement';
import { COMMERCE_WORDS } from '../rules/commerce-words';
import { paymentChoices } from '../rules/payment-choices';
import { IDLE, paymentState } from '../rules/payment-state';
import { whatWasShown } from '../rules/what-was-shown';
import type { CheckoutNotice } from './checkout-notice';
import { enterDetails } from './enter-details';
import type { CheckoutView } from './load-checkout';
import { returnUri } from './return-uri';
import { useFreeStart } from './use-free-start';
import { useRefusal } from './use-refusal';
import { type Billing, useShownBasket } from './use-shown-basket';

interface CheckoutInput {
  view: CheckoutView;
  reload: () => Promise<void>;
  /** The origin knows no such basket any more: loads what there is now. */
  onGone: () => Promise<void>;
  paying: Paying;
  from: string | undefined;
  replaces: string | undefined;
}

/** The state of the checkout's form, and the press on its button. */
export function useCheckout({ view, reload, onGone, paying, from, replaces }: CheckoutInput) {
  const site = useSite();
  const { origin } = site;
  const failuresOf = useFailures(COMMERCE_WORDS);
  const { basket, showBasket, saveBilling } = useShownBasket({ view, reload, onGone });
  const [payment, dispatch] = useReducer(paymentState, IDLE);
  const [notice, setNotice] = useState<CheckoutNotice | null>(null);
  // Undefined until the terms are known; null while a required one is not accepted.
  const [consent, setConsent] = useState<ConsentAnswers | null>();
  const [acknowledged, setAcknowledged] = useState(false);
  const [checking, setChecking] = useState(false);
  const form = useRef<CardForm>(null);

  const asksTerms = (site.slots.get('checkout.terms') ?? []).length > 0;
  const choices = paymentChoices(view.methods, view.cards);
  const [picked, setPicked] = useState<string | null>(null);
  const choice = choices.find(({ value }) => value === picked) ?? choices[0];

  const tell = useStage('payment_page', {
    from,
    hasPlan: basket.change !== 'NONE',
    entry: basket.entry,
  });
  const begin = (details: ChosenDetails) => {
    dispatch({ type: 'started' });
    return paying.begin(
      {
        basket: basket.id,
        from,
        acknowledgeNoFreeTrial: acknowledged || undefined,
        arrangement: {
          primaryPaymentDetailsAttributes: arrangement(details),
          expected: whatWasShown(basket),
          zone: viewerZone(),
          consent: consent?.length ? consent : undefined,
          returnUri: returnUri(site, details, from),
          replaces,
        },
      },
      (orderId) => {
        markFresh(orderId);
        tell('completed');
      },
    );
  };

  const press = async () => {
    if (!choice || checking || paying.state.status === 'sending') return;
    if (asksTerms && !consent) return setNotice({ is: 'terms' });
    setNotice(null);
    setChecking(true);
    try {
      const entered = await enterDetails(origin, choice, form.current);
      if ('details' in entered) await begin(entered.details);
      else setNotice({ is: 'cardErrors', errors: entered.fieldErrors });
    } catch (error) {
      setNotice({ is: 'failure', failure: failuresOf(error) });
    } finally {
      setChecking(false);
    }
  };

  useRefusal({
    paying,
    basket,
    replaces,
    showBasket,
    reload,
    onGone,
    dispatch,
    notify: setNotice,
    onRefused: () => tell('failed'),
    onNoTrial: () => setAcknowledged(true),
  });

  const isFree = choice !== undefined && startsAtOnce(choice.method.paymentMethodType);
  const missing =
    payment.status === 'billingDetailsRequired' ? payment.missingFields : basket.missingFields;
  // Terms that are asked wait for a press.
  const isAsked = asksTerms && consent?.length !== 0;
  useFreeStart({
    mayStart:
      isFree &&
      basket.today.amount === 0 &&
      !isAsked &&
      missing.length === 0 &&
      paying.state.status === 'idle',
    choice,
    version: basket.version,
    start: ({ method }) => void begin(method),
  });

  return {
    basket,
    changeBasket(after: Basket) {
      setNotice(null);
      void showBasket(after);
    },
    choices,
    choice,
    pick: (value: string) => {
      setPicked(value);
      setNotice(null);
    },
    form,
    notice,
    missing,
    setConsent(answers: ConsentAnswers | null) {
      setConsent(answers);
      if (answers) setNotice((now) => (now?.is === 'terms' ? null : now));
    },
    /** Whether the terms are known: until then nothing can be ordered. */
    isReady: !asksTerms || consent !== undefined,
    isFree,
    busy: checking || paying.state.status === 'sending',
    press,
    /** Saves billing fields; the basket then says what is still missing. @throws {OriginError} */
    async saveBilling(billing: Billing) {
      await saveBilling(billing);
      dispatch({ type: 'cleared' });
    },
  };
}

export type CheckoutState = ReturnType<typeof useCheckout>;
