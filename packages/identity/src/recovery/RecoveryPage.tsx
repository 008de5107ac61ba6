import {
  Button,
  Heading,
  InlineMessage,
  Loader,
  Stack,
  Text,
  TextLink,
} from '@marquee/design-system';
import { type FieldDefinition, FieldForm, useQuery, useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { BrandSplit } from '../login/BrandSplit';
import { LoginBar, useRouteName } from '../login/LoginFrame';
import { useKeepFocus } from '../login/use-keep-focus';
import { usePrepopulated } from '../login/use-prepopulated';
import { useProviders } from '../providers/provider-choices';
import { loginTitle } from '../rules/login-page';
import { EmailLinkStep } from './EmailLinkStep';
import type { EmailLink } from './email-link';
import { LINK_IS_OVER } from './errors';
import { recoveryChoice } from './recovery-choice';
import { useRecovery } from './use-recovery';

const IDENTIFIER: readonly FieldDefinition[] = [
  { id: 'id', type: 'email', label: 'recovery.email', autocomplete: 'username', required: true },
];

const NEW_SECRET: readonly FieldDefinition[] = [
  {
    id: 'secret',
    type: 'password',
    label: 'recovery.newPassword',
    hint: 'recovery.newPasswordHint',
    autocomplete: 'new-password',
    required: true,
  },
];

const TITLES: Readonly<Record<EmailLink, string | undefined>> = {
  newPassword: undefined,
  verifyEmail: 'recovery.link.verifyEmail',
  verifyAndChangeEmail: 'recovery.link.verifyAndChangeEmail',
  recoverEmail: 'recovery.link.recoverEmail',
  revertSecondFactorAddition: 'recovery.link.revertSecondFactorAddition',
  signIn: 'recovery.link.title',
  unknown: 'recovery.link.title',
};

const titleOf = (route: string, link: EmailLink) => TITLES[link] ?? loginTitle(route);

type RecoverySteps = ReturnType<typeof useRecovery>;

/**
 * The page of a forgotten password: without an email's token it has the form that sends one, with
 * it the form of a new password (spec 1 §2 and §4). All four routes behave alike.
 */
export function RecoveryPage() {
  const { t, path } = useSite();
  const route = useRouteName();
  const { choices } = useProviders();
  const choice = recoveryChoice(choices, new URLSearchParams(useQuery()).get('providerName'));
  const recovery = useRecovery(choice);
  const place = useKeepFocus<HTMLDivElement>(recovery.state.step);
  return (
    <BrandSplit header={<LoginBar back />}>
      <div ref={place}>
        <Stack gap={21}>
          <Heading level={1}>{t(titleOf(route, recovery.link))}</Heading>
          <noscript>
            <InlineMessage>{t('noscript.form')}</InlineMessage>
          </noscript>
          {choice ? (
            <RecoveryStep recovery={recovery} linkFirst={route.endsWith('esetPassword')} />
          ) : (
            <InlineMessage tone="error">{t('recovery.notOffered')}</InlineMessage>
          )}
          {recovery.state.step !== 'done' && (
            <TextLink href={choice ? recovery.toLogin : path('login')}>
              {t('recovery.toLogin')}
            </TextLink>
          )}
        </Stack>
      </div>
    </BrandSplit>
  );
}

interface RecoveryStepProps {
  recovery: RecoverySteps;
  /** The page is for new passwords: a viewer without a token is told to ask for an email. */
  linkFirst: boolean;
}

function RecoveryStep({ recovery, linkFirst }: RecoveryStepProps) {
  const { t, realm } = useSite();
  const { state } = recovery;
  switch (state.step) {
    case 'reading':
      return <Loader label={t('shell.loadingPage')} size="large" />;
    case 'sent':
      return (
        <Stack gap={21}>
          <InlineMessage tone="success">
            {t('recovery.sent', { brand: realm.name, email: state.id })}
          </InlineMessage>
          <Button variant="secondary" fullWidth onClick={recovery.again}>
            {t('recovery.again')}
          </Button>
        </Stack>
      );
    case 'done':
      return (
        <Stack gap={21}>
          <InlineMessage tone="success">{t('recovery.done')}</InlineMessage>
          <Button size="large" fullWidth onClick={recovery.goToLogin}>
            {t('recovery.signIn')}
          </Button>
        </Stack>
      );
    case 'link':
    case 'applied':
      return <EmailLinkStep recovery={recovery} />;
    case 'request':
    case 'reset':
      return <RecoveryForm recovery={recovery} state={state} linkFirst={linkFirst} />;
  }
}

interface RecoveryFormProps extends RecoveryStepProps {
  state: Extract<RecoverySteps['state'], { busy: boolean }>;
}

function RecoveryForm({ recovery, state, linkFirst }: RecoveryFormProps) {
  const { t } = useSite();
  const { step, busy, failure, attempt } = state;
  const identifier = usePrepopulated(IDENTIFIER);
  const isReset = step === 'reset';
  const over = failure !== undefined && LINK_IS_OVER.includes(failure.key);
  const message = failure && <FailureMessage key={attempt} failure={failure} />;
  if (over) {
    return (
      <Stack gap={21}>
        {message}
        <Button size="large" fullWidth onClick={recovery.again}>
          {t('recovery.newLink')}
        </Button>
      </Stack>
    );
  }
  return (
    <>
      <Text>
        {t(
          isReset
            ? 'recovery.resetText'
            : linkFirst
              ? 'recovery.linkFirst'
              : 'recovery.requestText',
        )}
      </Text>
      <FieldForm
        key={step}
        name={`recovery-${step}`}
        label={t(isReset ? 'login.newPasswordTitle' : 'login.forgotPasswordTitle')}
        fields={isReset ? NEW_SECRET : identifier}
        status={busy ? 'loading' : failure ? 'error' : 'idle'}
        submitLabel={t(isReset ? 'recovery.reset' : 'recovery.request')}
        username={isReset ? recovery.address : undefined}
        message={message}
        onSubmit={({ id = '', secret = '' }) =>
          isReset ? recovery.reset(secret) : recovery.request(id)
        }
      />
    </>
  );
}
