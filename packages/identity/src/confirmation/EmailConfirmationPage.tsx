import { Button, InlineMessage, Loader, Stack, TextLink } from '@marquee/design-system';
import {
  type FieldDefinition,
  FieldForm,
  useLanguageChoices,
  useSession,
  useSite,
} from '@marquee/renderer';
import { useNavigate } from 'react-router-dom';
import { SignInMessage } from '../login/SignInMessage';
import { useFocusKept } from '../login/use-focus-kept';
import { ScreenFrame } from '../screens/ScreenFrame';
import { emailConfirmationRedirection } from './redirection';
import { type Confirmation, useConfirmation, useResending } from './use-confirmation';

/** Where the link of a confirmation letter leads (spec 1 §2). */
export function EmailConfirmationPage() {
  const { t, defaultPath } = useSite();
  const state = useConfirmation();
  const languages = useLanguageChoices();
  const place = useFocusKept<HTMLDivElement>(state.status);
  const confirmed = state.status === 'confirmed';
  return (
    <ScreenFrame
      title={t(confirmed ? 'confirmation.doneTitle' : 'confirmation.title')}
      languages={languages}
    >
      <noscript>
        <InlineMessage>{t('noscript.form')}</InlineMessage>
      </noscript>
      <div ref={place}>
        <Stack gap={21}>
          <Outcome state={state} />
          {!confirmed && <TextLink href={defaultPath}>{t('confirmation.home')}</TextLink>}
        </Stack>
      </div>
    </ScreenFrame>
  );
}

function Outcome({ state }: { state: Confirmation }) {
  const { t } = useSite();
  switch (state.status) {
    case 'checking':
      return <Loader label={t('confirmation.checking')} size="large" labelShown />;
    case 'confirmed':
      return <Confirmed userId={state.userId} email={state.email} />;
    case 'invalid':
      return (
        <>
          <InlineMessage tone="error">{t('confirmation.invalidToken')}</InlineMessage>
          <Resend />
        </>
      );
    case 'failed': {
      const { requestId, retry } = state;
      return (
        <>
          <InlineMessage
            tone="error"
            {...(requestId ? { requestId, requestIdLabel: t('login.error.request') } : {})}
          >
            {t('confirmation.sorrySomethingWentWrong')}
          </InlineMessage>
          {retry ? (
            <Button size="large" fullWidth onClick={retry}>
              {t('confirmation.retry')}
            </Button>
          ) : (
            <Resend />
          )}
        </>
      );
    }
  }
}

function Confirmed({ userId, email }: { userId: string; email: string }) {
  const { t, realm, path, isLive, defaultPath } = useSite();
  const { status } = useSession();
  const navigate = useNavigate();
  const redirection = emailConfirmationRedirection(realm.id);
  const signIn = status === 'guest' && isLive('login');
  const goOn = () => {
    const from = redirection.read() ?? undefined;
    redirection.write(null);
    if (!signIn) return void navigate(defaultPath);
    // Not in the address: it would stay in the history, and in what is sent along.
    void navigate(path('login', {}, { query: { from } }), { state: { email: userId } });
  };
  return (
    <>
      <InlineMessage tone="success">
        {t('confirmation.accepted', { brand: realm.name, email })}
      </InlineMessage>
      <Button size="large" fullWidth onClick={goOn} loading={status === 'starting'}>
        {t(signIn ? 'confirmation.loginNow' : 'confirmation.goOn')}
      </Button>
    </>
  );
}

const EMAIL: readonly FieldDefinition[] = [
  { id: 'email', type: 'email', label: 'confirmation.email', required: true },
];

function Resend() {
  const { t } = useSite();
  const { state, send, again } = useResending();
  if (state.status === 'sent') {
    return (
      <>
        <InlineMessage tone="success">
          {t('confirmation.sent', { email: state.email })}
        </InlineMessage>
        <Button variant="secondary" fullWidth onClick={again}>
          {t('confirmation.again')}
        </Button>
      </>
    );
  }
  const { failure, attempt } = state;
  return (
    <FieldForm
      name="confirmation"
      label={t('confirmation.title')}
      fields={EMAIL}
      status={state.status === 'sending' ? 'loading' : failure ? 'error' : 'idle'}
      submitLabel={t('confirmation.send')}
      message={failure && <SignInMessage key={attempt} failure={failure} />}
      onSubmit={({ email = '' }) => send(email)}
    />
  );
}
