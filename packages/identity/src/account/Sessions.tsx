import { Button, ConfirmDialog, Stack, Text } from '@marquee/design-system';
import { endOtherSessions, endSession } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { useAction, useFailures } from '@marquee/renderer/failures';
import { useState } from 'react';
import { othersIn } from '../rules/session-pages';
import { AccountItems, AccountSection } from './AccountSection';
import { ACCOUNT_ERRORS } from './errors';
import { SessionList } from './SessionList';
import { type UserSession, useSessionPages } from './use-session-pages';

/** The list of the viewer's sessions, and the buttons that end the others. */
export function Sessions() {
  const { t, origin } = useSite();
  const failuresOf = useFailures(ACCOUNT_ERRORS);
  const list = useSessionPages(failuresOf);
  const { outcome, busy, run } = useAction(failuresOf);
  const [asked, setAsked] = useState<UserSession | 'all' | null>(null);
  const { state, more } = list;
  const others = state.status === 'done' ? othersIn(state.items) : 0;

  const end = (one: UserSession | 'all') =>
    run(async () => {
      try {
        await (one === 'all'
          ? origin.call(endOtherSessions)
          : origin.call(endSession, {
              params: { sessionId: one.id },
            }));
      } finally {
        await list.reload();
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
      <AccountItems list={list}>
        {(pages, next) =>
          pages.sessions.length === 0 ? (
            <Text tone="muted">{t('account.sessions.none')}</Text>
          ) : (
            <SessionList pages={pages} onEnd={setAsked} onMore={more} next={next} />
          )
        }
      </AccountItems>
      {others > 1 && (
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
