import { PageFrame, type PageFrameProps, Stack, TextLink } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';

/** Another site's page in a frame, with a link to it: no browser tells when a frame fails to load. */
export function Framed(props: PageFrameProps) {
  const { t } = useSite();
  const { title, address } = props;
  return (
    <Stack gap={13}>
      <PageFrame {...props} fallback={t('frame.fallback')} />
      <TextLink href={address}>{t('own.open', { title })}</TextLink>
    </Stack>
  );
}
