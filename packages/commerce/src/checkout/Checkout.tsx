import { Button, Container, EmptyState, Loader } from '@marquee/design-system';
import { OriginError } from '@marquee/origin-client';
import { useSite } from '@marquee/renderer';
import { FailureState, useFailures, useList } from '@marquee/renderer/failures';
import { REGION_REFUSALS, RegionDialog } from '@marquee/renderer/region';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Basket } from '../contract';
import { ToAccount } from '../orders/ToAccount';
import { usePaying } from '../paying/use-paying';
import { METHODS_WORDS } from '../rules/commerce-words';
import { CheckoutForm } from './CheckoutForm';
import { loadCheckout } from './load-checkout';
import { PayingElsewhere, PayingUnknown } from './PayingStates';

interface CheckoutProps {
  from: string | undefined;
  voucher: string | undefined;
  /** The order that waits for the viewer, and that they give up for another way to pay. */
  replaces: string | undefined;
}

/** The order that the page leads on to: one under way unless it is given up, or the one that was paid before it could be. */
function orderOf({ orderUnderWay, basketItems }: Basket, replaces: string | undefined) {
  if (orderUnderWay !== replaces && orderUnderWay) return orderUnderWay;
  return basketItems.length === 0 ? replaces : undefined;
}

/** Paying for the basket; while an attempt is under way, that alone. */
export function Checkout({ from, voucher, replaces }: CheckoutProps) {
  const { t, origin, path } = useSite();
  const navigate = useNavigate();
  const failuresOf = useFailures(METHODS_WORDS);
  const [region, setRegion] = useState<string | null>(null);
  const [isGone, setIsGone] = useState(false);
  const paying = usePaying(replaces);
  const list = useList(
    useCallback(
      async (signal: AbortSignal) => {
        try {
          return await loadCheckout(origin, voucher, signal);
        } catch (error) {
          if (error instanceof OriginError && Object.hasOwn(REGION_REFUSALS, error.code))
            setRegion(error.code);
          throw error;
        }
      },
      [origin, voucher],
    ),
    failuresOf,
  );
  const view = list.state.status === 'done' ? list.state.items : undefined;
  const orderId =
    paying.state.status === 'order'
      ? paying.state.orderId
      : paying.state.status === 'idle' && view
        ? orderOf(view.basket, replaces)
        : undefined;
  // The address names the order before the page leaves for a bank, so that Back leads to it.
  useEffect(() => {
    if (orderId)
      void navigate(path('pay', {}, { query: { order: orderId, from } }), { replace: true });
  }, [orderId, navigate, path, from]);

  if (region) return <RegionDialog code={region} />;
  if (paying.state.status === 'unknown') return <PayingUnknown paying={paying} />;
  if (paying.state.status === 'elsewhere') return <PayingElsewhere />;
  if (list.state.status === 'failed') {
    return (
      <FailureState
        title={t('commerce.couldntLoadPaymentProviders')}
        failure={list.state.failure}
        retry={list.retry}
        retryingLabel={t('pay.loading')}
      />
    );
  }
  if (!view || orderId || paying.state.status === 'reading') {
    return (
      <Container spaced>
        <Loader label={t('pay.loading')} />
      </Container>
    );
  }
  if (view.basket.basketItems.length === 0) {
    return (
      <EmptyState
        title={t(isGone ? 'pay.gone.title' : 'pay.empty.title')}
        text={t(isGone ? 'pay.gone.text' : 'pay.empty.text')}
        actions={
          isGone ? (
            <ToAccount />
          ) : (
            <Button href={path('purchase', {}, { query: { from, voucher } })}>
              {t('pay.empty.action')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <CheckoutForm
      view={view}
      reload={list.reload}
      onGone={() => {
        setIsGone(true);
        return list.reload();
      }}
      paying={paying}
      from={from}
      replaces={replaces}
    />
  );
}
