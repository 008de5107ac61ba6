import { Button, Stack, Text } from '@marquee/design-system';
import { OriginError } from '@marquee/origin-client';
import { userDetails } from '@marquee/origin-client/calls';
import { type FieldDefinition, FieldForm, useSite } from '@marquee/renderer';
import { useAction, useFailures, useList } from '@marquee/renderer/failures';
import { useCallback, useState } from 'react';
import type { ConfiguredProvider } from '../providers/provider';
import { providerLabel } from '../providers/provider-name';
import { newSecretPage } from '../recovery/new-secret-page';
import { originRecovery } from '../recovery/recovery-steps';
import { emailToSend } from '../rules/email-host';
import { readableEmail } from '../screens/readable-email';
import { AccountSection } from './AccountSection';
import { SECRET_ERRORS } from './errors';
import { changeAtOrigin } from './secret-steps';

const FIELDS: readonly FieldDefinition[] = [
  {
    id: 'currentSecret',
    type: 'password',
    label: 'account.secret.current',
    autocomplete: 'current-password',
    required: true,
  },
  {
    id: 'secret',
    type: 'password',
    label: 'account.secret.new',
    hint: 'account.secret.hint',
    autocomplete: 'new-password',
    required: true,
  },
];

interface SecurityProps {
  choice: ConfiguredProvider;
  /** The account has several: the form says whose password it changes. */
  named: boolean;
}

/**
 * A provider's account security (spec 1 §1): its password is changed here, or at the provider's
 * address.
 */
export function Security({ choice, named }: SecurityProps) {
  const site = useSite();
  const { t } = site;
  const { config } = choice;
  const title = named
    ? t('account.secret.titleOf', { provider: providerLabel(site, choice) })
    : t('account.secret.title');
  const resetUri = 'resetUri' in config ? config.resetUri : undefined;
  if (resetUri) {
    return (
      <AccountSection title={title} text={t('account.secret.elsewhere')}>
        <Stack direction="row">
          <Button variant="secondary" href={resetUri} rel="noreferrer">
            {t('account.secret.goThere')}
          </Button>
        </Stack>
      </AccountSection>
    );
  }
  return <ChangePassword choice={choice} title={title} />;
}

interface ChangePasswordProps {
  choice: ConfiguredProvider;
  title: string;
}

function ChangePassword({ choice: { provider, config }, title }: ChangePasswordProps) {
  const site = useSite();
  const { t, origin } = site;
  const failuresOf = useFailures(SECRET_ERRORS);
  const { outcome, busy, run } = useAction(failuresOf);
  // A form that was sent begins anew.
  const [done, setDone] = useState(0);
  const emailOf = async () => (await origin.call(userDetails)).email;
  const known = useList(
    useCallback(
      async (signal: AbortSignal) => (await origin.call(userDetails, { signal })).email,
      [origin],
    ),
    failuresOf,
  );
  const change = async ({ currentSecret = '', secret = '' }: Record<string, string>) => {
    const changed = await run(async () => {
      const step = (await provider.changeSecret?.()) ?? changeAtOrigin;
      await step({ currentSecret, secret, emailOf }, config, site);
      return t('account.secret.changed');
    });
    if (changed) setDone((count) => count + 1);
  };
  // A viewer who signs in by a link or another account may have no password yet.
  const sendLetter = () =>
    run(async () => {
      const email = await emailOf();
      if (!email) throw new OriginError('http', { code: 'NO_ADDRESS' });
      const steps = (await provider.recovery?.()) ?? originRecovery;
      const page = newSecretPage(site, config.type, email);
      await steps.request(emailToSend(email), page, config, site);
      return t('account.secret.letterSent', { email: await readableEmail(email) });
    });
  return (
    <AccountSection title={title} text={t('account.secret.text')} outcome={outcome} step={done}>
      <FieldForm
        key={done}
        name={`secret-${provider.type}`}
        label={title}
        fields={FIELDS}
        status={busy ? 'loading' : outcome?.status === 'failed' ? 'error' : 'idle'}
        submitLabel={t('account.secret.submit')}
        username={known.state.status === 'done' ? known.state.items : undefined}
        onSubmit={change}
      />
      {provider.capabilities.passwordReset && site.isLive('loginResetPassword') && (
        <Stack gap={8}>
          <Text tone="muted">{t('account.secret.none')}</Text>
          <Stack direction="row">
            <Button variant="secondary" disabled={busy} onClick={() => void sendLetter()}>
              {t('account.secret.letter')}
            </Button>
          </Stack>
        </Stack>
      )}
    </AccountSection>
  );
}
