import { Button, EmptyState, InlineMessage, Loader, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { useFocusKept } from '../login/use-focus-kept';
import type { ConfiguredProvider } from '../providers/provider-choices';
import { TvFailureMessage } from './TvFailureMessage';
import { TvFrame } from './TvFrame';
import { TvPicker } from './TvPicker';
import { type TvSignIn, type TvState, useTvSignIn } from './use-tv-sign-in';

const TITLES: Readonly<Record<TvState['status'], string>> = {
  starting: 'tv.title',
  choosing: 'tv.title',
  leaving: 'tv.title',
  linking: 'tv.title',
  linked: 'tv.title',
  device: 'tv.deviceTitle',
  failed: 'tv.title',
};

/** TV providers to choose from, on the providers page or wherever it is shown (spec 1 §2). */
export function TvProviders({ choice }: { choice: ConfiguredProvider }) {
  const { t } = useSite();
  const signIn = useTvSignIn(choice);
  const { state } = signIn;
  // What is there first takes no focus: nothing has been lost yet.
  const place = useFocusKept<HTMLDivElement>(
    state.status === 'starting' || state.status === 'choosing' ? 'begin' : state.status,
  );
  return (
    <TvFrame title={t(TITLES[state.status])}>
      <div ref={place}>
        <TvContent signIn={signIn} />
      </div>
    </TvFrame>
  );
}

function TvContent({ signIn }: { signIn: TvSignIn }) {
  const { t, defaultPath } = useSite();
  const { state } = signIn;
  switch (state.status) {
    case 'starting':
      return (
        <>
          <noscript>
            <InlineMessage>{t('noscript.form')}</InlineMessage>
          </noscript>
          <Loader label={t('tv.loading')} size="large" labelShown />
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
                {t('tv.tryAgain')}
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
