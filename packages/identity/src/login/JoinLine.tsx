import { Text, TextLink } from '@marquee/design-system';
import { useQuery, useSite } from '@marquee/renderer';
import type { ConfiguredProvider } from '../providers/provider';
import { joinOffer } from '../rules/joining';

/** A line for viewers without an account: sign up here, or ask for access elsewhere. */
export function JoinLine({ choices }: { choices: readonly ConfiguredProvider[] }) {
  const { t, realm, path, isLive } = useSite();
  const search = useQuery();
  const { selfRegistration, requestAccessUrl } = realm.auth;
  const offer = joinOffer({
    selfRegistration,
    requestAccessUrl,
    providers: choices.map(({ provider }) => provider.capabilities),
    signUpIsLive: isLive('signup'),
  });
  if (!offer) return null;
  return (
    <Text>
      {t('login.newHere', { brand: realm.name })}{' '}
      {offer.kind === 'signUp' ? (
        <TextLink href={path('signup') + search}>{t('login.signUp')}</TextLink>
      ) : (
        <TextLink href={offer.href}>{t('login.requestAccess')}</TextLink>
      )}
    </Text>
  );
}
