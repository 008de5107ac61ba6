import { useLikelyViewer } from '@marquee/renderer';
import { useProviders } from '../providers/provider-choices';
import { arrangeProviders } from '../rules/arrange-providers';
import { listsProviders } from '../rules/login-page';
import { JoinLine } from './JoinLine';
import { LoginFrame, useRouteName } from './LoginFrame';
import { SignInForm } from './SignInForm';
import { useSignIn } from './use-sign-in';

/** The login page: the brand's picture beside the form of the first provider (spec 1 §2). */
export function LoginPage() {
  const route = useRouteName();
  const signIn = useSignIn();
  const likelyViewer = useLikelyViewer();
  const { choices, SignInOptions } = useProviders();
  const { primary } = arrangeProviders(choices);
  const { status } = signIn.state;
  // The only provider has no form: the viewer is being sent to it.
  const leaving = !primary && choices.length === 1;
  return (
    <LoginFrame
      signIn={signIn}
      resolving={status === 'resolving' || status === 'resolved' || likelyViewer || leaving}
    >
      {primary?.provider.form && (
        <SignInForm choice={primary} form={primary.provider.form} signIn={signIn} />
      )}
      {SignInOptions && listsProviders(route, Boolean(primary)) && (
        <SignInOptions signIn={signIn} />
      )}
      <JoinLine choices={choices} />
    </LoginFrame>
  );
}
