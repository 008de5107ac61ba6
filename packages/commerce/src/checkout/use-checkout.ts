import { viewerZone } from '@marquee/i18n';
import { type CallInput, OriginError } from '@marquee/origin-client';
import { saveBasket, validatePayment } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { type Failure, useFailures } from '@marquee/renderer/failures';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useStage } from '../analytics/use-stage';
import type { Basket, ConsentAnswers } from '../contract';
import type { CardForm } from '../methods/NewCard';
import type { Paying } from '../paying/use-paying';
import type { FieldError } from '../providers/provider';
import { putIntoBasket } from '../purchase/put-into-basket';
import { arrangement, type ChosenDetails, startsAtOnce } from '../rules/arrangement';
import { COMMERCE_WORDS } from '../rules/commerce-words';
import { type PaymentChoice, paymentChoices } from '../rules/payment-choices';
import { IDLE, paymentState } from '../rules/payment-state';
import { nothingIsDue } from '../rules/what-is-due';
import { changedAmounts, whatWasShown } from '../rules/what-was-shown';
import type { CheckoutView } from './load-checkout';
import { returnUri } from './return-uri';

/** What the viewer is told above the button. */
export type CheckoutNotice =
  | { is: 'failure'; failure: Failure }
  /** Without amounts where they are not known: the summary has what holds now. */
  | { is: 'priceChanged'; changed: ReturnType<typeof changedAmounts> }
  /** The basket was paid for or changed elsewhere; what it is now is in view. */
  | { is: 'gone' }
  | { is: 'noTrial' }
  /** The account asks for its PIN before a purchase. */
  | { is: 'pin' }
  /** A required term is not accepted. */
  | { is: 'terms' }
  | { is: 'cardErrors'; errors: readonly FieldError[] };

type Billing = NonNullable<CallInput<'saveBasket'>['body']['billing']>;

interface CheckoutInput {
  view: CheckoutView;
  reload: () => Promise<void>;
  /** The origin knows no such basket any more: loads what there is now. */
  onGone: () => Promise<void>;
  paying: Paying;
  from: string | undefined;
  replaces: string | undefined;
}

/** The codes of a basket that was paid for or changed in another tab or on another device. */
const GONE = ['UNKNOWN_BASKET', 'ALREADY_OWNED'];

/** The codes of a way to pay that is there no more. */
const NO_SUCH_WAY = ['METHOD_UNKNOWN', 'DETAILS_UNKNOWN'];

/** The state of the checkout's form, and the press on its button. */
export function useCheckout({ view, reload, onGone, paying, from, replaces }: CheckoutInput) {
  const site = useSite();
  const { origin } = site;
  const failuresOf = useFailures(COMMERCE_WORDS);
  const [basket, setBasket] = useState(view.basket);
  const [loaded, setLoaded] = useState(view);
  const [payment, dispatch] = useReducer(paymentState, IDLE);
  const [notice, setNotice] = useState<CheckoutNotice | null>(null);
  // Undefined until the terms are known; null while a required one is not accepted.
  const [consent, setConsent] = useState<ConsentAnswers | null>();
  const [acknowledged, setAcknowledged] = useState(false);
  const [checking, setChecking] = useState(false);
  const form = useRef<CardForm>(null);
  // Loaded anew: the form shows what the origin has now.
  if (loaded !== view) {
    setLoaded(view);
    setBasket(view.basket);
  }

  const asksTerms = (site.slots.get('checkout.terms') ?? []).length > 0;
  const choices = paymentChoices(view.methods, view.cards);
  const [picked, setPicked] = useState<string | null>(null);
  const choice = choices.find(({ value }) => value === picked) ?? choices[0];

  /** Shows another state of the basket. Which methods there are depends on whether anything is to be paid. */
  const showBasket = async (after: Basket) => {
    setBasket(after);
    const isOther =
      nothingIsDue(after) !== nothingIsDue(basket) ||
      (after.today.amount === 0) !== (basket.today.amount === 0);
    if (isOther) await reload();
  };
  const changeBasket = (after: Basket) => {
    setNotice(null);
    void showBasket(after);
  };

  const tell = useStage('payment_page', {
    from,
    hasPlan: basket.change !== 'NONE',
    entry: basket.entry,
  });
  const begin = (details: ChosenDetails) => {
    tell('completed');
    return paying.begin({
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
    });
  };

  /** The details of the chosen way to pay; undefined where the card form has errors. */
  const detailsOf = async (chosen: PaymentChoice): Promise<ChosenDetails | undefined> => {
    const { paymentMethodType, targetPaymentProvider } = chosen.method;
    const method = { paymentMethodType, targetPaymentProvider };
    if (chosen.kind === 'stored')
      return { ...method, paymentDetailsExternalId: chosen.card.cardId };
    if (chosen.kind !== 'new') return method;
    const entered = await form.current?.submit();
    if (!entered || 'fieldErrors' in entered) {
      setNotice({ is: 'cardErrors', errors: entered?.fieldErrors ?? [] });
      return undefined;
    }
    const { parsedData } = await origin.call(validatePayment, {
      body: { primaryPaymentDetails: { ...method, ...entered.details } },
    });
    return { ...method, paymentDetailsExternalId: parsedData.paymentDetailsExid };
  };

  const press = async () => {
    if (!choice || checking || paying.state.status === 'sending') return;
    if (asksTerms && !consent) return setNotice({ is: 'terms' });
    setNotice(null);
    setChecking(true);
    try {
      const details = await detailsOf(choice);
      if (details) {
        dispatch({ type: 'started' });
        await begin(details);
      }
    } catch (error) {
      setNotice({ is: 'failure', failure: failuresOf(error) });
    } finally {
      setChecking(false);
    }
  };

  const onRefused = useEffectEvent(
    async (refused: Extract<Paying['state'], { status: 'refused' }>) => {
      const { outcome, error } = refused;
      paying.clear();
      switch (outcome.is) {
        case 'priceChanged': {
          dispatch({ type: 'cleared' });
          const after = outcome.basket;
          setNotice({ is: 'priceChanged', changed: after ? changedAmounts(basket, after) : null });
          return after ? showBasket(after) : reload();
        }
        case 'detailsMissing':
          dispatch({ type: 'detailsMissing', missingFields: outcome.fields });
          return;
        case 'noTrial':
          dispatch({ type: 'cleared' });
          return withoutTrial();
        default: {
          if (error instanceof OriginError && GONE.includes(error.code)) {
            dispatch({ type: 'cleared' });
            setNotice({ is: 'gone' });
            return onGone();
          }
          const failure = failuresOf(error);
          dispatch({ type: 'failed', message: failure.text ?? failure.key });
          const needsPin = error instanceof OriginError && error.code === 'PIN_REQUIRED';
          setNotice(needsPin ? { is: 'pin' } : { is: 'failure', failure });
          const isOld = error instanceof OriginError && NO_SUCH_WAY.includes(error.code);
          // The order that was to be given up may have been paid meanwhile.
          if (replaces || isOld) await reload();
        }
      }
    },
  );

  /** The viewer has had the trial: shows the price of today, and waits for another press. */
  const withoutTrial = async () => {
    try {
      const [item] = basket.basketItems;
      if (!item) return;
      const after = await putIntoBasket(origin, { sku: item.sku, acknowledgeNoFreeTrial: true });
      setAcknowledged(true);
      setNotice({ is: 'noTrial' });
      await showBasket(after);
    } catch (error) {
      setNotice({ is: 'failure', failure: failuresOf(error) });
    }
  };

  const refused = paying.state.status === 'refused' ? paying.state : undefined;
  useEffect(() => {
    if (refused) void onRefused(refused);
  }, [refused]);

  // Nothing is to be paid: it starts by itself, once for each state of the basket (2 §4).
  const started = useRef<number>(null);
  const startFree = useEffectEvent((chosen: PaymentChoice) => {
    dispatch({ type: 'started' });
    void begin(chosen.method);
  });
  const isFree = choice !== undefined && startsAtOnce(choice.method.paymentMethodType);
  const missing =
    payment.status === 'billingDetailsRequired' ? payment.missingFields : basket.missingFields;
  // Terms that are asked wait for a press.
  const isAsked = asksTerms && consent?.length !== 0;
  const mayStart =
    isFree &&
    basket.today.amount === 0 &&
    !isAsked &&
    missing.length === 0 &&
    paying.state.status === 'idle';
  useEffect(() => {
    if (!mayStart || !choice || started.current === basket.version) return;
    started.current = basket.version;
    startFree(choice);
  }, [mayStart, choice, basket.version]);

  return {
    basket,
    changeBasket,
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
      const save = (version: number) =>
        origin.call(saveBasket, {
          params: { id: basket.id },
          query: {},
          body: { version, billing },
        });
      try {
        setBasket(await save(basket.version));
      } catch (error) {
        if (!(error instanceof OriginError) || error.code !== 'BASKET_CHANGED') throw error;
        await reload();
        throw error;
      }
      dispatch({ type: 'cleared' });
    },
  };
}

export type CheckoutState = ReturnType<typeof useCheckout>;
