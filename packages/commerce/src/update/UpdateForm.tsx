import { Button, InlineMessage, Stack, Text } from '@marquee/design-system';
import { moneyText } from '@marquee/i18n';
import { OriginError } from '@marquee/origin-client';
import {
  attachCard,
  attachDetails,
  attachMethod,
  validatePayment,
} from '@marquee/origin-client/calls';
import { tabStorage } from '@marquee/origin-client/tab-storage';
import { useSite } from '@marquee/renderer';
import { FailureMessage, useAction, useFailures } from '@marquee/renderer/failures';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStage } from '../analytics/use-stage';
import { PaymentSummary } from '../checkout/PaymentSummary';
import { returnUri } from '../checkout/return-uri';
import type { Card, Licence, PaymentMethod } from '../contract';
import { useDates } from '../dates/use-dates';
import { Methods } from '../methods/Methods';
import { type CardForm, NewCard } from '../methods/NewCard';
import { markFresh } from '../orders/fresh-orders';
import { ToAccount } from '../orders/ToAccount';
import { cardError } from '../rules/card-error';
import { cardOrder } from '../rules/card-order';
import { COMMERCE_WORDS } from '../rules/commerce-words';
import { isDue, mustRefresh } from '../rules/licence-rules';
import { payOutcome } from '../rules/pay-outcome';
import { paymentChoices } from '../rules/payment-choices';
import { priceOf } from '../rules/price-of';
import { STAGE_OF_PAGE } from '../rules/stage-events';

interface UpdateFormProps {
  licence: Licence;
  methods: readonly PaymentMethod[];
  cards: readonly Card[];
  asOf: string;
  /** The licence, or what it could be paid with, is no longer what the page shows: loads what there is now. */
  onGone: () => Promise<void>;
}

/** The codes of a licence, or of payment details, that have changed elsewhere. */
const GONE = [
  'UNKNOWN_LICENCE',
  'ALREADY_ENDED',
  'MANAGED_ELSEWHERE',
  'NOTHING_TO_CHARGE',
  'DETAILS_UNKNOWN',
  'METHOD_UNKNOWN',
];

/** Another way to pay for a licence: a stored one, a new card, or a bank that has to allow it. What is due of it is charged with it, and the page says so before and after. */
export function UpdateForm({ licence, methods, cards, asOf, onGone }: UpdateFormProps) {
  const site = useSite();
  const { t, origin, path, locale, realm } = site;
  const dates = useDates();
  const navigate = useNavigate();
  const { outcome, busy, run } = useAction(useFailures(COMMERCE_WORDS));
  const tell = useStage(STAGE_OF_PAGE.paymentUpdate, {
    from: undefined,
    hasPlan: true,
    entry: 'ACCOUNT',
  });
  const form = useRef<CardForm>(null);
  const ways = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string | null>(null);
  const choices = paymentChoices(methods, cardOrder(cards)).filter(({ kind }) => kind !== 'none');
  const [picked, setPicked] = useState<string | null>(null);
  const choice = choices.find(({ value }) => value === picked) ?? choices[0];
  const { amount, currency, scale } = licence.nextCharge?.amount ?? priceOf(licence.amounts);
  const price = { amount, currency, scale };
  const isOpen = isDue(licence, asOf);

  /** Attaches what the viewer has chosen; undefined where the card form has errors. */
  const attach = async () => {
    const licenceId = licence.id;
    if (choice?.kind === 'stored')
      return origin.call(attachCard, { params: { licenceId, cardId: choice.card.cardId } });
    const entered = await form.current?.submit();
    if (!choice || !entered) return undefined;
    if ('fieldErrors' in entered) {
      setError(t(cardError(entered.fieldErrors[0]?.code ?? 'card_missing')));
      tell('failed');
      return undefined;
    }
    const { paymentMethodType, targetPaymentProvider } = choice.method;
    const { parsedData } = await origin.call(validatePayment, {
      body: {
        primaryPaymentDetails: { paymentMethodType, targetPaymentProvider, ...entered.details },
      },
    });
    return origin.call(attachDetails, {
      params: { licenceId, detailsId: parsedData.paymentDetailsExid },
    });
  };

  /** Has the viewer allow it at the bank. The key lives until the outcome is known: a press after a lost answer asks for the same order. */
  const askBank = async ({ paymentMethodType, targetPaymentProvider }: PaymentMethod) => {
    const attempt = `${realm.id}.attaching.${licence.id}.${paymentMethodType}`;
    const key = tabStorage.get(attempt) ?? crypto.randomUUID();
    tabStorage.set(attempt, key);
    const order = await origin
      .call(attachMethod, {
        params: { licenceId: licence.id },
        body: {
          paymentMethodType,
          targetPaymentProvider,
          returnUri: returnUri(site, { paymentMethodType, targetPaymentProvider }, undefined),
        },
        idempotencyKey: key,
        timeoutMs: 30_000,
      })
      .catch((error: unknown) => {
        if (payOutcome(error).is !== 'unknown') tabStorage.set(attempt, null);
        throw error;
      });
    tabStorage.set(attempt, null);
    markFresh(order.id);
    await toOrder(order.id);
    return undefined;
  };

  const toOrder = (order: string) => navigate(path('pay', {}, { query: { order } }));

  const save = () => {
    setError(null);
    return run(async () => {
      const chosen = choice?.kind === 'redirect' ? askBank(choice.method) : attach();
      const attached = await chosen.catch(async (error: unknown) => {
        const told = payOutcome(error);
        if (told.is === 'underWay') {
          // What is due is being paid for already.
          await toOrder(told.orderId);
          return undefined;
        }
        tell('failed');
        if (error instanceof OriginError && GONE.includes(error.code)) await onGone();
        throw error;
      });
      if (!attached) return '';
      tell('completed');
      if (attached.order) await toOrder(attached.order.id);
      return t(mustRefresh(attached.licence) ? 'update.doneOpen' : 'update.done', {
        plan: licence.name,
        price: moneyText(price, locale),
      });
    });
  };
  if (!choice)
    return (
      <Stack gap={21} align="start">
        <Text measure>{t('pay.noMethods')}</Text>
        <ToAccount />
      </Stack>
    );
  const saving =
    choice.kind === 'redirect' ? 'order.opening' : isOpen ? 'pay.paying' : 'update.saving';
  return (
    <Stack gap={21}>
      <Text measure>
        {isOpen
          ? t('update.open', { plan: licence.name, price: moneyText(price, locale) })
          : licence.nextCharge && dates
            ? t('update.text', {
                plan: licence.name,
                price: moneyText(price, locale),
                date: dates.day(licence.nextCharge.at, asOf),
              })
            : t('update.plain', { plan: licence.name })}
      </Text>
      <div ref={ways}>
        <Methods choices={choices} value={choice.value} onChange={setPicked} disabled={busy} />
      </div>
      {choice.kind === 'new' && (
        <NewCard
          key={choice.value}
          ref={form}
          method={choice.method}
          money={price}
          keeps
          entry="ACCOUNT"
        />
      )}
      <PaymentSummary
        choice={choice}
        isUpdate
        onChange={() => ways.current?.querySelector<HTMLInputElement>('input:checked')?.focus()}
      />
      {error && <InlineMessage tone="error">{error}</InlineMessage>}
      {outcome?.status === 'failed' && <FailureMessage failure={outcome.failure} />}
      {outcome?.status === 'done' && outcome.text && (
        <InlineMessage tone="success">{outcome.text}</InlineMessage>
      )}
      <Button size="large" loading={busy} loadingLabel={t(saving)} onClick={save}>
        {choice.kind === 'redirect'
          ? t('order.redirect.go')
          : isOpen
            ? t('pay.order', { price: moneyText(price, locale) })
            : t('update.save')}
      </Button>
    </Stack>
  );
}
