import {
  Button,
  Container,
  Heading,
  InlineMessage,
  Loader,
  SideLayout,
  Stack,
  Text,
  TextLink,
} from '@marquee/design-system';
import { LateSlot, useSite } from '@marquee/renderer';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Methods } from '../methods/Methods';
import { NewCard } from '../methods/NewCard';
import type { Paying } from '../paying/use-paying';
import { Summary } from '../summary/Summary';
import { CheckoutNotices } from './CheckoutNotices';
import type { CheckoutView } from './load-checkout';
import { PayButton } from './PayButton';
import { PaymentSummary } from './PaymentSummary';
import { useCheckout } from './use-checkout';

/** The origin has what most viewers' bills need: those load none of the form's code. */
const BillingForm = lazy(() => import('./BillingForm'));

interface CheckoutFormProps {
  view: CheckoutView;
  reload: () => Promise<void>;
  /** The basket is no longer what the viewer saw: it was paid for or changed elsewhere. */
  onGone: () => Promise<void>;
  paying: Paying;
  from: string | undefined;
  replaces: string | undefined;
}

/** How the viewer pays, beside the summary of what they buy. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { view, from, replaces } = props;
  const { t, path } = useSite();
  const checkout = useCheckout(props);
  const { basket, choices, choice, form, busy } = checkout;
  const methods = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The page had no heading while it was loading, so that the focus waits at its beginning.
  useEffect(() => {
    if (document.activeElement?.matches('main')) title.current?.focus({ preventScroll: true });
  }, []);
  // What was asked has been given: the focus goes on to what comes in its place.
  const asksBilling = checkout.missing.length > 0;
  const asked = useRef(asksBilling);
  useEffect(() => {
    if (asked.current && !asksBilling)
      (methods.current?.querySelector<HTMLInputElement>('input:checked') ?? title.current)?.focus();
    asked.current = asksBilling;
  }, [asksBilling]);
  const toMethods = () =>
    methods.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  return (
    <Container spaced>
      <Stack gap={34}>
        <Stack gap={8} as="header">
          <Heading level={1} ref={title} tabIndex={-1}>
            {t('pay.title')}
          </Heading>
          <Text tone="muted">
            {basket.basketItems[0]?.name}{' '}
            <TextLink href={path('purchase', {}, { query: { from } })}>{t('pay.change')}</TextLink>
          </Text>
        </Stack>
        <SideLayout
          sideLabel={t('summary.title')}
          side={
            <Summary
              basket={basket}
              onBasket={checkout.changeBasket}
              voucherError={view.voucherError}
              isOnce={
                choice !== undefined && !checkout.isFree && choice.method.chargesLater === false
              }
              // The basket of an order that waits cannot change, only how it is paid.
              isFixed={busy || view.basket.orderUnderWay !== undefined}
            />
          }
        >
          <Stack gap={34}>
            {replaces && basket.orderUnderWay && (
              <InlineMessage
                actions={
                  <Button
                    size="small"
                    variant="quiet"
                    href={path('pay', {}, { query: { order: replaces, from } })}
                  >
                    {t('pay.replaces.back')}
                  </Button>
                }
              >
                {t('pay.replaces.text')}
              </InlineMessage>
            )}
            {asksBilling ? (
              <Suspense fallback={<Loader label={t('pay.loading')} />}>
                <BillingForm checkout={checkout} />
              </Suspense>
            ) : (
              <>
                {choices.length === 0 && <Text>{t('pay.noMethods')}</Text>}
                {choices.length > 0 && !checkout.isFree && (
                  <div ref={methods}>
                    <Methods
                      choices={choices}
                      value={choice?.value ?? ''}
                      onChange={checkout.pick}
                      disabled={busy}
                    />
                  </div>
                )}
                {choice?.kind === 'new' && (
                  <NewCard
                    key={choice.value}
                    ref={form}
                    method={choice.method}
                    money={basket.today}
                    entry={basket.entry}
                  />
                )}
                {choice && !checkout.isFree && (
                  <PaymentSummary choice={choice} isUpdate={false} onChange={toMethods} />
                )}
                <LateSlot name="checkout.terms" props={{ onAnswers: checkout.setConsent }} />
                <CheckoutNotices notice={checkout.notice} onPin={() => void checkout.press()} />
                {choice && (
                  <PayButton
                    basket={basket}
                    mandate={choice.method.mandate}
                    busy={busy}
                    isReady={checkout.isReady}
                    onPress={() => void checkout.press()}
                  />
                )}
              </>
            )}
          </Stack>
        </SideLayout>
      </Stack>
    </Container>
  );
}
