import { ChoiceSkeleton, Divider, Skeleton, Stack, VisuallyHidden } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { TvConfig } from './tv-steps';

/** As many as a screen shows, where the realm does not say how many there will be. */
const guess = 10;

/** The list's own shape while it is on its way, so that nothing jumps when it is there. */
export function TvWaiting({ config: { allowedProviders } }: { config: TvConfig }) {
  const { t } = useSite();
  const featured = allowedProviders?.filter(({ display }) => display).length ?? 0;
  const others = (allowedProviders?.length ?? guess) - featured;
  return (
    <Stack gap={21}>
      <VisuallyHidden>
        <span role="status">{t('tv.loading')}</span>
      </VisuallyHidden>
      <div>
        <Skeleton />
        <Skeleton width="long" />
      </div>
      <Skeleton shape="button" />
      {featured > 0 && <ChoiceSkeleton look="tiles" wordmark count={featured} />}
      {featured > 0 && others > 0 && <Divider />}
      {others > 0 && <ChoiceSkeleton count={others} />}
    </Stack>
  );
}
