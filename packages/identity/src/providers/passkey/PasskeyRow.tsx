import { Button, ConfirmDialog, Dialog, LockIcon, SettingRow } from '@marquee/design-system';
import { intlLocale } from '@marquee/i18n';
import { type FieldDefinition, FieldForm, useSite } from '@marquee/renderer';
import { useState } from 'react';
import type { Passkey } from './use-passkeys';

interface PasskeyRowProps {
  passkey: Passkey;
  busy: boolean;
  /** Both resolve when the action is done, or its failure is shown. */
  onRename: (name: string) => Promise<void>;
  onRemove: () => Promise<void>;
}

/**
 * A passkey: where and when it was made, when it was used, and the buttons to rename and remove it.
 */
export function PasskeyRow({ passkey, busy, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useSite();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { name } = passkey;
  const close = () => setOpen(null);
  return (
    <>
      <SettingRow
        icon={<LockIcon />}
        name={name}
        facts={useFacts(passkey)}
        actions={
          <>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('passkey.account.renameTitle', { name })}
              onClick={() => setOpen('rename')}
            >
              {t('passkey.account.rename')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('passkey.account.removeOf', { name })}
              onClick={() => setOpen('remove')}
            >
              {t('passkey.account.remove')}
            </Button>
          </>
        }
      />
      <Dialog
        open={open === 'rename'}
        onClose={close}
        title={t('passkey.account.renameTitle', { name })}
        closeLabel={t('passkey.account.close')}
        size="small"
        busy={busy}
      >
        <FieldForm
          name={`rename-passkey-${passkey.id}`}
          fields={[nameField(name)]}
          status={busy ? 'loading' : 'idle'}
          submitLabel={t('passkey.account.save')}
          onSubmit={async ({ name: typed = '' }) => {
            await onRename(typed);
            close();
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={open === 'remove'}
        title={t('passkey.account.removeTitle', { name })}
        confirmLabel={t('passkey.account.remove')}
        cancelLabel={t('passkey.account.keep')}
        danger
        busy={busy}
        onCancel={close}
        onConfirm={() => void onRemove().then(close)}
      >
        {t('passkey.account.removeText')}
      </ConfirmDialog>
    </>
  );
}

const nameField = (initial: string): FieldDefinition => ({
  id: 'name',
  type: 'text',
  label: 'passkey.account.newName',
  required: true,
  size: 60,
  autocomplete: 'off',
  initial,
});

/** The dates in the viewer's format, and the site where it is another one of the brand's. */
function useFacts({ createdAt, lastUsedAt, host }: Passkey): string[] {
  const { t, locale } = useSite();
  const day = (instant: string) =>
    new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long' }).format(new Date(instant));
  return [
    t('passkey.account.created', { date: day(createdAt) }),
    lastUsedAt ? t('passkey.account.used', { date: day(lastUsedAt) }) : t('passkey.account.unused'),
    ...(host === window.location.hostname ? [] : [t('passkey.account.host', { host })]),
  ];
}
