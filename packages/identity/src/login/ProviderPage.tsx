import { InlineMessage, Loader, Stack, TextLink } from '@marquee/design-system';
import { useLikelyViewer, useSite } from '@marquee/renderer';
import { useLocation, useParams } from 'react-router-dom';
import { chosenProvider } from '../providers/chosen-provider';
import type { ConfiguredProvider } from '../providers/provider';
import { useProviders } from '../providers/provider-choices';
import { RedirectPanel } from '../redirect/RedirectPanel';
import { LoginFrame, useRouteName } from './LoginFrame';
import { ProviderPageForm } from './ProviderPageForm';
import { useSignIn } from './use-sign-in';

/** A provider's own page, where its sign-in begins and where its redirect returns (spec 1 §2). */
export function ProviderPage() {
  const { path, t, realm } = useSite();
  const { choices } = useProviders();
  const choice = useChosen(choices);
  const { search } = useLocation();
  const signIn = useSignIn(() => choice?.provider.asksViewer?.(search, realm.id) ?? false);
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
            <choice.provider.Panel
              fallback={<Loader label={t('login.resolving')} size="large" />}
              part={{ choice, signIn }}
            />
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

function useChosen(choices: readonly ConfiguredProvider[]): ConfiguredProvider | undefined {
  const name = useRouteName();
  const params = useParams();
  return chosenProvider(choices, { name, params });
}
