import { Button, InlineMessage, Loader, Stack, TextLink } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { useKeepFocus } from '../login/use-keep-focus';
import { ScreenFrame } from '../screens/ScreenFrame';
import { useImpersonate } from './use-impersonate';

/**
 * The page of an agent's link: it goes on to the site as the viewer sees it, or shows the failure.
 */
export function ImpersonatePage() {
  const { t, defaultPath } = useSite();
  const state = useImpersonate();
  const place = useKeepFocus<HTMLDivElement>(state.status);
  return (
    <ScreenFrame title={t('impersonate.title')}>
      <noscript>
        <InlineMessage>{t('noscript.form')}</InlineMessage>
      </noscript>
      <div ref={place}>
        {state.status === 'beginning' ? (
          <Loader label={t('impersonate.beginning')} size="large" labelShown />
        ) : (
          <Stack gap={21}>
            <FailureMessage key={state.attempt} failure={state.failure} />
            {state.retry && (
              <Button size="large" fullWidth onClick={state.retry}>
                {t('failure.retry')}
              </Button>
            )}
            <TextLink href={defaultPath}>{t('failure.home')}</TextLink>
          </Stack>
        )}
      </div>
    </ScreenFrame>
  );
}
