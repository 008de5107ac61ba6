import { useEffect } from 'react';
import { applyHead } from '../head/apply-head';
import { headTags } from '../head/head';
import type { HeadData } from '../head/head-data';
import type { PageState } from '../site/page-data';
import { useSite } from '../site/use-site';
import { useCurrentRoute } from './use-current-route';

/** Updates title, description and links of the document after each navigation; the first page's come from the server. */
export function usePageHead(): void {
  const site = useSite();
  const { handle, live, params, data, isRoot } = useCurrentRoute();
  useEffect(() => {
    let isCurrent = true;
    const state = data as PageState<never> | undefined;
    const lost = handle?.status === 404 || !handle;
    const place = {
      address: location.origin,
      params,
      isRoot,
      ...(live && !lost ? { paths: live.paths } : {}),
    };
    const apply = (head: HeadData) => {
      if (isCurrent) applyHead(document, headTags(site, place, head));
    };
    const head = lost
      ? { title: site.t('notFound.title'), robots: 'noindex' }
      : (handle.page?.head?.(site, state?.status === 'done' ? state.data : undefined) ?? {});
    if (head instanceof Promise) {
      head.then(apply).catch((error: unknown) => {
        console.warn('The head of the page did not arrive.', error);
        apply({});
      });
    } else {
      apply(head);
    }
    return () => {
      isCurrent = false;
    };
  }, [site, handle, live, params, data, isRoot]);
}
