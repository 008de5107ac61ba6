import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNotify } from '../shell/notices';
import { type PageView, usePage } from './use-page';
import { useSite } from './use-site';

/**
 * Reads the first data of a page that loads itself anew while it is in view. Where that fails, the data that is there stays, and
 * the viewer is told so. Apart from `usePage`, because first pages do not load themselves anew.
 */
export function useKeptPage<Data>(): PageView<Data> {
  const page = usePage<Data>();
  const { t } = useSite();
  const notify = useNotify();
  const { pathname, search } = useLocation();
  const place = pathname + search;
  const data = page.status === 'done' ? page.data : undefined;
  const [last, setLast] = useState({ data, place });
  const isOld = page.status === 'failed' && last.data !== undefined && last.place === place;
  if (!isOld && (last.data !== data || last.place !== place)) setLast({ data, place });
  useEffect(() => {
    if (isOld) notify({ tone: 'error', text: t('failure.notUpdated') });
  }, [isOld, notify, t]);
  const { retry, retrying } = page;
  return isOld && last.data !== undefined
    ? { status: 'done', data: last.data, retry, retrying }
    : page;
}
