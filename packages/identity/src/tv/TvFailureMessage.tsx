import { Button, InlineMessage, RequestId, Stack } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { failureText } from '@marquee/renderer/failures';
import type { TvFailure } from './tv-state';

interface TvFailureMessageProps {
  of: 'list' | 'link';
  failure: TvFailure;
  restart: () => void;
}

/** A failure, its ids for the support desk, and two ways on (spec 1 §8). */
export function TvFailureMessage({ of, failure, restart }: TvFailureMessageProps) {
  const site = useSite();
  const { t, defaultPath } = site;
  const { requestId, accountId } = failure;
  return (
    <Stack gap={21}>
      <InlineMessage tone="error" title={t(of === 'list' ? 'tv.listFailed' : 'tv.linkFailed')}>
        <Stack gap={8}>
          <span>{failureText(site, failure)}</span>
          {requestId && <RequestId id={requestId} label={t('failure.request')} />}
          {accountId && <RequestId id={accountId} label={t('tv.account')} />}
        </Stack>
      </InlineMessage>
      <Button size="large" fullWidth onClick={restart}>
        {t(of === 'list' ? 'failure.retry' : 'tv.chooseAgain')}
      </Button>
      <Button variant="secondary" fullWidth href={defaultPath}>
        {t('tv.home')}
      </Button>
    </Stack>
  );
}
