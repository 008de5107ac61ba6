import { InlineMessage } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { type Failure, failureText } from '@marquee/renderer/failures';

/** A payment was refused: why, that nothing was charged, and that another one can be tried. */
export function NotCharged({ failure }: { failure: Failure }) {
  const site = useSite();
  const { t } = site;
  return (
    <InlineMessage
      tone="error"
      title={failureText(site, failure)}
      requestId={failure.requestId}
      requestIdLabel={t('failure.request')}
    >
      {t('pay.notCharged')}
    </InlineMessage>
  );
}
