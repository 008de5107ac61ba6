import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../site/route-handle';
import type { LiveRoute } from '../site/site';
import { useSite } from '../site/use-site';

export interface CurrentRoute {
  handle: RouteHandle | undefined;
  live: LiveRoute | undefined;
  params: Readonly<Record<string, string | undefined>>;
  data: unknown;
  isRoot: boolean;
}

/** The route of the page in view, as the shell and the head need it. */
export function useCurrentRoute(): CurrentRoute {
  const { live } = useSite();
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  return {
    handle,
    live: live.find((route) => route.name === handle?.name),
    params: match?.params ?? {},
    data: match?.loaderData,
    isRoot: match?.id === 'root',
  };
}
