import { Button, Heading, SettingRow, Stack } from '@marquee/design-system';
import { formatMoney } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import type { PaymentItem } from '../contract';
import { useDates } from '../dates/use-dates';
import { historyGroup } from '../rules/history-group';

/** How many are shown in the account. */
const MOST = 5;

/** The viewer's last payments, each with its receipt. */
export function LastPayments({ payments }: { payments: readonly PaymentItem[] }) {
  const { t, locale, path } = useSite();
  const dates = useDates();
  if (payments.length === 0) return null;
  return (
    <Stack gap={13}>
      <Heading level={3}>{t('account.payments')}</Heading>
      <Stack as="ul" gap={5}>
        {payments.slice(0, MOST).map((item) => (
          <SettingRow
            key={item.id}
            name={
              <>
                {item.skuLicence.licenceName} ·{' '}
                <bdi>{formatMoney(item.skuLicence.transactionAmount, locale)}</bdi>
              </>
            }
            facts={[
              t(`history.item.${item.itemType}`),
              [
                dates?.date(item.when),
                // What failed says so in its own words.
                historyGroup(item.itemType) !== 'failure' && t(`payment.${item.status}`),
              ]
                .filter(Boolean)
                .join(' · '),
            ]}
            actions={
              <Button size="small" variant="quiet" href={path('payment', { id: item.id })}>
                {t(item.status === 'succeeded' ? 'order.receipt' : 'account.payment')}
              </Button>
            }
          />
        ))}
      </Stack>
    </Stack>
  );
}
