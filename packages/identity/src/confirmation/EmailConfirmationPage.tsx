import { Button, InlineMessage, Loader, Stack, Text, TextLink } from '@marquee/design-system';
import {
  type FieldDefinition,
  FieldForm,
  useLanguageChoices,
  useSession,
  useSite,
} from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { useNavigate } from 'react-router-dom';
import { useKeepFocus } from '../login/use-keep-focus';
import { ScreenFrame } from '../screens/ScreenFrame';
import { emailConfirmationRedirection } from './redirection';
import { type Confirmation, useConfirmation, useResending } from './use-confirmation';

/** The page of the link in a confirmation email (spec 1 §2). */
export function EmailConfirmationPage() {
  const { t, defaultPath } = useSite();
  const state = useConfirmation();
  const languages = useLanguageChoices();
  const place = useKeepFocus<HTMLDivElement>(state.status);
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
    case 'asking':
      return <Asking {...state} />;
    case 'confirmed':
      return <Confirmed {...state} />;
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
          <InlineMessage tone="error" requestId={requestId} requestIdLabel={t('failure.request')}>
            {t('confirmation.sorrySomethingWentWrong')}
          </InlineMessage>
          {retry ? (
            <Button size="large" fullWidth onClick={retry}>
              {t('failure.retry')}
            </Button>
          ) : (
            <Resend />
          )}
        </>
      );
    }
  }
}

type StateOf<Status> = Extract<Confirmation, { status: Status }>;

/**
 * The viewer who opened the account signs in and keeps everything in it; any other goes on without
 * it.
 */
function Asking({ who, confirmAlone }: StateOf<'asking'>) {
  const { t, path, basename, isLive, session } = useSite();
  const navigate = useNavigate();
  const signIn = async () => {
    if (who === 'other') await session.signOut();
    // The token is stored in this tab; the viewer comes back to it signed in.
    const from = basename + path('emailConfirmation');
    void navigate(path('login', {}, { query: { from } }));
  };
  return (
    <>
      {isLive('login') && (
        <>
          <Text>{t(who === 'other' ? 'confirmation.askOther' : 'confirmation.ask')}</Text>
          <Button size="large" fullWidth onClick={() => void signIn()}>
            {t('confirmation.signIn')}
          </Button>
        </>
      )}
      <Text>{t('confirmation.askAlone')}</Text>
      <Button variant="secondary" size="large" fullWidth onClick={confirmAlone}>
        {t('confirmation.alone')}
      </Button>
    </>
  );
}

function Confirmed({ userId, email, waysEnded }: StateOf<'confirmed'>) {
  const { t, realm, path, isLive, defaultPath } = useSite();
  const { status } = useSession();
  const navigate = useNavigate();
  const redirection = emailConfirmationRedirection(realm.id);
  const guest = status === 'guest';
  const signIn = guest && isLive('login');
  const choose = guest && waysEnded && isLive('loginRequestPassword');
  const goOn = () => {
    const from = redirection.read() ?? undefined;
    redirection.write(null);
    if (!signIn) return void navigate(defaultPath);
    // Not in the address, which stays in the history and is sent as the referrer.
    void navigate(path('login', {}, { query: { from } }), { state: { email: userId } });
  };
  return (
    <>
      <InlineMessage tone="success">
        {t('confirmation.accepted', { brand: realm.name, email })}
      </InlineMessage>
      {choose && (
        <>
          <Text>{t('confirmation.ended')}</Text>
          <Button
            size="large"
            fullWidth
            onClick={() =>
              void navigate(path('loginRequestPassword'), { state: { email: userId } })
            }
          >
            {t('confirmation.newPassword')}
          </Button>
        </>
      )}
      <Button
        variant={choose ? 'secondary' : 'primary'}
        size="large"
        fullWidth
        onClick={goOn}
        loading={status === 'starting'}
      >
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
      message={failure && <FailureMessage key={attempt} failure={failure} />}
      onSubmit={({ email = '' }) => send(email)}
    />
  );
}
