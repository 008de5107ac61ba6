import { Button, Heading, InlineMessage, Stack, Text } from '@marquee/design-system';
import { moneyText } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Order } from '../contract';
import { SupportLink } from '../receipt/SupportLink';
import { orderLabels } from '../rules/order-labels';
import { isOfBasket, isOfDetails, isUpdateAlone } from '../rules/order-purpose';
import { OrderAction } from './OrderAction';
import { ToAccount } from './ToAccount';

interface OrderViewProps {
  order: Order;
  from: string | undefined;
  ask: () => void;
}

/** Where an order is, in words, and the one thing that leads on. */
export function OrderView({ order, from, ask }: OrderViewProps) {
  const { t, path, locale, realm, isLive, defaultPath } = useSite();
  const [updated] = order.licenceIds;
  const isUpdate = isUpdateAlone(order);
  const name = orderLabels(order);
  const values = { total: moneyText(order.total, locale), brand: realm.name };
  switch (order.status) {
    case 'requiresAction':
      return (
        <OrderState name={name} values={values}>
          <OrderAction order={order} from={from} ask={ask} />
        </OrderState>
      );
    case 'processing':
      return (
        <OrderState name={name} values={values} isBusy>
          <Button href={from ?? defaultPath} variant="secondary">
            {t('order.leave')}
          </Button>
        </OrderState>
      );
    case 'succeeded':
      if (order.unconfirmed) {
        return (
          <OrderState name={name} values={values}>
            <ToAccount />
          </OrderState>
        );
      }
      return (
        <OrderState name={name} values={values}>
          <Stack direction="row" gap={13}>
            {order.purpose === 'update' ? (
              <ToAccount />
            ) : (
              <Button href={from ?? defaultPath}>{t(from ? 'order.watch' : 'order.start')}</Button>
            )}
            {order.paymentId && !isUpdate && isLive('payment') && (
              <Button href={path('payment', { id: order.paymentId })} variant="secondary">
                {t('order.receipt')}
              </Button>
            )}
          </Stack>
        </OrderState>
      );
    case 'failed':
    case 'expired':
      return (
        <OrderState
          name={name}
          values={values}
          message={isUpdate ? undefined : order.error?.message}
        >
          <Stack direction="row" gap={13}>
            {isOfBasket(order) ? (
              <Button href={path('pay', {}, { query: { from } })}>{t('order.tryAgain')}</Button>
            ) : isOfDetails(order) && updated !== undefined ? (
              <>
                <Button href={path('paymentUpdate', { licenceId: String(updated) })}>
                  {t('order.tryAgain')}
                </Button>
                <ToAccount variant="secondary" />
              </>
            ) : (
              <ToAccount />
            )}
            {order.refund === 'failed' && <SupportLink />}
          </Stack>
        </OrderState>
      );
  }
}

interface OrderStateProps {
  /** The beginning of its labels' keys. */
  name: string;
  values: Readonly<Record<string, string>>;
  /** The origin's own words. */
  message?: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** One state: its heading takes the focus, and a live region says it. */
function OrderState({ name, values, message, isBusy, children }: OrderStateProps) {
  const { t } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A refund goes on by itself, and a viewer who is elsewhere on the page stays there.
    const isByItself = name.startsWith('order.refund.');
    if (!isByItself || document.activeElement === document.body) heading.current?.focus();
  }, [name]);
  return (
    <Stack gap={21} align="start">
      <Heading level={1} ref={heading} tabIndex={-1}>
        {t(`${name}.title`, values)}
      </Heading>
      <div role="status" aria-busy={isBusy}>
        <Text measure>{t(`${name}.text`, values)}</Text>
      </div>
      {message && <InlineMessage tone="error">{message}</InlineMessage>}
      {children}
    </Stack>
  );
}
