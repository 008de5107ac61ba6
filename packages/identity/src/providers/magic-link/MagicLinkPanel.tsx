import { Button, InlineMessage, Stack, Text } from '@marquee/design-system';
import { magicEmail, magicLogin } from '@marquee/origin-client/calls';
import { tokenText } from '@marquee/realm';
import {
  type FieldDefinition,
  FieldForm,
  type FormValues,
  useSession,
  useSite,
} from '@marquee/renderer';
import { FailureMessage, failedCall, failureOf } from '@marquee/renderer/failures';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignIn } from '../../login/sign-in';
import { useKeepFocus } from '../../login/use-keep-focus';
import { emailToSend } from '../../rules/email-host';
import { readableEmail } from '../../screens/readable-email';
import { withToken } from '../../screens/with-token';
import type { PanelProps, Provider } from '../provider';
import { askedHere } from './asked-here';
import { LINK_IS_OVER, SENDING_ERRORS } from './errors';
import { heldLink } from './held-link';
import { SignedInQuestion } from './SignedInQuestion';

const FIELDS: readonly FieldDefinition[] = [
  {
    id: 'email',
    type: 'email',
    label: 'magicLink.email',
    autocomplete: 'username',
    required: true,
  },
];

/** The parameter of the link's address with the nonce of the browser that asked for it. */
const ASKED = 'asked';

type Sending = { status: 'asking' | 'sending' } | { status: 'sent'; email: string };

/** Asks for the address to send a link to; opened by the link, it signs in by itself. */
export default function MagicLinkPanel({ choice: { provider }, signIn }: PanelProps) {
  const { t, realm, origin, hasLabel } = useSite();
  const { search } = useLocation();
  const [sending, setSending] = useState<Sending>({ status: 'asking' });
  const said = useId();
  // A failure is out of date once a link has been sent.
  const [settled, setSettled] = useState(0);
  const link = useLink(provider, signIn);
  const place = useKeepFocus<HTMLDivElement>(
    link.held ? 'held' : link.waits ? 'waits' : sending.status,
  );
  const { state } = signIn;
  const failed = state.status === 'failed' && state.attempt > settled ? state : undefined;

  const send = async ({ email = '' }: FormValues) => {
    setSending({ status: 'sending' });
    const page = new URL(window.location.pathname + search, window.location.origin);
    page.searchParams.set(ASKED, askedHere(realm.id).note());
    try {
      await origin.call(magicEmail, {
        query: { email: emailToSend(email), redirectUri: page.href },
        auth: 'none',
      });
      setSending({ status: 'sent', email: await readableEmail(email) });
      if (failed) setSettled(failed.attempt);
    } catch (error) {
      setSending({ status: 'asking' });
      signIn.refuse(failureOf(SENDING_ERRORS, failedCall(error), hasLabel));
    }
  };

  return (
    <div ref={place}>
      <Stack gap={21}>
        {link.held ? (
          <SignedInQuestion follow={link.follow} forget={link.forget} />
        ) : link.waits ? (
          <>
            <Text>{t('magicLink.elsewhere', { brand: realm.name })}</Text>
            {failed && <FailureMessage key={failed.attempt} failure={failed.failure} />}
            <Button
              size="large"
              fullWidth
              loading={state.status === 'sending'}
              onClick={link.follow}
            >
              {t('magicLink.follow')}
            </Button>
          </>
        ) : sending.status === 'sent' ? (
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
              message={failed && <FailureMessage key={failed.attempt} failure={failed.failure} />}
              onSubmit={send}
            />
          </>
        )}
      </Stack>
    </div>
  );
}

interface Link {
  /** Waits for a press. */
  waits: boolean;
  /** Waits for an answer of a viewer who is signed in already. */
  held: boolean;
  follow: () => void;
  /** Forgets the link in this tab. */
  forget: () => void;
}

/**
 * Signs in by itself when a link opens the page that this browser asked for; for any other link it
 * waits for a press. Only a guest signs in: a signed-in viewer keeps their session. The token
 * leaves the address before it is used, and is stored in the tab until then: a reload or another language asks again.
 */
function useLink(provider: Provider, { state, attempt }: SignIn): Link {
  const { realm } = useSite();
  const { status } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [link, setLink] = useState<{ token: string; byItself: boolean } | null>(null);
  const asked = askedHere(realm.id);
  const kept = heldLink(realm.id);
  const follow = (token: string) => {
    void attempt(provider, async ({ origin }) => {
      const answer = await withToken(
        token,
        ({ code }) => code === 'LINK_UNKNOWN',
        (sent) => origin.call(magicLogin, { body: { token: sent }, auth: 'none' }),
      );
      asked.forget();
      kept.write(null);
      return answer;
    });
  };
  const arrive = useEffectEvent(() => {
    const query = new URLSearchParams(search);
    if (!query.has('token')) {
      const token = kept.read();
      if (token) setLink({ token, byItself: false });
      return;
    }
    const textOf = (name: string) => tokenText(query.get(name) ?? '');
    const token = textOf('token');
    const byItself = status === 'guest' && asked.holds(textOf(ASKED));
    for (const name of ['token', ASKED]) query.delete(name);
    // Before the address changes: with it, the viewer would be sent on.
    kept.write(token);
    void navigate({ pathname, search: `?${query}` }, { replace: true });
    setLink({ token, byItself });
    if (byItself) follow(token);
  });
  const arrived = useRef(false);
  useEffect(() => {
    if (status === 'starting' || arrived.current) return;
    arrived.current = true;
    arrive();
  }, [status]);
  const failed = state.status === 'failed';
  const over = failed && LINK_IS_OVER.includes(state.failure.key);
  const forget = () => kept.write(null);
  const forgetOver = useEffectEvent(forget);
  useEffect(() => {
    if (over) forgetOver();
  }, [over]);
  return {
    // A link that failed by itself can be tried again with a press.
    waits: link !== null && !over && (failed || !link.byItself),
    held: link !== null && status === 'viewer' && (state.status === 'idle' || failed),
    follow: () => link && follow(link.token),
    forget,
  };
}
