import { Button, InlineMessage, Loader, Stack } from '@marquee/design-system';
import { initPayment } from '@marquee/origin-client/calls';
import { vendorAddress } from '@marquee/realm';
import { useSite } from '@marquee/renderer';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useStage } from '../analytics/use-stage';
import type { Basket, PaymentMethod } from '../contract';
import { CARD_TEXTS, type CardText } from '../providers/card-texts';
import { loadPaymentProvider } from '../providers/load';
import type { ConfigOf, Fields, MountInput, ProviderType } from '../providers/provider';
import { cardError } from '../rules/card-error';
import { focusNextStop } from './focus-next-stop';
import { formLook } from './form-look';

/** What the checkout does with the form. */
export interface CardForm {
  submit: Fields['submit'];
}

interface NewCardProps {
  method: PaymentMethod;
  /** What is to be paid with it. */
  money: Basket['today'];
  /** It is kept for later charges, and nothing is paid with it now. */
  keeps?: boolean;
  /** Where the purchase began. */
  entry: Basket['entry'];
  /** Loads the provider's code; a story has no other company's site, and brings a form of its own. */
  load?: typeof loadPaymentProvider;
  ref: Ref<CardForm>;
}

/** What a press gives before the form has come. */
const NO_FORM: Awaited<ReturnType<Fields['submit']>> = {
  fieldErrors: [{ field: 'card', code: 'card_missing' }],
};

type FormState = 'loading' | 'ready' | 'failed';

/** A provider's card form: a frame of another site, which no number leaves. */
export function NewCard(props: NewCardProps) {
  const { method, money, keeps = false, entry, load = loadPaymentProvider, ref } = props;
  const site = useSite();
  const { t } = site;
  const tell = useStage('credit_card_payment', { from: undefined, hasPlan: false, entry });
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<Fields>(null);
  const [state, setState] = useState<FormState>('loading');
  const [attempt, setAttempt] = useState(0);
  const mount = useEffectEvent((element: HTMLElement, signal: AbortSignal) =>
    mountForm(element, {
      site,
      method,
      money,
      keeps,
      load,
      signal,
      onLost: () => setAttempt((count) => count + 1),
    }),
  );

  // Stripe's form either pays or keeps a card; the others know no amount, and what was typed stays in them.
  const isDue = method.targetPaymentProvider === 'stripe' && money.amount > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` mounts a form anew, and so does `isDue`
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const leaving = new AbortController();
    setState('loading');
    mount(element, leaving.signal).then(
      (mounted) => {
        if (leaving.signal.aborted) return mounted.destroy();
        fields.current = mounted;
        setState('ready');
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('The card form did not come.', error);
        setState('failed');
      },
    );
    return () => {
      leaving.abort();
      fields.current?.destroy();
      fields.current = null;
    };
  }, [method.targetPaymentProvider, method.paymentMethodType, attempt, isDue]);

  useImperativeHandle(ref, () => ({
    submit: async () => {
      const entered = (await fields.current?.submit()) ?? NO_FORM;
      tell('fieldErrors' in entered ? 'failed' : 'completed');
      return entered;
    },
  }));

  return (
    <Stack gap={13}>
      {state === 'loading' && <Loader label={t('card.loading')} />}
      {state === 'failed' && (
        <InlineMessage
          tone="error"
          actions={
            <Button size="small" variant="secondary" onClick={() => setAttempt((n) => n + 1)}>
              {t('failure.retry')}
            </Button>
          }
        >
          {t('card.lost')}
        </InlineMessage>
      )}
      <div ref={place} />
    </Stack>
  );
}

interface MountForm {
  site: ReturnType<typeof useSite>;
  method: PaymentMethod;
  money: Basket['today'];
  keeps: boolean;
  load: typeof loadPaymentProvider;
  signal: AbortSignal;
  onLost: () => void;
}

async function mountForm(
  element: HTMLElement,
  { site, method, money, keeps, load, signal, onLost }: MountForm,
): Promise<Fields> {
  const { origin, realm, t, locale, direction } = site;
  const { targetPaymentProvider, paymentMethodType } = method;
  const config = realm.commerce?.providers.find(({ type }) => type === targetPaymentProvider);
  if (!config) throw new Error(`The realm has no provider ${targetPaymentProvider}.`);
  const [provider, { parsedData }] = await Promise.all([
    load(config.type),
    origin.call(initPayment, {
      body: {
        primaryPaymentDetails: { targetPaymentProvider, paymentMethodType, amount: money, keeps },
      },
      signal,
    }),
  ]);
  if (!provider.mount || parsedData.provider !== config.type)
    throw new Error(`The provider ${config.type} has no form.`);
  const input: MountInput = {
    // Checked above: the origin's data are of the realm's provider.
    config: config as ConfigOf<ProviderType>,
    parsedData,
    money,
    locale,
    direction,
    look: formLook(element),
    texts: Object.fromEntries(CARD_TEXTS.map((name) => [name, t(`card.${name}`)])) as Record<
      CardText,
      string
    >,
    error: (code) => t(cardError(code)),
    addressOf: (value) => vendorAddress(value, realm.origin.address),
  };
  return provider.mount(element, input, {
    state: () => {},
    height: () => {},
    leave: (direction) => focusNextStop(element, direction),
    lost: onLost,
  });
}
