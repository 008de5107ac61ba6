import type { NoticeItem } from '@marquee/design-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSite } from '../site/use-site';
import type { Notify } from './notices';

/** The notices in view, among them those of a session that ended. */
export function useNoticeList() {
  const { session, t } = useSite();
  const [notices, setNotices] = useState<readonly NoticeItem[]>([]);
  const count = useRef(0);
  const notify: Notify = useCallback((notice) => {
    count.current += 1;
    const id = `notice-${count.current}`;
    setNotices((shown) => [...shown, { ...notice, id }]);
  }, []);
  const dismiss = useCallback((id: string) => {
    setNotices((shown) => shown.filter((notice) => notice.id !== id));
  }, []);
  useEffect(
    () =>
      session.onLogout(({ reason, user }) => {
        // The agent's bar has a notice of its own.
        if (user?.par) return;
        if (reason === 'elsewhere') notify({ text: t('shell.signedOutElsewhere') });
        if (reason === 'expired') notify({ tone: 'error', text: t('shell.sessionExpired') });
      }),
    [session, notify, t],
  );
  return { notices, notify, dismiss };
}
