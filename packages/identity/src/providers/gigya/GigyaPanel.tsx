import { Button, Loader, Stack, TextLink, VendorWidget } from '@marquee/design-system';
import { invariant, useQuery, useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { AccountConflict } from '../../login/AccountConflict';
import { useKeepFocus } from '../../login/use-keep-focus';
import { isAccountConflict } from '../../rules/social-errors';
import { useSocialSignIn } from '../../social/use-social-sign-in';
import { VendorButton } from '../../social/VendorButton';
import type { PanelProps } from '../provider';
import { useProviders } from '../provider-choices';
import { providerLabel } from '../provider-name';

/**
 * The service's own form, in the brand's fonts and colours. The form itself asks before it opens an
 * account, so there is no step to confirm one.
 */
export default function GigyaPanel({ choice, signIn }: PanelProps) {
  const { social: steps, type } = choice.provider;
  invariant(steps, `The provider "${type}" has no \`social\` steps: add them beside its panel.`);
  const site = useSite();
  const { t, path } = site;
  const search = useQuery();
  const { choices } = useProviders();
  const social = useSocialSignIn(choice, steps, signIn);
  const { state } = social;
  const place = useKeepFocus<HTMLDivElement>(`${state.status} ${signIn.state.status}`);
  const name = providerLabel(site, choice);
  const failed = signIn.state.status === 'failed' ? signIn.state : undefined;
  if (failed && isAccountConflict(failed.failure)) {
    return (
      <div ref={place}>
        <AccountConflict failure={failed.failure} />
      </div>
    );
  }
  const busy = signIn.state.status === 'sending';
  return (
    <div ref={place}>
      <Stack gap={21}>
        {failed && <FailureMessage key={failed.attempt} failure={failed.failure} />}
        {state.status === 'preparing' && (
          <Loader label={t('social.preparing', { provider: name })} labelShown />
        )}
        {state.status === 'unavailable' && (
          <Button size="large" fullWidth onClick={social.prepare}>
            {t('failure.retry')}
          </Button>
        )}
        {busy && <Loader label={t('login.resolving')} labelShown />}
        {'vendor' in state && 'draw' in state.vendor && !busy && (
          <VendorWidget label={name}>
            <VendorButton
              // A login removes the screens: after one that failed at our origin they are drawn
              // again.
              key={failed?.attempt ?? 0}
              vendor={state.vendor}
              onAnswer={social.exchange}
              onFailure={social.failed}
            />
          </VendorWidget>
        )}
        {choices.length > 1 && (
          <TextLink href={`${path('login')}${search}`}>{t('sso.others')}</TextLink>
        )}
      </Stack>
    </div>
  );
}
