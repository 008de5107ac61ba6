import { InlineMessage } from '@marquee/design-system';
import { moneyText } from '@marquee/i18n';
import { LateSlot, useSite } from '@marquee/renderer';
import { failureText } from '@marquee/renderer/failures';
import { cardError } from '../rules/card-error';
import type { CheckoutNotice } from './use-checkout';

interface CheckoutNoticesProps {
  notice: CheckoutNotice | null;
  /** Pays again, after the PIN. */
  onPin: () => void;
}

/** What the viewer is told above the button, and what they can do. */
export function CheckoutNotices({ notice, onPin }: CheckoutNoticesProps) {
  const site = useSite();
  const { t, locale } = site;
  if (!notice) return null;
  switch (notice.is) {
    case 'failure':
      return (
        <InlineMessage
          tone="error"
          title={failureText(site, notice.failure)}
          requestId={notice.failure.requestId}
          requestIdLabel={t('failure.request')}
        >
          {t('pay.notCharged')}
        </InlineMessage>
      );
    case 'priceChanged':
      return (
        <InlineMessage tone="warning" title={t('pay.priceChanged.title')}>
          {t('pay.priceChanged.text', {
            before: moneyText(notice.before, locale),
            now: moneyText(notice.now, locale),
          })}
        </InlineMessage>
      );
    case 'noTrial':
      return (
        <InlineMessage tone="warning" title={t('noTrial.title')}>
          {t('pay.noTrial')}
        </InlineMessage>
      );
    case 'pin':
      return <LateSlot name="checkout.pin" props={{ done: onPin }} />;
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
