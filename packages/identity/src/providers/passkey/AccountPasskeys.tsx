import {
  Button,
  Heading,
  InlineMessage,
  Loader,
  PlusIcon,
  Stack,
  Text,
} from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { useEffect, useId, useRef } from 'react';
import { SignInMessage } from '../../login/SignInMessage';
import { AS_AGENT } from './errors';
import { PasskeyRow } from './PasskeyRow';
import { type Outcome, REMOVED, usePasskeys } from './use-passkeys';

/** The viewer's passkeys in the account: a list, and a button that adds one. */
export default function AccountPasskeys() {
  const { t, realm } = useSite();
  const { listed, outcome, busy, retry, add, rename, remove } = usePasskeys();
  const heading = useId();
  const addButton = useRef<HTMLButtonElement>(null);

  // The row is gone, and the focus with it; not before, because its dialog makes the rest of the page inert.
  useEffect(() => {
    if (outcome?.tone === 'success' && outcome.key === REMOVED) addButton.current?.focus();
  }, [outcome]);

  return (
    <section aria-labelledby={heading}>
      <Stack gap={21}>
        <Stack gap={8}>
          <Heading level={2} id={heading}>
            {t('passkey.account.title')}
          </Heading>
          <Text measure>{t('passkey.account.text', { brand: realm.name })}</Text>
        </Stack>
        {listed.status === 'loading' && <Loader label={t('passkey.account.loading')} />}
        {listed.status === 'failed' && (
          <Stack gap={13} align="start">
            <SignInMessage failure={listed.failure} />
            {listed.failure.key !== AS_AGENT && (
              <Button variant="secondary" onClick={retry}>
                {t('passkey.account.retry')}
              </Button>
            )}
          </Stack>
        )}
        {listed.status === 'done' && (
          <>
            {listed.passkeys.length === 0 ? (
              <Text tone="muted">{t('passkey.account.none')}</Text>
            ) : (
              <Stack as="ul" gap={3}>
                {listed.passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    busy={busy !== null}
                    onRename={(name) => rename(passkey, name)}
                    onRemove={() => remove(passkey)}
                  />
                ))}
              </Stack>
            )}
            {outcome && <OutcomeMessage key={outcome.count} outcome={outcome} />}
            <Stack direction="row">
              <Button
                ref={addButton}
                startIcon={<PlusIcon />}
                loading={busy === 'adding'}
                loadingLabel={t('passkey.asking')}
                onClick={() => void add()}
              >
                {t('passkey.account.add')}
              </Button>
            </Stack>
          </>
        )}
      </Stack>
    </section>
  );
}

/** How the last thing went; announced. */
function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  const { t } = useSite();
  if (outcome.tone === 'error') return <SignInMessage failure={outcome.failure} />;
  return <InlineMessage tone="success">{t(outcome.key, { name: outcome.name })}</InlineMessage>;
}
