import { useSite } from '@marquee/renderer';
import { useAction, useFailures } from '@marquee/renderer/failures';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { FurtherRows } from './further-rows';
import { joinRows, newRows, type Rows } from './rows';

export interface RowsInput<Row> {
  /** What came with the page. */
  first: Rows<Row>;
  load: (after: string) => Promise<Rows<Row>>;
  further: FurtherRows<Row>;
}

/** A list that grows by a press, and is as long as it was when the viewer comes back to it. */
export function useRows<Row extends { id: string }>({ first, load, further }: RowsInput<Row>) {
  const { t, origin } = useSite();
  const { key, pathname, search } = useLocation();
  // A tab's first entry has the same key in every tab, and after each reload.
  const place = `${key} ${pathname}${search}`;
  const loaded = useSyncExternalStore(
    further.subscribe,
    () => further.read(origin, place),
    () => undefined,
  );
  const { outcome, busy, run } = useAction(useFailures());
  const list = joinRows(first, loaded);
  const more = () =>
    void run(async () => {
      const { rows, after } = await load(list.after ?? '');
      const arrived = newRows(list.rows, rows);
      further.keep(origin, place, { rows: [...(loaded?.rows ?? []), ...arrived], after });
      return t('videos.arrived', { count: arrived.length });
    });
  return { ...list, more, busy, outcome };
}

export type GrowingRows<Row extends { id: string }> = ReturnType<typeof useRows<Row>>;
