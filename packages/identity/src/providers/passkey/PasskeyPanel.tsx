import { Button, InlineMessage, Stack, Text, TextLink } from '@marquee/design-system';
import { useQuery, useSite } from '@marquee/renderer';
import { FailureMessage, failureOf } from '@marquee/renderer/failures';
import { useState } from 'react';
import type { PanelProps } from '../provider';
import { askForPasskey, signInWithPasskey } from './ceremony';
import { PasskeyError, passkeyFailure } from './passkey-error';
import { useInsecurePage } from './use-insecure-page';
import { useLeaving } from './use-leaving';
import { hasUsedPasskey, notePasskeyUsed } from './used-here';

/**
 * A button that has the device ask for a passkey; after a failure, why, and the other providers.
 */
export default function PasskeyPanel({ choice: { provider }, signIn }: PanelProps) {
  const { t, realm, origin, path, hasLabel } = useSite();
  const search = useQuery();
  const [asking, setAsking] = useState(false);
  const { state } = signIn;
  const leaving = useLeaving();
  const insecure = useInsecurePage();

  const start = async () => {
    setAsking(true);
    const signal = leaving();
    try {
      const credential = await askForPasskey(origin, { signal });
      await signIn.attempt(provider, async (context) => {
        const answer = await signInWithPasskey(context.origin, credential, signal);
        notePasskeyUsed(realm.id);
        return answer;
      });
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof PasskeyError && error.code === 'ABORTED') return;
      const answer = passkeyFailure(error, hasUsedPasskey(realm.id));
      signIn.refuse(failureOf(provider.errors, answer, hasLabel));
    } finally {
      setAsking(false);
    }
  };

  return (
    <Stack gap={21}>
      <Text>{t('passkey.text')}</Text>
      <noscript>
        <InlineMessage>{t('noscript.form')}</InlineMessage>
      </noscript>
      {state.status === 'failed' && <FailureMessage key={state.attempt} failure={state.failure} />}
      {insecure ? (
        <InlineMessage tone="error">{t('passkey.error.insecure')}</InlineMessage>
      ) : (
        <Button
          size="large"
          fullWidth
          loading={asking || state.status === 'sending'}
          loadingLabel={t('passkey.asking')}
          onClick={() => void start()}
        >
          {t('passkey.start')}
        </Button>
      )}
      <TextLink href={`${path('login')}${search}`}>{t('sso.others')}</TextLink>
    </Stack>
  );
}
