import { Loader, Stack, TextLink } from '@marquee/design-system';
import { invariant, useSite } from '@marquee/renderer';
import { AccountConflict } from '../../login/AccountConflict';
import { ProviderPageForm } from '../../login/ProviderPageForm';
import { SignInMessage } from '../../login/SignInMessage';
import { useFocusKept } from '../../login/use-focus-kept';
import { useQuery } from '../../login/use-query';
import { isAccountConflict } from '../../rules/social-errors';
import { NewAccount } from '../../social/NewAccount';
import { withProvider } from '../other-providers/with-provider';
import type { ConfigOf, PanelProps } from '../provider';
import { useProviders } from '../provider-choices';
import { SocialButtons } from './SocialButtons';
import { chosenProvider, SOCIAL_NAMES } from './social-names';
import { type FirebaseSocial, useFirebaseSocial } from './use-firebase-social';

/** The project's page: its form and its social providers, or the one that the viewer has chosen already. */
export default function FirebasePanel({ choice, signIn }: PanelProps) {
  const { provider, config } = choice;
  invariant(config.type === 'firebase', 'This is the panel of the provider "firebase" alone.');
  const social = useFirebaseSocial(provider, config, signIn);
  const place = useFocusKept<HTMLDivElement>(`${social.state.status} ${signIn.state.status}`);
  return (
    <div ref={place}>
      <FirebaseStep choice={choice} config={config} signIn={signIn} social={social} />
    </div>
  );
}

interface FirebaseStepProps extends PanelProps {
  config: ConfigOf<'firebase'>;
  social: FirebaseSocial;
}

function FirebaseStep({ choice, config, signIn, social }: FirebaseStepProps) {
  const { provider } = choice;
  const { t, path } = useSite();
  const search = useQuery();
  const { choices } = useProviders();
  const { providers = [] } = config;
  const { state } = social;
  const chosen = chosenProvider(config, search);
  const failed = signIn.state.status === 'failed' ? signIn.state : undefined;
  const busy = signIn.state.status === 'sending';
  if (failed && isAccountConflict(failed.failure)) {
    return <AccountConflict failure={failed.failure} />;
  }
  if (state.status === 'arriving') {
    return <Loader label={t('login.resolving')} size="large" labelShown />;
  }
  if (state.status === 'asked') {
    return (
      <NewAccount
        name={SOCIAL_NAMES[state.name].name}
        account={state.tokens.account}
        busy={busy}
        onContinue={() => social.exchange(state.tokens)}
        onOther={social.again}
      />
    );
  }
  return (
    <Stack gap={21}>
      {!chosen && provider.form && (
        <ProviderPageForm choice={choice} form={provider.form} signIn={signIn} />
      )}
      {chosen && failed && state.status === 'ready' && (
        <SignInMessage key={failed.attempt} failure={failed.failure} />
      )}
      <SocialButtons
        names={chosen ? [chosen] : providers}
        alone={chosen !== undefined}
        social={social}
        busy={busy}
      />
      {choices.length > 1 && (
        <TextLink href={path('login') + withProvider(search)}>{t('sso.others')}</TextLink>
      )}
    </Stack>
  );
}
