import { Button, InlineMessage, Stack, Text } from '@marquee/design-system';
import { magicEmail, magicLogin } from '@marquee/origin-client/provider-calls';
import {
  type FieldDefinition,
  FieldForm,
  type FormValues,
  useSession,
  useSite,
} from '@marquee/renderer';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failureOf } from '../../login/failure-of';
import { SignInMessage } from '../../login/SignInMessage';
import { useFocusKept } from '../../login/use-focus-kept';
import type { SignIn } from '../../login/use-sign-in';
import { loginFailure } from '../../rules/login-failure';
import type { PanelProps, Provider } from '../provider';
import { SENDING_ERRORS } from './errors';

const FIELDS: readonly FieldDefinition[] = [
  {
    id: 'email',
    type: 'email',
    label: 'magicLink.email',
    autocomplete: 'username',
    required: true,
  },
];

type Sending = { status: 'asking' | 'sending' } | { status: 'sent'; email: string };

/** Asks where the link shall go; opened by the link, it signs in by itself. */
export default function MagicLinkPanel({ choice: { provider }, signIn }: PanelProps) {
  const { t, realm, origin, hasLabel } = useSite();
  const { search } = useLocation();
  const [sending, setSending] = useState<Sending>({ status: 'asking' });
  const said = useId();
  const place = useFocusKept<HTMLDivElement>(sending.status);
  // A failure that was followed by a link on its way is no news any more.
  const [settled, setSettled] = useState(0);
  useLinkFollowed(provider, signIn);
  const { state } = signIn;
  const failed = state.status === 'failed' && state.attempt > settled ? state : undefined;

  const send = async ({ email = '' }: FormValues) => {
    setSending({ status: 'sending' });
    try {
      await origin.rest.get('/token/alt/magic-email', {
        facts: magicEmail,
        query: {
          email,
          redirectUri: `${window.location.origin}${window.location.pathname}${search}`,
        },
        auth: 'none',
      });
      setSending({ status: 'sent', email });
      if (failed) setSettled(failed.attempt);
    } catch (error) {
      setSending({ status: 'asking' });
      signIn.refuse(loginFailure(SENDING_ERRORS, failureOf(error), hasLabel));
    }
  };

  return (
    <div ref={place}>
      <Stack gap={21}>
        {sending.status === 'sent' ? (
          <>
            <InlineMessage id={said} tone="success">
              {t('magicLink.sent', { brand: realm.name, email: sending.email })}
            </InlineMessage>
            <Button
              variant="secondary"
              fullWidth
              aria-describedby={said}
              onClick={() => setSending({ status: 'asking' })}
            >
              {t('magicLink.again')}
            </Button>
          </>
        ) : (
          <>
            <Text>{t('magicLink.text')}</Text>
            <FieldForm
              name="magic-link"
              label={t('login.magicLinkTitle')}
              fields={FIELDS}
              status={sending.status === 'sending' ? 'loading' : failed ? 'error' : 'idle'}
              submitLabel={t('magicLink.send')}
              message={failed && <SignInMessage key={failed.attempt} failure={failed.failure} />}
              onSubmit={send}
            />
          </>
        )}
      </Stack>
    </div>
  );
}

/**
 * Opened by the link, the page signs in by itself. Only a guest: whoever is signed in stays who they are, whatever link
 * they are sent. The token leaves the address before it is used.
 */
function useLinkFollowed(provider: Provider, signIn: SignIn): void {
  const { status } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const followed = useRef(false);
  const follow = useEffectEvent(() => {
    const query = new URLSearchParams(search);
    const token = query.get('token');
    if (!token) return;
    followed.current = true;
    query.delete('token');
    void navigate({ pathname, search: `?${query}` }, { replace: true });
    void signIn.attempt(provider, ({ origin }) =>
      origin.rest.post('/token/alt/magic-email', {
        facts: magicLogin,
        body: { token },
        auth: 'none',
      }),
    );
  });
  useEffect(() => {
    if (status === 'guest' && !followed.current) follow();
  }, [status]);
}
