import { Button, Container, EmptyState } from '@marquee/design-system';
import { useSite } from '../site/use-site';
import type { Place } from './place';

/** Replaces a page that is not offered in the viewer's country: says why, and links to the default page. */
export function NotHere({ place: { country, byAddress } }: { place: Place }) {
  const { t, realm, locale, defaultPath } = useSite();
  const values = {
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
        text={t(reason, values)}
        actions={
          <>
            {/* The origin may answer now. */}
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
