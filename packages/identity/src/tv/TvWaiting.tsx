import { ChoiceSkeleton, Divider, Skeleton, Stack, VisuallyHidden } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { TvConfig } from './tv-steps';

/** The number of placeholders that fill a screen, where the realm has no list. */
const guess = 10;

/** The shape of the list while it loads, so that nothing moves when it is there. */
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
