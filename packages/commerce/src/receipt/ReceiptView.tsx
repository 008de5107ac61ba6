import { Badge, Heading, KeyValueList, Stack, Text } from '@marquee/design-system';
import { formatMoney, moneyText } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import type { Receipt } from '../contract';
import { useDates } from '../dates/use-dates';
import { masked } from '../rules/card-order';
import { historyGroup } from '../rules/history-group';
import { receiptLines } from '../rules/receipt-lines';
import { SupportLink } from './SupportLink';

/** A receipt as it is read and printed. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const { t, locale, realm } = useSite();
  const dates = useDates();
  const { number, when, itemType, status, carried, refunds } = receipt;
  const seller = realm.commerce?.legal;
  return (
    <Stack gap={34} as="section">
      <Stack gap={13} as="header" align="start">
        <Badge>{t(`history.group.${historyGroup(itemType)}`)}</Badge>
        <Heading level={1}>{t(`history.item.${itemType}`)}</Heading>
        <Text tone="muted">
          {[number && t('receipt.number', { number }), dates?.date(when), t(`payment.${status}`)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <KeyValueList
        label={t('receipt.title')}
        entries={receiptLines(receipt).map(({ key, values, money, isTotal }) => ({
          label: t(key, values),
          value: <bdi>{formatMoney(money, locale)}</bdi>,
          total: isTotal,
        }))}
      />
      {carried && (
        <Text tone="muted">{t('summary.carried', { amount: moneyText(carried, locale) })}</Text>
      )}
      <KeyValueList look="details" label={t('receipt.details')} entries={detailsOf(receipt, t)} />
      {refunds.length > 0 && dates && (
        <Stack gap={13}>
          <Heading level={2}>{t('receipt.refunds')}</Heading>
          <div role="status">
            <KeyValueList
              entries={refunds.map((refund) => ({
                label: `${dates.date(refund.when)} · ${t(`refund.${refund.status}`)}`,
                value: <bdi>{formatMoney(refund.amount, locale)}</bdi>,
              }))}
            />
          </div>
          {refunds.some((refund) => refund.status === 'failed') && (
            <Stack gap={13} align="start">
              <Text measure>{t('refund.told', { brand: realm.name })}</Text>
              <SupportLink />
            </Stack>
          )}
        </Stack>
      )}
      {seller?.seller && (
        <Text tone="muted" size="small">
          {[seller.seller, seller.address, seller.taxId].filter(Boolean).join(' · ')}
        </Text>
      )}
    </Stack>
  );
}

function detailsOf(
  { paymentMethodType, cardType, last4Digits, externalPaymentId }: Receipt,
  t: ReturnType<typeof useSite>['t'],
) {
  const card = last4Digits &&
    paymentMethodType && {
      paymentMethodType,
      last4Digits,
    };
  return [
    ...(paymentMethodType
      ? [
          {
            label: t('receipt.paidWith'),
            value: card ? (
              <>
                {t(`cardType.${cardType ?? 'other'}`)} <bdi dir="ltr">{masked(card)}</bdi>
              </>
            ) : (
              t(`method.${paymentMethodType}`)
            ),
          },
        ]
      : []),
    ...(externalPaymentId
      ? [{ label: t('receipt.reference'), value: <bdi dir="ltr">{externalPaymentId}</bdi> }]
      : []),
  ];
}
