import { LoadMore } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { failureText } from '@marquee/renderer/failures';
import type { GrowingRows } from './use-rows';

interface MoreRowsProps<Row extends { id: string }> {
  list: GrowingRows<Row>;
  /** How many rows there are in all, where that is known. */
  total?: number;
  /** The address of the next page, for viewers without script. */
  href?: string;
}

/** The end of a list that grows. */
export function MoreRows<Row extends { id: string }>({ list, total, href }: MoreRowsProps<Row>) {
  const site = useSite();
  const { t } = site;
  const { rows, after, more, busy, outcome } = list;
  return (
    <LoadMore
      label={t('videos.more')}
      loaded={rows.length}
      total={total}
      hasMore={after !== null}
      countLabel={(loaded, all) => t('videos.count', { loaded, total: all })}
      arrivedLabel={(count) => t('videos.arrived', { count })}
      onLoad={more}
      busy={busy}
      busyLabel={t('shell.loadingPage')}
      error={outcome?.status === 'failed' && failureText(site, outcome.failure)}
      href={href}
    />
  );
}
