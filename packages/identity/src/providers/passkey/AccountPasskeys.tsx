import { Button, InlineMessage, PlusIcon, Stack } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { AccountList, AccountSection } from '../../account/AccountSection';
import { PasskeyRow } from './PasskeyRow';
import { useInsecurePage } from './use-insecure-page';
import { usePasskeys } from './use-passkeys';

/** The viewer's passkeys in the account: a list, and a button that adds one. */
export default function AccountPasskeys() {
  const { t, realm } = useSite();
  const { list, outcome, busy, adding, removed, add, rename, remove } = usePasskeys();
  const insecure = useInsecurePage();
  return (
    <AccountSection
      title={t('passkey.account.title')}
      text={t('passkey.account.text', { brand: realm.name })}
      outcome={outcome}
      step={removed}
    >
      <AccountList list={list} none={t('passkey.account.none')}>
        {(passkeys) =>
          passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={busy}
              onRename={(name) => rename(passkey, name)}
              onRemove={() => remove(passkey)}
            />
          ))
        }
      </AccountList>
      {insecure && <InlineMessage>{t('passkey.account.error.insecure')}</InlineMessage>}
      {list.state.status === 'done' && !insecure && (
        <Stack direction="row">
          <Button
            startIcon={<PlusIcon />}
            loading={adding}
            loadingLabel={t('passkey.asking')}
            onClick={() => void add()}
          >
            {t('passkey.account.add')}
          </Button>
        </Stack>
      )}
    </AccountSection>
  );
}
