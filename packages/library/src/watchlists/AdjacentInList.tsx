import { adjacentTitles } from '@marquee/origin-client/calls';
import { type SlotProps, useQuery, useSite } from '@marquee/renderer';
import { useEffect, useEffectEvent } from 'react';
import { listNameIn, listSearch } from '../rules/list-search';
import { mayPlayFurther, playableBeside } from '../rules/playable-beside';

/** Adjacent titles to a call (spec 2 §9). */
const SIZE = 5;
/** As many as the origin gives, for a list with series in a row. */
const MOST = 25;

/** Shows nothing: tells the player which titles are beside the one that plays in the list that its viewer came from. */
export function AdjacentInList({ title: { id }, onAdjacent }: SlotProps['player.adjacent']) {
  const { origin } = useSite();
  const { owner, id: list } = listNameIn(new URLSearchParams(useQuery())) ?? {};
  const tell = useEffectEvent(onAdjacent);
  useEffect(() => {
    if (!owner || !list) return;
    const controller = new AbortController();
    const { signal } = controller;
    const params = { owner, id: list, contentId: id };
    const search = listSearch({ owner, id: list });
    const ask = async (size: number) => {
      const adjacent = await origin.call(adjacentTitles, { params, query: { size }, signal });
      tell({ ...playableBeside(adjacent), search });
      if (size < MOST && mayPlayFurther(adjacent, size)) await ask(MOST);
    };
    ask(SIZE).catch((error: unknown) => {
      // A list that is gone, or shared no longer: the title goes on as it would without one.
      if (!signal.aborted) console.warn('The titles beside this one did not load.', error);
    });
    return () => {
      controller.abort();
      tell(null);
    };
  }, [origin, owner, list, id]);
  return null;
}
