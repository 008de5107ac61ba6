import { PageFrame, type PageFrameProps, Stack, TextLink } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';

/** Another site's page in a frame, with a way to it: what is in a frame may stay away, and no browser says so. */
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
