import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import { faults } from '../../../kernel/errors/faults';
import { readingOf, unknownTitle } from '../../catalogue';
import { currentProfile } from '../own-profile';
import { MOST_IN_LIST_NAME, readName } from '../rules/list-name';
import type { LibraryServices } from '../services';
import type { Content } from './content';
import { findReadable, type ListName } from './list-access';
import {
  createList,
  deleteList,
  renameList,
  saveList,
  shareList,
  unsaveList,
} from './list-changes';
import { MOST_TITLES } from './list-content';
import { type Answering, pageOfList, pageOfLists, summaryOf, titlesAround } from './list-pages';
import { watchlistItems, watchlists } from './tables';

type Services = LibraryServices;

/** A request's name for a list. */
export const listOf = (request: FastifyRequest): ListName => request.params as ListName;

/** The terms of an answer about lists, for a profile or for a guest. */
export function answeringTo(
  services: Services,
  request: FastifyRequest,
  profile: string | null,
): Answering {
  const reading = readingOf(services, request);
  const { sharing } = services.files.libraryOf(reading.realmId);
  return { reading, realmId: reading.realmId, sharing, profile };
}

function nameIn(request: FastifyRequest): string {
  const { name: given } = request.body as { name: string };
  const read = readName(given, MOST_IN_LIST_NAME);
  if ('refused' in read) throw faults.invalidRequest([`body/name ${read.refused}`]);
  return read.name;
}

/** The calls for lists as wholes; those for their titles are beside them. */
export function watchlistRoutes(services: Services) {
  const { ownProfile, files, clock } = services;
  const { db } = services.database;
  const settingsOf = (request: FastifyRequest) => files.libraryOf(callerOf(request).realm.id);

  /** A guest, or the profile of a viewer who has a link. */
  async function readerOf(request: FastifyRequest): Promise<Answering> {
    const { bearer } = callerOf(request);
    const isViewer = bearer && !bearer.isGuest;
    const profile = isViewer ? (await currentProfile(db, bearer.id)).id : null;
    return answeringTo(services, request, profile);
  }

  return {
    async watchlists(request) {
      const { profile } = await ownProfile(request);
      const query = request.query as { rpp: number; lastSeen?: string; ownership?: 'owned' };
      const answering = answeringTo(services, request, profile.id);
      return pageOfLists(db, { ...answering, profile: profile.id }, query);
    },

    async createWatchlist(request, reply) {
      const own = await ownProfile(request);
      const { lists } = settingsOf(request);
      const list = await createList(db, own, { name: nameIn(request), most: lists, now: clock() });
      const answering = answeringTo(services, request, own.profile.id);
      return reply.code(201).send(await summaryOf(db, answering, list));
    },

    async renameWatchlist(request) {
      const own = await ownProfile(request);
      const list = await renameList(db, own, { name: nameIn(request), list: listOf(request) });
      return summaryOf(db, answeringTo(services, request, own.profile.id), list);
    },

    async deleteWatchlist(request, reply) {
      await deleteList(db, await ownProfile(request), listOf(request));
      return reply.code(204).send();
    },

    async shareWatchlist(request) {
      const own = await ownProfile(request);
      const { shared } = request.body as { shared: boolean };
      const { sharing } = settingsOf(request);
      const list = await shareList(db, own, { list: listOf(request), shared, sharing });
      return summaryOf(db, answeringTo(services, request, own.profile.id), list);
    },

    async saveWatchlist(request) {
      const own = await ownProfile(request);
      const { sharing, lists } = settingsOf(request);
      const list = await saveList(db, own, {
        list: listOf(request),
        sharing,
        most: lists,
        now: clock(),
      });
      return summaryOf(db, answeringTo(services, request, own.profile.id), list);
    },

    async unsaveWatchlist(request, reply) {
      await unsaveList(db, await ownProfile(request), request.params as Required<ListName>);
      return reply.code(204).send();
    },

    async sharedWatchlist(request) {
      const answering = await readerOf(request);
      const list = await findReadable(db, answering, listOf(request));
      return pageOfList(db, answering, list, request.query as { rpp: number; lastSeen?: string });
    },

    async watchlist(request) {
      const { profile } = await ownProfile(request);
      const answering = answeringTo(services, request, profile.id);
      const list = await findReadable(db, answering, listOf(request));
      return pageOfList(db, answering, list, request.query as { rpp: number; lastSeen?: string });
    },

    async adjacentTitles(request) {
      const { contentId } = request.params as { contentId: string };
      const { size } = request.query as { size: number };
      const answering = await readerOf(request);
      const list = await findReadable(db, answering, listOf(request));
      const around = await titlesAround(db, answering.reading, list, { contentId, size });
      if (!around) throw unknownTitle();
      return around;
    },

    async watchlistMenu(request) {
      const { contentId, contentType } = request.query as {
        contentId: string;
        contentType: Content['contentType'];
      };
      const { profile } = await ownProfile(request);
      const most = Math.min(settingsOf(request).titles, MOST_TITLES);
      const own = sql.raw('i.list_id = watchlists.id');
      const rows = await db
        .select({
          watchlistExternalId: watchlists.id,
          name: watchlists.name,
          holds: sql<boolean>`exists (select 1 from ${watchlistItems} i where ${own} and i.title_id = ${contentId} and i.content_type = ${contentType})`,
          full: sql<boolean>`(select count(*) from ${watchlistItems} i where ${own}) >= ${most}`,
        })
        .from(watchlists)
        .where(eq(watchlists.profile, profile.id))
        .orderBy(desc(watchlists.createdAt));
      return { watchlists: rows };
    },
  } satisfies Handlers;
}
