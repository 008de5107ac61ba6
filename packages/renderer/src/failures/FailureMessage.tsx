import { InlineMessage } from '@marquee/design-system';
import { useSite } from '../site/use-site';
import { failureText } from './failure-text';
import type { Failure } from './rules/failure-of';

/** Shows a failure at its place on the page, and announces it at once. */
export function FailureMessage({ failure }: { failure: Failure }) {
  const site = useSite();
  return (
    <InlineMessage
      tone="error"
      requestId={failure.requestId}
      requestIdLabel={site.t('failure.request')}
    >
      {failureText(site, failure)}
    </InlineMessage>
  );
}
