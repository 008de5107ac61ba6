import { Button, Stack } from '@marquee/design-system';
import { moneyText } from '@marquee/i18n';
import { confirmPayment } from '@marquee/origin-client/calls';
import { tabStorage } from '@marquee/origin-client/tab-storage';
import { useSite } from '@marquee/renderer';
import { FailureMessage, useAction, useFailures } from '@marquee/renderer/failures';
import { useNavigate } from 'react-router-dom';
import { returnUri } from '../checkout/return-uri';
import type { Licence } from '../contract';
import { COMMERCE_WORDS } from '../rules/commerce-words';
import { payOutcome } from '../rules/pay-outcome';
import { priceOf } from '../rules/price-of';

interface ConfirmPaymentProps {
  licence: Licence;
  onDone: () => void;
}

/** Pays for a licence that waits for it, and leads to the order. */
export function ConfirmPayment({ licence, onDone }: ConfirmPaymentProps) {
  const site = useSite();
  const { t, origin, path, locale, realm } = site;
  const navigate = useNavigate();
  const { outcome, busy, run } = useAction(useFailures(COMMERCE_WORDS));
  // The key lives until the outcome is known: a press after a lost answer, or a reload, asks for the same attempt.
  const attempt = `${realm.id}.confirming.${licence.id}`;
  const { amount, currency, scale } = licence.nextCharge?.amount ?? priceOf(licence.amounts);
  const price = { amount, currency, scale };

  const confirm = () =>
    run(async () => {
      const key = tabStorage.get(attempt) ?? crypto.randomUUID();
      tabStorage.set(attempt, key);
      try {
        const order = await origin.call(confirmPayment, {
          params: { licenceId: licence.id },
          body: {
            expected: price,
            returnUri: returnUri(site, { paymentMethodType: 'card' }, undefined),
          },
          idempotencyKey: key,
          timeoutMs: 30_000,
        });
        tabStorage.set(attempt, null);
        await navigate(path('pay', {}, { query: { order: order.id } }));
      } catch (error) {
        const told = payOutcome(error);
        if (told.is !== 'unknown') tabStorage.set(attempt, null);
        if (told.is !== 'underWay') throw error;
        await navigate(path('pay', {}, { query: { order: told.orderId } }));
      }
      onDone();
      return '';
    });
  return (
    <Stack gap={8}>
      {outcome?.status === 'failed' && <FailureMessage failure={outcome.failure} />}
      <Button size="small" loading={busy} loadingLabel={t('pay.paying')} onClick={confirm}>
        {t('pay.order', { price: moneyText(price, locale) })}
      </Button>
    </Stack>
  );
}
