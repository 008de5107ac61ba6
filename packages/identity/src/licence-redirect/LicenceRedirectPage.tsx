import { Button, InlineMessage, Loader, Stack, TextLink } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { lazy, Suspense } from 'react';
import { useKeepFocus } from '../login/use-keep-focus';
import { ScreenFrame } from '../screens/ScreenFrame';
import { useLicenceReturn } from './use-licence-return';

/** Loaded only for a viewer who may not buy. */
const RegionDialog = lazy(() =>
  import('@marquee/renderer/region').then(({ RegionDialog: shown }) => ({ default: shown })),
);

/** The page that partners who sell licences send viewers back to (spec 2 §2). */
export function LicenceRedirectPage() {
  const { t, path, defaultPath } = useSite();
  const state = useLicenceReturn();
  const place = useKeepFocus<HTMLDivElement>(state.status);
  return (
    <ScreenFrame title={t('licence.title')}>
      <noscript>
        <InlineMessage>{t('noscript.form')}</InlineMessage>
      </noscript>
      <div ref={place}>
        {state.status === 'working' && (
          <Loader label={t('licence.working')} size="large" labelShown />
        )}
        {state.status === 'refused' && (
          <Suspense>
            <RegionDialog code={state.code} />
          </Suspense>
        )}
        {state.status === 'failed' && (
          <Stack gap={21}>
            <FailureMessage key={state.attempt} failure={state.failure} />
            {state.way === 'retry' && (
              <Button size="large" fullWidth onClick={state.retry}>
                {t('failure.retry')}
              </Button>
            )}
            {state.way === 'signIn' && (
              <Button
                size="large"
                fullWidth
                href={path('login', {}, { query: { from: state.from } })}
              >
                {t('licence.signIn')}
              </Button>
            )}
            <TextLink href={defaultPath}>{t('failure.home')}</TextLink>
          </Stack>
        )}
      </div>
    </ScreenFrame>
  );
}
