import { Button, ConfirmDialog, SettingRow } from '@marquee/design-system';
import type { components } from '@marquee/origin-client';
import { unlinkAccount } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { type List, useAction, useFailures } from '@marquee/renderer/failures';
import { useState } from 'react';
import { AccountList, AccountSection } from './AccountSection';
import { ACCOUNT_ERRORS } from './errors';
import { useCalled } from './use-called';

export type LinkedAccount = components['schemas']['LinkedAccounts']['accounts'][number];

/** The accounts at other providers that sign the viewer in (spec 1 §2, "Unlink-provider button: opens a confirm modal"). */
export function LinkedAccounts({ list }: { list: List<readonly LinkedAccount[]> }) {
  const { t, origin } = useSite();
  const { nameOf, markOf } = useCalled();
  const { outcome, busy, run } = useAction(useFailures(ACCOUNT_ERRORS));
  const [asked, setAsked] = useState<string | null>(null);
  const unlink = (provider: string) =>
    run(async () => {
      try {
        await origin.call(unlinkAccount, {
          query: { provider },
        });
      } finally {
        await list.reload();
      }
      return t('account.linked.unlinked', { provider: nameOf(provider) });
    });
  return (
    <AccountSection
      title={t('account.linked.title')}
      text={t('account.linked.text')}
      outcome={outcome}
      step={asked}
    >
      <AccountList list={list} none={t('account.linked.none')}>
        {(items) =>
          items.map(({ provider, canUnlink }) => (
            <SettingRow
              key={provider}
              icon={markOf(provider)}
              name={nameOf(provider)}
              facts={canUnlink ? [] : [t('account.linked.onlyWayIn')]}
              actions={
                canUnlink && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('account.linked.unlinkOf', { provider: nameOf(provider) })}
                    onClick={() => setAsked(provider)}
                  >
                    {t('account.linked.unlink')}
                  </Button>
                )
              }
            />
          ))
        }
      </AccountList>
      <ConfirmDialog
        open={asked !== null}
        title={t('account.linked.unlinkTitle', { provider: asked ? nameOf(asked) : '' })}
        confirmLabel={t('account.linked.unlink')}
        cancelLabel={t('account.linked.keep')}
        danger
        busy={busy}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void unlink(asked).then(() => setAsked(null))}
      >
        {t('account.linked.unlinkText')}
      </ConfirmDialog>
    </AccountSection>
  );
}
