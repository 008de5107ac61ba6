import { InlineMessage } from '@marquee/design-system';
import { moneyText } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import { ToAccount } from '../orders/ToAccount';
import { cardError } from '../rules/card-error';
import type { CheckoutNotice } from './checkout-notice';
import { NotCharged } from './NotCharged';
import { PinQuestion } from './PinQuestion';

interface CheckoutNoticesProps {
  notice: CheckoutNotice | null;
  /** Pays again, after the PIN. */
  onPin: () => void;
}

/** What the viewer is told above the button, and what they can do. */
export function CheckoutNotices({ notice, onPin }: CheckoutNoticesProps) {
  const { t, locale } = useSite();
  const changedText = (changed: Extract<CheckoutNotice, { is: 'priceChanged' }>['changed']) =>
    changed?.before && changed.after
      ? t(changed.when === 'today' ? 'pay.priceChanged.text' : 'pay.priceChanged.later', {
          before: moneyText(changed.before, locale),
          now: moneyText(changed.after, locale),
        })
      : t('pay.priceChanged.check');
  if (!notice) return null;
  switch (notice.is) {
    case 'failure':
      return <NotCharged failure={notice.failure} />;
    case 'priceChanged':
      return (
        <InlineMessage tone="warning" title={t('pay.priceChanged.title')}>
          {changedText(notice.changed)}
        </InlineMessage>
      );
    case 'gone':
      return (
        <InlineMessage
          tone="warning"
          title={t('pay.gone.title')}
          actions={<ToAccount size="small" />}
        >
          {t('pay.gone.text')}
        </InlineMessage>
      );
    case 'noTrial':
      return (
        <InlineMessage tone="warning" title={t('noTrial.title')}>
          {t('pay.noTrial')}
        </InlineMessage>
      );
    case 'pin':
      return <PinQuestion onDone={onPin} />;
    case 'terms':
      return <InlineMessage tone="error">{t('pay.terms')}</InlineMessage>;
    case 'cardErrors':
      return (
        <InlineMessage tone="error" title={t('card.check')}>
          <ul>
            {notice.errors.map(({ field, code }) => (
              <li key={field}>{t(cardError(code))}</li>
            ))}
          </ul>
        </InlineMessage>
      );
  }
}
