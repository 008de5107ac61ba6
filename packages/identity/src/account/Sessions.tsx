import { Button, ConfirmDialog, SettingRow, Stack, Tag } from '@marquee/design-system';
import { intlLocale } from '@marquee/i18n';
import type { components } from '@marquee/origin-client';
import { endOtherSessions, endSession, userSessions } from '@marquee/origin-client/provider-calls';
import { useSite } from '@marquee/renderer';
import { useCallback, useState } from 'react';
import { AccountList, AccountSection } from './AccountSection';
import { ACCOUNT_ERRORS } from './errors';
import { useDeed } from './use-deed';
import { useListed } from './use-listed';
import { useWordsOf } from './use-words-of';

type UserSession = components['schemas']['UserSession'];

/** Where the viewer is signed in, and how to end it elsewhere. */
export function Sessions() {
  const { t, origin } = useSite();
  const wordsOf = useWordsOf(ACCOUNT_ERRORS);
  const state = useListed(
    useCallback(
      async () => (await origin.rest.get('/user/sessions', { facts: userSessions })).sessions,
      [origin],
    ),
    wordsOf,
  );
  const { outcome, busy, run } = useDeed(wordsOf);
  const [asked, setAsked] = useState<UserSession | 'all' | null>(null);
  const others =
    state.listed.status === 'done' ? state.listed.items.filter(({ current }) => !current) : [];

  const end = (one: UserSession | 'all') =>
    run(async () => {
      try {
        await (one === 'all'
          ? origin.rest.delete('/user/sessions', { facts: endOtherSessions })
          : origin.rest.delete('/user/sessions/{sessionId}', {
              facts: endSession,
              params: { sessionId: one.id },
            }));
      } finally {
        await state.load();
      }
      return t(one === 'all' ? 'account.sessions.endedAll' : 'account.sessions.ended');
    });

  return (
    <AccountSection
      title={t('account.sessions.title')}
      text={t('account.sessions.text')}
      outcome={outcome}
      step={asked}
    >
      <AccountList state={state} none={t('account.sessions.none')}>
        {(items) =>
          [...items]
            .sort((one, other) => Number(other.current) - Number(one.current))
            .map((one) => <SessionRow key={one.id} session={one} onEnd={() => setAsked(one)} />)
        }
      </AccountList>
      {others.length > 1 && (
        <Stack direction="row">
          <Button variant="secondary" onClick={() => setAsked('all')}>
            {t('account.sessions.endAll')}
          </Button>
        </Stack>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t(asked === 'all' ? 'account.sessions.endAllTitle' : 'account.sessions.endTitle')}
        confirmLabel={t('account.sessions.end')}
        cancelLabel={t('account.sessions.keep')}
        danger
        busy={busy}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void end(asked).then(() => setAsked(null))}
      >
        {t(asked === 'all' ? 'account.sessions.endAllText' : 'account.sessions.endText')}
      </ConfirmDialog>
    </AccountSection>
  );
}

function SessionRow({ session, onEnd }: { session: UserSession; onEnd: () => void }) {
  const { t, locale } = useSite();
  const { device, address, current, signedInAt, lastUsedAt } = session;
  const moment = (instant: string) =>
    new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeStyle: 'short' }).format(
      new Date(instant),
    );
  const name = device || t('account.sessions.unknownDevice');
  return (
    <SettingRow
      name={name}
      facts={[
        t('account.sessions.since', { time: moment(signedInAt) }),
        ...(current ? [] : [t('account.sessions.used', { time: moment(lastUsedAt) })]),
        ...(address ? [t('account.sessions.address', { address })] : []),
      ]}
      actions={
        current ? (
          <Tag>{t('account.sessions.current')}</Tag>
        ) : (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('account.sessions.endOf', { device: name })}
            onClick={onEnd}
          >
            {t('account.sessions.end')}
          </Button>
        )
      }
    />
  );
}
