import { Button, LoadMore, SettingRow, Stack, Tag } from '@marquee/design-system';
import { intlLocale } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import { failureText, type MoreState } from '@marquee/renderer/failures';
import { type Ref, useEffect, useRef, useState } from 'react';
import { FEW, type SessionPages, shownOf } from '../rules/session-pages';
import type { UserSession } from './use-session-pages';

interface SessionListProps {
  pages: SessionPages<UserSession>;
  onEnd: (session: UserSession) => void;
  onMore: () => void;
  /** The address of the next page. */
  next: MoreState;
}

/**
 * The viewer's sessions, a few at first. When more are shown, the focus goes to the first of them.
 */
export function SessionList({ pages, onEnd, onMore, next }: SessionListProps) {
  const site = useSite();
  const { t } = site;
  const rows = shownOf(pages);
  /** The number of sessions that were shown when more were asked for. */
  const [before, setBefore] = useState<number>();
  const foot = useRef<HTMLDivElement>(null);
  const firstNew = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // A viewer who has moved the focus since stays there.
    if (
      before !== undefined &&
      rows.length > before &&
      foot.current?.contains(document.activeElement)
    )
      firstNew.current?.focus();
  }, [rows.length, before]);
  return (
    <>
      <Stack as="ul" gap={3}>
        {rows.map((session, index) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => onEnd(session)}
            ref={index === before ? firstNew : undefined}
          />
        ))}
      </Stack>
      {pages.total > FEW && (
        <div ref={foot}>
          <LoadMore
            label={t('account.sessions.more')}
            loaded={rows.length}
            total={pages.total}
            countLabel={(loaded, total) => t('account.sessions.count', { loaded, total })}
            arrivedLabel={(count) => t('account.sessions.arrived', { count })}
            onLoad={() => {
              setBefore(rows.length);
              onMore();
            }}
            busy={next.status === 'loading'}
            busyLabel={t('account.loading')}
            error={next.status === 'failed' && failureText(site, next.failure)}
          />
        </div>
      )}
    </>
  );
}

interface SessionRowProps {
  session: UserSession;
  onEnd: () => void;
  ref: Ref<HTMLLIElement> | undefined;
}

function SessionRow({ session, onEnd, ref }: SessionRowProps) {
  const { t, locale } = useSite();
  const { device, address, current, signedInAt, lastUsedAt } = session;
  const moment = (instant: string) =>
    new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeStyle: 'short' }).format(
      new Date(instant),
    );
  const name = device || t('account.sessions.unknownDevice');
  return (
    <SettingRow
      ref={ref}
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
