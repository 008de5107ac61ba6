import { Button, InlineMessage, Loader, Stack, Text, TextLink } from '@marquee/design-system';
import { useQuery, useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { AccountConflict } from '../login/AccountConflict';
import type { SignIn } from '../login/sign-in';
import { useKeepFocus } from '../login/use-keep-focus';
import type { ConfiguredProvider, RedirectSteps } from '../providers/provider';
import { providerLabel } from '../providers/provider-name';
import { isAccountConflict } from '../rules/social-errors';
import { useFailureTold } from './use-failure-told';
import { useRedirectSignIn } from './use-redirect-sign-in';

interface RedirectPanelProps {
  choice: ConfiguredProvider;
  steps: RedirectSteps;
  signIn: SignIn;
  /** The realm has another way to sign in. */
  others: boolean;
}

/** Shows the progress of a redirect sign-in; when it failed, the failure and the ways on. */
export function RedirectPanel({ choice, steps, signIn, others }: RedirectPanelProps) {
  const site = useSite();
  const { t, path, defaultPath } = site;
  const search = useQuery();
  const { phase, depart, appLink } = useRedirectSignIn(choice, steps, signIn);
  const place = useKeepFocus<HTMLDivElement>(phase);
  const provider = providerLabel(site, choice);
  useFailureTold(signIn, choice);
  if (phase !== 'waiting') {
    const label = phase === 'leaving' ? t('sso.leaving', { provider }) : t('login.resolving');
    return (
      <>
        <noscript>
          <InlineMessage>{t('noscript.form')}</InlineMessage>
        </noscript>
        <Loader label={label} size="large" labelShown />
      </>
    );
  }
  if (appLink) {
    return (
      <Stack gap={21}>
        <Text>{t('sso.app')}</Text>
        <Button size="large" fullWidth href={appLink}>
          {t('sso.openApp')}
        </Button>
      </Stack>
    );
  }
  const { state } = signIn;
  if (state.status === 'failed' && isAccountConflict(state.failure)) {
    return (
      <div ref={place}>
        <AccountConflict failure={state.failure} />
      </div>
    );
  }
  return (
    <div ref={place}>
      <Stack gap={21}>
        {state.status === 'failed' && (
          <FailureMessage key={state.attempt} failure={state.failure} />
        )}
        <Button size="large" fullWidth onClick={depart}>
          {t('login.continueWith', { provider })}
        </Button>
        {others ? (
          <TextLink href={`${path('login')}${search}`}>{t('sso.others')}</TextLink>
        ) : (
          <TextLink href={defaultPath}>{t('sso.home')}</TextLink>
        )}
      </Stack>
    </div>
  );
}
