import { Container, Loader } from '@marquee/design-system';
import { takeLicenceRedirect } from '@marquee/origin-client/licence-redirect';
import type { Site } from '@marquee/renderer';
import { useNotify, useSite } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProviders } from '../providers/provider-choices';
import { providerName } from '../providers/provider-name';
import { cameFrom, forgetSignedInWith } from '../redirect/signed-in-with';

/** Signs out and goes on. The session is over at once, even when a provider cannot be told. */
export function Page() {
  const { session, realm, defaultPath, t } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const endAtProvider = useProviderEnd();
  const done = useRef(false);
  const signOut = useEffectEvent(async () => {
    // The page may open before the session is read, and only a session knows its provider.
    await session.start();
    // An agent who acts as a viewer signs out as well; the provider knows the agent.
    const viewer = session.state.user?.par ?? session.state.user?.id;
    takeLicenceRedirect(realm.id);
    let refreshToken: string | null = null;
    try {
      refreshToken = await session.signOut();
    } catch (error) {
      // The session is over in this tab in any case; that it is still stored is a fault.
      reportError(error);
    }
    const address = refreshToken && (await endAtProvider(refreshToken, viewer));
    if (address) return window.location.replace(address);
    notify({ tone: 'success', text: t('shell.signedOut') });
    void navigate(defaultPath, { replace: true });
  });
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    void signOut();
  }, []);
  return (
    <Container width="narrow">
      <Loader label={t('logout.title')} size="large" labelShown />
    </Container>
  );
}

/**
 * Ends the session at its provider, if any; resolves to the address that the viewer goes to for it.
 */
function useProviderEnd() {
  const { realm, origin, basename, defaultPath } = useSite();
  const { choices } = useProviders();
  return async (refreshToken: string, viewer: string | undefined): Promise<string | undefined> => {
    const choice = choices.find((one) => cameFrom(realm.id, providerName(one), viewer));
    forgetSignedInWith(realm.id);
    try {
      const address = await choice?.provider.redirect?.end?.(choice.config, {
        origin,
        refreshToken,
      });
      if (!address) return undefined;
      const url = new URL(address);
      // A provider that has registered the address sends the viewer back to it (RP-initiated
      // logout).
      url.searchParams.set(
        'post_logout_redirect_uri',
        `${window.location.origin}${basename}${defaultPath}`,
      );
      return url.href;
    } catch (error) {
      console.warn('The provider was not told of the logout.', error);
      return undefined;
    }
  };
}

export const head = (site: Site): HeadData => ({
  title: site.t('logout.title'),
  robots: 'noindex',
});

export { siteChrome as chrome } from '@marquee/renderer/chrome';
