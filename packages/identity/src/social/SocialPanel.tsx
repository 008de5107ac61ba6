import { Button, Loader, SocialButton, Stack, Text, TextLink } from '@marquee/design-system';
import { invariant, useQuery, useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { AccountConflict } from '../login/AccountConflict';
import { useKeepFocus } from '../login/use-keep-focus';
import type { PanelProps } from '../providers/provider';
import { useProviders } from '../providers/provider-choices';
import { providerLabel } from '../providers/provider-name';
import { isAccountConflict } from '../rules/social-errors';
import { NewAccount } from './NewAccount';
import { type SocialSignIn, useSocialSignIn } from './use-social-sign-in';
import { VendorButton } from './VendorButton';

/** The panel of a vendor's window: its button, the failure, and the ways on. */
export default function SocialPanel({ choice, signIn }: PanelProps) {
  const { provider } = choice;
  invariant(
    provider.social,
    `The provider "${provider.type}" has the panel of a social sign-in and no \`social\` steps. Add them, or leave the panel out.`,
  );
  const { t, path } = useSite();
  const search = useQuery();
  const { choices } = useProviders();
  const social = useSocialSignIn(choice, provider.social, signIn);
  const place = useKeepFocus<HTMLDivElement>(`${social.state.status} ${signIn.state.status}`);
  const failed = signIn.state.status === 'failed' ? signIn.state : undefined;
  if (failed && isAccountConflict(failed.failure)) {
    return (
      <div ref={place}>
        <AccountConflict failure={failed.failure} />
      </div>
    );
  }
  return (
    <div ref={place}>
      <Stack gap={21}>
        {failed && social.state.status !== 'asking' && (
          <FailureMessage key={failed.attempt} failure={failed.failure} />
        )}
        <SocialStep choice={choice} social={social} busy={signIn.state.status === 'sending'} />
        {choices.length > 1 && (
          <TextLink href={`${path('login')}${search}`}>{t('sso.others')}</TextLink>
        )}
      </Stack>
    </div>
  );
}

interface SocialStepProps {
  choice: PanelProps['choice'];
  social: SocialSignIn;
  /** The vendor has answered, and the call to our origin is under way. */
  busy: boolean;
}

function SocialStep({ choice, social, busy }: SocialStepProps) {
  const site = useSite();
  const { t } = site;
  const { state } = social;
  const name = providerLabel(site, choice);
  switch (state.status) {
    case 'preparing':
      return <Loader label={t('social.preparing', { provider: name })} labelShown />;
    case 'insecure':
      return null;
    case 'unavailable':
      return (
        <Button size="large" fullWidth onClick={social.prepare}>
          {t('failure.retry')}
        </Button>
      );
    case 'asked':
      return (
        <NewAccount
          name={name}
          account={state.answer.account}
          busy={busy}
          onContinue={() => social.exchange(state.answer)}
          onOther={social.again}
        />
      );
    default: {
      const { vendor } = state;
      if ('draw' in vendor) {
        return busy ? (
          <Loader label={t('login.resolving')} labelShown />
        ) : (
          <VendorButton vendor={vendor} onAnswer={social.answered} onFailure={social.failed} />
        );
      }
      const asking = state.status === 'asking' && !busy;
      return (
        <Stack gap={13}>
          {asking && <Text role="status">{t('social.window', { provider: name })}</Text>}
          <SocialButton
            // Vendors allow only their own texts.
            vendor={asking ? undefined : choice.provider.look?.vendor}
            look="solid"
            size="large"
            fullWidth
            loading={busy}
            loadingLabel={t('login.resolving')}
            onClick={() => social.ask(vendor.ask)}
          >
            {asking ? t('social.again') : t('login.continueWith', { provider: name })}
          </SocialButton>
        </Stack>
      );
    }
  }
}
