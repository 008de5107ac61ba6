import {
  BrandPicture,
  Button,
  Container,
  EmptyState,
  GuestAction,
  Stack,
} from '@marquee/design-system';
import { waysOn } from '../rules/ways-on';
import { useLateSession } from '../session/use-late-session';
import { LikeThis } from '../shell/LikeThis';
import { useSite } from '../site/use-site';

/** The page for an address without a page, and for content that is gone: the brand's art and links to live pages. */
export function NotFound() {
  const site = useSite();
  const { t, realm, defaultPath, direction, path, isLive } = site;
  const { status } = useLateSession();
  const isViewer = status === 'viewer';
  const ways = waysOn(site, isViewer);
  return (
    <>
      <Container>
        <EmptyState
          scope="page"
          headingLevel={1}
          picture={<BrandPicture background={realm.brand.loginBackground} dir={direction} />}
          title={t('notFound.title')}
          text={t('notFound.text')}
          actions={
            <Stack gap={21} align="center">
              <Button href={defaultPath}>{t('notFound.action')}</Button>
              <nav aria-label={t('notFound.ways')}>
                <Stack direction="row" gap={8} justify="center">
                  {ways.map(({ label, href }) => (
                    <Button key={href} href={href} variant="secondary" size="small">
                      {label}
                    </Button>
                  ))}
                  {!isViewer && isLive('login') && (
                    <GuestAction pending={status === 'starting' ? 'nothing' : undefined}>
                      <Button href={path('login')} variant="secondary" size="small">
                        {t('shell.signIn')}
                      </Button>
                    </GuestAction>
                  )}
                </Stack>
              </nav>
            </Stack>
          }
        />
      </Container>
      <LikeThis />
    </>
  );
}
