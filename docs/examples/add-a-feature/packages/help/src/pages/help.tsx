import { Container, Heading, Text } from '@marquee/design-system';
import { type Site, useSite } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';

export { siteChrome as chrome } from '@marquee/renderer/chrome';

export const head = (site: Site): HeadData => ({ title: site.t('help.title') });

export function Page() {
  const { t, realm } = useSite();
  return (
    <Container width="narrow">
      <Heading level={1}>{t('help.title')}</Heading>
      <Text measure>{t('help.text', { brand: realm.name })}</Text>
    </Container>
  );
}
