import { InlineMessage, Text, TextLink } from '@marquee/design-system';
import { Slot, useLikelyViewer, useQuery, useSite } from '@marquee/renderer';
import { RegionDialog } from '@marquee/renderer/region';
import { LoginFrame } from '../login/LoginFrame';
import { useSignIn } from '../login/use-sign-in';
import { useProviders } from '../providers/provider-choices';
import { signUpForm } from '../rules/joining';
import { SignUpForm } from './SignUpForm';
import { useIsOutside } from './use-is-outside';

/**
 * The page that opens an account with one of the realm's providers that can (spec 1 §1, "Sign-up").
 */
export function SignUpPage() {
  const { t, path, isLive } = useSite();
  const signIn = useSignIn();
  const likelyViewer = useLikelyViewer();
  const search = useQuery();
  const { choices, SignInOptions } = useProviders();
  const primary = signUpForm(choices, search);
  const { status } = signIn.state;
  const resolving = status === 'resolving' || status === 'resolved' || likelyViewer;
  const outside = useIsOutside();
  return (
    <LoginFrame signIn={signIn} title={t('signUp.title')} resolving={resolving}>
      <Slot name="signup.before" props={{}} />
      {primary && <SignUpForm key={primary.config.type} choice={primary} signIn={signIn} />}
      {SignInOptions && <SignInOptions signIn={signIn} signUp />}
      {!primary && !SignInOptions && (
        <InlineMessage tone="error">{t('signUp.notOffered')}</InlineMessage>
      )}
      {isLive('login') && (
        <Text>
          {t('signUp.haveAccount')}{' '}
          <TextLink href={path('login') + search}>{t('signUp.signIn')}</TextLink>
        </Text>
      )}
      {outside && !resolving && <RegionDialog code="OUTSIDE_REGION" />}
    </LoginFrame>
  );
}
