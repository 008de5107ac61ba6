import { Button, InlineMessage, Stack } from '@marquee/design-system';
import { moneyText } from '@marquee/i18n';
import { OriginError } from '@marquee/origin-client';
import { confirmPayment } from '@marquee/origin-client/calls';
import { tabStorage } from '@marquee/origin-client/tab-storage';
import { useNotify, useSite } from '@marquee/renderer';
import { FailureMessage, failureText, useAction, useFailures } from '@marquee/renderer/failures';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asksPin } from '../checkout/asks-pin';
import { NotCharged } from '../checkout/NotCharged';
import { PinQuestion } from '../checkout/PinQuestion';
import { returnUri } from '../checkout/return-uri';
import type { Licence } from '../contract';
import { COMMERCE_WORDS } from '../rules/commerce-words';
import { payOutcome } from '../rules/pay-outcome';
import { priceOf } from '../rules/price-of';

interface ConfirmPaymentProps {
  licence: Licence;
  onDone: () => void;
}

/** The codes of a licence that waits for no payment any more. */
const DONE = ['NOTHING_TO_CONFIRM', 'UNKNOWN_LICENCE'];

/** Pays for a licence that waits for it, and leads to the order. What stands in its way is asked for here, too. */
export function ConfirmPayment({ licence, onDone }: ConfirmPaymentProps) {
  const site = useSite();
  const { t, origin, path, locale, realm } = site;
  const navigate = useNavigate();
  const notify = useNotify();
  const failuresOf = useFailures(COMMERCE_WORDS);
  const [needsPin, setNeedsPin] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [changed, setChanged] = useState<Price | null>(null);
  const { outcome, busy, run } = useAction(failuresOf);
  // The key lives until the outcome is known: a press after a lost answer, or a reload, asks for the same attempt.
  const attempt = `${realm.id}.confirming.${licence.id}`;
  const shown = licence.nextCharge?.amount ?? priceOf(licence.amounts);
  const { amount, currency, scale } = changed ?? shown;
  const price = { amount, currency, scale };

  const confirm = () =>
    run(async () => {
      setNeedsPin(false);
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
        setRefused(told.is !== 'unknown');
        if (told.is !== 'unknown') tabStorage.set(attempt, null);
        if (error instanceof OriginError && error.code === 'PIN_REQUIRED' && asksPin(site)) {
          setNeedsPin(true);
          return '';
        }
        // It was confirmed elsewhere, or is over: this part goes, and the account shows what there is now.
        if (error instanceof OriginError && DONE.includes(error.code)) {
          notify({ text: failureText(site, failuresOf(error)) });
          onDone();
          return '';
        }
        const now = told.is === 'priceChanged' && amountIn(error);
        if (now) {
          setChanged(now);
          return t('pay.priceChanged.text', {
            before: moneyText(price, locale),
            now: moneyText(now, locale),
          });
        }
        if (told.is !== 'underWay') throw error;
        await navigate(path('pay', {}, { query: { order: told.orderId } }));
      }
      onDone();
      return '';
    });
  return (
    <Stack gap={8}>
      {outcome?.status === 'failed' &&
        (isRefused ? (
          <NotCharged failure={outcome.failure} />
        ) : (
          <FailureMessage failure={outcome.failure} />
        ))}
      {outcome?.status === 'done' && outcome.text && (
        <InlineMessage tone="warning" title={t('pay.priceChanged.title')}>
          {outcome.text}
        </InlineMessage>
      )}
      {needsPin && <PinQuestion onDone={() => void confirm()} />}
      <Stack direction="row" gap={8}>
        <Button size="small" loading={busy} loadingLabel={t('pay.paying')} onClick={confirm}>
          {t('pay.order', { price: moneyText(price, locale) })}
        </Button>
        <Button
          size="small"
          variant="secondary"
          href={path('paymentUpdate', { licenceId: String(licence.id) })}
        >
          {t('account.plan.update')}
        </Button>
      </Stack>
    </Stack>
  );
}

type Price = NonNullable<Licence['nextCharge']>['amount'];

/** The amount that the origin would charge, where it says so with its refusal. */
function amountIn(error: unknown): Price | undefined {
  if (!(error instanceof OriginError)) return undefined;
  const { amount } = error.details;
  const isMoney =
    typeof amount === 'object' &&
    amount !== null &&
    'amount' in amount &&
    'currency' in amount &&
    'scale' in amount;
  // The checked boundary: beyond its shape, an answer is trusted to have the contract's types.
  return isMoney ? (amount as Price) : undefined;
}
