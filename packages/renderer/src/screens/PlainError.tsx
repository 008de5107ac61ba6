import { useEffect } from 'react';
import { useSite } from '../site/use-site';

/** The last resort, when even the error page cannot be shown: words and a way on, nothing that could fail again. */
export function PlainError() {
  const { t, basename } = useSite();
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  useEffect(() => {
    if (!offline) return;
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [offline]);
  return (
    <main>
      <h1>{t(offline ? 'offline.title' : 'fault.title')}</h1>
      <p>{t(offline ? 'offline.text' : 'fault.text')}</p>
      <p>
        <a href={basename || '/'}>{t('fault.home')}</a>
      </p>
    </main>
  );
}
