import { Loader, Stack, TextLink } from '@marquee/design-system';
import { invariant, useQuery, useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { AccountConflict } from '../../login/AccountConflict';
import { ProviderPageForm } from '../../login/ProviderPageForm';
import { useKeepFocus } from '../../login/use-keep-focus';
import { isAccountConflict } from '../../rules/social-errors';
import { NewAccount } from '../../social/NewAccount';
import { withProvider } from '../other-providers/with-provider';
import type { ConfigOf, PanelProps, ProviderForm } from '../provider';
import { useProviders } from '../provider-choices';
import { LinkHint } from './LinkHint';
import { passwordForm } from './password-form';
import { SocialButtons } from './SocialButtons';
import { chosenProvider, SOCIAL_NAMES } from './social-names';
import type { Linking } from './use-existing-account';
import { type FirebaseSocial, useFirebaseSocial } from './use-firebase-social';

/**
 * The project's page: its form and its social providers, or the provider that the viewer chose
 * before.
 */
export default function FirebasePanel({ choice, signIn }: PanelProps) {
  const { provider, config } = choice;
  invariant(config.type === 'firebase', 'This is the panel of the provider "firebase" alone.');
  const social = useFirebaseSocial(provider, config, signIn);
  const { state, existing } = social;
  const place = useKeepFocus<HTMLDivElement>(
    `${state.status} ${signIn.state.status} ${existing?.name} ${Boolean(existing?.link)}`,
  );
  return (
    <div ref={place}>
      <FirebaseStep choice={choice} config={config} signIn={signIn} social={social} />
    </div>
  );
}

/** The project's form for an account whose address is known. */
function formFor(email: string, linking: Linking): ProviderForm {
  const form = passwordForm(linking);
  const [identifier, ...others] = form.fields;
  return { ...form, fields: identifier ? [{ ...identifier, initial: email }, ...others] : [] };
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
  const { state, existing } = social;
  // A viewer with an account goes on with its sign-in method, or with the others where it has none.
  const chosen = existing ? existing.by : chosenProvider(config, search);
  const offered = providers.filter((name) => name !== existing?.name);
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
        <ProviderPageForm
          // The form reads its first values once.
          key={existing?.name}
          choice={choice}
          form={existing?.link ? formFor(existing.link.email, social.linking) : provider.form}
          signIn={signIn}
        />
      )}
      {chosen && failed && state.status === 'ready' && (
        <FailureMessage key={failed.attempt} failure={failed.failure} />
      )}
      <SocialButtons
        names={chosen ? [chosen] : offered}
        alone={chosen !== undefined}
        social={social}
        busy={busy}
      />
      {existing?.link && !busy && <LinkHint name={existing.name} onDecline={social.unlink} />}
      {choices.length > 1 && (
        <TextLink href={path('login') + withProvider(search)}>{t('sso.others')}</TextLink>
      )}
    </Stack>
  );
}
