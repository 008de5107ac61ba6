import { useSite } from '../site/use-site';

/** The last resort, when even the error page cannot be shown: words and a way on, nothing that could fail again. */
export function PlainError() {
  const { t, basename } = useSite();
  return (
    <main>
      <h1>{t('fault.title')}</h1>
      <p>{t('fault.text')}</p>
      <p>
        <a href={basename || '/'}>{t('fault.home')}</a>
      </p>
    </main>
  );
}
