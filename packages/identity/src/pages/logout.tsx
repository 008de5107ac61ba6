import { Container, Loader } from '@marquee/design-system';
import type { Site } from '@marquee/renderer';
import { useNotify, useSite } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Signs out and goes on. The session is over at once; whether the origin hears of it changes nothing here. */
export function Page() {
  const { session, defaultPath, t } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    void session.signOut().finally(() => {
      notify({ tone: 'success', text: t('shell.signedOut') });
      void navigate(defaultPath, { replace: true });
    });
  }, [session, defaultPath, t, navigate, notify]);
  return (
    <Container width="narrow">
      <Loader label={t('logout.title')} size="large" labelShown />
    </Container>
  );
}

export const head = (site: Site): HeadData => ({
  title: site.t('logout.title'),
  robots: 'noindex',
});

export { siteChrome as chrome } from '@marquee/renderer/chrome';
