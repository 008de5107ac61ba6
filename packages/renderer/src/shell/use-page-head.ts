import { useEffect } from 'react';
import { applyHead } from '../head/apply-head';
import { headTags } from '../head/head';
import type { PageState } from '../site/page-data';
import { useSite } from '../site/use-site';
import { useCurrentRoute } from './use-current-route';

/** Keeps title, description and links of the document true after each navigation; on the first page they are so already. */
export function usePageHead(): void {
  const site = useSite();
  const { handle, live, params, data, isRoot } = useCurrentRoute();
  useEffect(() => {
    const state = data as PageState<never> | undefined;
    const lost = handle?.status === 404 || !handle;
    const head = lost
      ? { title: site.t('notFound.title'), robots: 'noindex' }
      : (handle.page?.head?.(site, state?.status === 'done' ? state.data : undefined) ?? {});
    const place = {
      address: location.origin,
      params,
      isRoot,
      ...(live && !lost ? { paths: live.paths } : {}),
    };
    applyHead(document, headTags(site, place, head));
  }, [site, handle, live, params, data, isRoot]);
}
