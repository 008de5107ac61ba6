import { InlineMessage, Loader, Stack, TextLink } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { ConfiguredProvider } from '../providers/provider';
import { useProviders } from '../providers/provider-choices';
import { RedirectPanel } from '../redirect/RedirectPanel';
import { ownerOf } from '../rules/provider-pages';
import { LoginFrame, useRouteName } from './LoginFrame';
import { ProviderPageForm } from './ProviderPageForm';
import { useLikelyViewer } from './use-likely-viewer';
import { useSignIn } from './use-sign-in';

/** A provider's own page, where its sign-in begins and where its redirect returns (spec 1 §2). */
export function ProviderPage() {
  const { path, t } = useSite();
  const { choices } = useProviders();
  const choice = useChosen(choices);
  const signIn = useSignIn();
  const likelyViewer = useLikelyViewer();
  const { status } = signIn.state;
  return (
    <LoginFrame
      signIn={signIn}
      resolving={status === 'resolving' || status === 'resolved' || likelyViewer}
    >
      {choice ? (
        <>
          {choice.provider.form && !choice.provider.Panel && (
            <ProviderPageForm choice={choice} form={choice.provider.form} signIn={signIn} />
          )}
          {choice.provider.Panel && (
            <Suspense fallback={<Loader label={t('login.resolving')} size="large" />}>
              <choice.provider.Panel choice={choice} signIn={signIn} />
            </Suspense>
          )}
          {choice.provider.redirect && (
            <RedirectPanel
              choice={choice}
              steps={choice.provider.redirect}
              signIn={signIn}
              others={choices.length > 1}
            />
          )}
        </>
      ) : (
        <Stack gap={21}>
          <InlineMessage tone="error">{t('login.notOffered')}</InlineMessage>
          <TextLink href={path('login')}>{t('login.toLogin')}</TextLink>
        </Stack>
      )}
    </LoginFrame>
  );
}

/**
 * Finds the provider of an address by its route, else by the path's first parameter; then by its
 * client.
 */
function useChosen(choices: readonly ConfiguredProvider[]): ConfiguredProvider | undefined {
  const route = useRouteName();
  const { authProvider, clientName, provider: named } = useParams();
  const type = (authProvider ?? ownerOf(route)).toLowerCase();
  const client = clientName ?? named;
  return choices.find(
    ({ provider, config }) =>
      provider.type.toLowerCase() === type &&
      (provider.clientOf?.(config) ?? '') === (client ?? ''),
  );
}
