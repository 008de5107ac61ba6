import { Button, Container, EmptyState } from '@marquee/design-system';
import { useSite } from '../site/use-site';
import type { Place } from './place';

/** A page that is not for the viewer's country: why, and the way to those that are. */
export function NotHere({ place: { country, byAddress } }: { place: Place }) {
  const { t, realm, locale, defaultPath } = useSite();
  const words = {
    brand: realm.name,
    country: country
      ? (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country)
      : '',
  };
  const reason = byAddress ? 'country.byAddress' : country ? 'country.byPlace' : 'country.unknown';
  return (
    <Container>
      <EmptyState
        scope="page"
        headingLevel={1}
        title={t('country.title')}
        text={t(reason, words)}
        actions={
          <>
            {/* Who could not be asked may answer now. */}
            {!country && <Button onClick={() => location.reload()}>{t('failure.retry')}</Button>}
            <Button href={defaultPath} variant={country ? 'primary' : 'quiet'}>
              {t('notFound.action')}
            </Button>
          </>
        }
      />
    </Container>
  );
}
