import { Button, EmptyState, InlineMessage, Loader, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { TvFailureMessage } from './TvFailureMessage';
import { TvPicker } from './TvPicker';
import { TvWaiting } from './TvWaiting';
import type { TvSignIn } from './tv-state';

/** The content of the providers page in each state. */
export function TvContent({ signIn }: { signIn: TvSignIn }) {
  const { t, defaultPath } = useSite();
  const { state } = signIn;
  switch (state.status) {
    case 'starting':
      return (
        <>
          <noscript>
            <InlineMessage>{t('noscript.form')}</InlineMessage>
          </noscript>
          <TvWaiting config={signIn.config} />
        </>
      );
    case 'choosing': {
      const { featured, nonFeatured } = state.flow.providers;
      if (featured.length + nonFeatured.length > 0) {
        return <TvPicker signIn={signIn} flow={state.flow} link={state.link} />;
      }
      return (
        <EmptyState
          title={t('tv.emptyTitle')}
          text={t('tv.emptyText')}
          actions={
            <>
              <Button href={defaultPath}>{t('tv.home')}</Button>
              <Button variant="secondary" onClick={signIn.restart}>
                {t('failure.retry')}
              </Button>
            </>
          }
        />
      );
    }
    case 'leaving': {
      const label = t(state.again ? 'tv.again' : 'tv.leaving', { provider: state.name });
      return <Loader label={label} size="large" labelShown />;
    }
    case 'linking':
    case 'linked':
      return (
        <Loader
          label={t('tv.linking')}
          done={state.status === 'linked'}
          doneLabel={t('login.resolved')}
          size="large"
          labelShown
        />
      );
    case 'device':
      return (
        <Stack gap={21}>
          <InlineMessage tone="success">{t('tv.deviceText')}</InlineMessage>
          <Text>{t('tv.deviceHint')}</Text>
          <Button variant="secondary" fullWidth href={defaultPath}>
            {t('tv.home')}
          </Button>
        </Stack>
      );
    case 'failed':
      return <TvFailureMessage of={state.of} failure={state.failure} restart={signIn.restart} />;
  }
}
