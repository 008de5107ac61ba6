import type { IResolvers, MercuriusContext } from 'mercurius';
import type { Answering } from '../answering';
import { decodeCursor, encodeCursor, type Place } from '../cursor';
import { checkFirst, refuse } from '../refusals';
import type { LiveEvent, Playlist, Series, Title, Video } from '../titles';
import { instantOf } from './events';
import { mostRelated } from './related';
import { readSeasonId, type Season, seasonName } from './seasons';

interface PageRequest {
  first: number;
  after?: string | null;
}

const mostVideos = 60;

/** One page of a list whose places are known; its cursors name the list. */
async function pageOf(
  { titles, follow }: Answering,
  list: string,
  places: readonly Place[],
  { first, after }: PageRequest,
) {
  checkFirst(first, mostVideos, list);
  const from = after ? decodeCursor(list, after) : null;
  if (after && !from) throw refuse(`${list}: after is not a cursor of it.`);
  const beyond = from
    ? places.filter(({ key, id }) => key > from.key || (key === from.key && id > from.id))
    : places;
  const page = beyond.slice(0, first);
  follow(page.length);
  const edges = await Promise.all(
    page.map(async (place) => ({
      cursor: encodeCursor(list, place),
      node: await titles.load(place.id),
    })),
  );
  return {
    edges: edges.filter(({ node }) => node?.type === 'Video'),
    pageInfo: {
      hasNextPage: beyond.length > page.length,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Fields of the catalogue's schema that only pages of titles ask for. */
export function detailResolvers(answering: (context: MercuriusContext) => Answering) {
  const follow = async (context: MercuriusContext, id: string | null | undefined) => {
    if (!id) return null;
    const answer = answering(context);
    answer.follow(1);
    return (await answer.titles.load(id)) ?? null;
  };
  const details = async ({ id }: Title, context: MercuriusContext) =>
    answering(context).details.load(id);
  const eventDetails = async ({ id }: LiveEvent, context: MercuriusContext) =>
    answering(context).events.load(id);
  const seasonOf = async (context: MercuriusContext, seriesId: string, number: number) => {
    const seasons = await answering(context).seasons.load(seriesId);
    return seasons?.find((season) => season.number === number) ?? null;
  };
  const neighbour =
    (side: 'previousId' | 'nextId') =>
    async (video: Video, _: unknown, context: MercuriusContext) =>
      follow(context, (await answering(context).episodes.load(video.id))?.[side]);

  const ofTitle = {
    description: async (title: Title, _: unknown, context: MercuriusContext) =>
      (await details(title, context))?.description ?? null,
    accessLevel: async (title: Title, _: unknown, context: MercuriusContext) =>
      (await details(title, context))?.accessLevel ?? 'LICENCE',
    minimumAge: async (title: Title, _: unknown, context: MercuriusContext) =>
      (await details(title, context))?.minimumAge ?? null,
    countries: async (title: Title, _: unknown, context: MercuriusContext) =>
      (await details(title, context))?.countries ?? null,
    async related({ id }: Title, { first }: { first: number }, context: MercuriusContext) {
      checkFirst(first, mostRelated, 'related');
      const { related, titles, follow } = answering(context);
      const ids = ((await related.load(id)) ?? []).slice(0, first);
      follow(ids.length);
      const loaded = await Promise.all(ids.map((one) => titles.load(one)));
      return loaded.filter((title) => title !== undefined);
    },
  };

  return {
    Query: {
      async title(_: unknown, { id }: { id: string }, context: MercuriusContext) {
        const { titles, merged } = answering(context);
        const found = await titles.load(id);
        if (found) return found;
        const into = await merged.load(id);
        return into ? ((await titles.load(into)) ?? null) : null;
      },
      async season(_: unknown, { id }: { id: string }, context: MercuriusContext) {
        const named = readSeasonId(id);
        return named ? seasonOf(context, named.seriesId, named.number) : null;
      },
    },
    LiveEvent: {
      ...ofTitle,
      doorsAt: async (event: LiveEvent, _: unknown, context: MercuriusContext) =>
        instantOf(event, (await eventDetails(event, context))?.doorsAfter ?? null),
      mainAt: async (event: LiveEvent, _: unknown, context: MercuriusContext) =>
        instantOf(event, (await eventDetails(event, context))?.mainAfter ?? null),
      timing: async (event: LiveEvent, _: unknown, context: MercuriusContext) =>
        (await eventDetails(event, context))?.timing ?? 'ON_TIME',
      announcedStartsAt: async (event: LiveEvent, _: unknown, context: MercuriusContext) =>
        instantOf(event, (await eventDetails(event, context))?.announcedAfter ?? null),
      replayFrom: async (event: LiveEvent, _: unknown, context: MercuriusContext) =>
        instantOf(event, (await eventDetails(event, context))?.replayAfter ?? null),
      timeline: async (event: LiveEvent, _: unknown, context: MercuriusContext) =>
        (await eventDetails(event, context))?.timelineId ?? event.id,
      async bouts(
        { id, state }: LiveEvent,
        { results }: { results: boolean },
        context: MercuriusContext,
      ) {
        const { bouts, events } = answering(context);
        // An angle shows the fights of its event.
        const fought = (await bouts.load((await events.load(id))?.timelineId ?? id)) ?? [];
        // The results are those of the round that is over: the next one must not tell them beforehand.
        const isOver = state === 'ENDED' || state === 'REPLAY';
        return results && isOver ? fought : fought.map((bout) => ({ ...bout, result: null }));
      },
      async angles(event: LiveEvent, _: unknown, context: MercuriusContext) {
        const timeline = (await eventDetails(event, context))?.timelineId ?? event.id;
        const ids = (await answering(context).timelines.load(timeline)) ?? [];
        const others = ids.filter((id) => id !== event.id);
        return (await Promise.all(others.map((id) => follow(context, id)))).filter(Boolean);
      },
    },
    Video: {
      ...ofTitle,
      async episode({ id }: Video, _: unknown, context: MercuriusContext) {
        const place = await answering(context).episodes.load(id);
        if (!place) return null;
        const season = await seasonOf(context, place.seriesId, place.season);
        return season && { number: place.number, season };
      },
      credits: async ({ id }: Video, _: unknown, context: MercuriusContext) =>
        (await answering(context).credits.load(id)) ?? [],
      next: neighbour('nextId'),
      previous: neighbour('previousId'),
    },
    Series: {
      ...ofTitle,
      seasons: async ({ id }: Series, _: unknown, context: MercuriusContext) =>
        (await answering(context).seasons.load(id)) ?? [],
      async firstEpisode({ id }: Series, _: unknown, context: MercuriusContext) {
        const { seasons, seasonPlaces } = answering(context);
        const first = (await seasons.load(id))?.find(({ number }) => number > 0);
        const places = first && (await seasonPlaces.load(first.id));
        return follow(context, places?.[0]?.id);
      },
    },
    Season: {
      name: ({ number }: Season, _: unknown, context: MercuriusContext) =>
        seasonName(number, answering(context).reading.locale),
      series: ({ seriesId }: Season, _: unknown, context: MercuriusContext) =>
        follow(context, seriesId),
      async episodes({ id }: Season, request: PageRequest, context: MercuriusContext) {
        const answer = answering(context);
        const places = (await answer.seasonPlaces.load(id)) ?? [];
        return pageOf(answer, `Season ${id}`, places, request);
      },
    },
    Playlist: {
      ...ofTitle,
      async videos({ id }: Playlist, request: PageRequest, context: MercuriusContext) {
        const answer = answering(context);
        const places = (await answer.playlistPlaces.load(id)) ?? [];
        return pageOf(answer, `Playlist ${id}`, places, request);
      },
    },
  } satisfies IResolvers;
}
