import type { FastifyRequest } from 'fastify';
import { bearerOf, callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import { faults } from '../../../kernel/errors/faults';
import type { Viewer } from '../../identity';
import { currentProfile } from '../own-profile';
import { pinFaults } from '../parental/faults';
import { MOST_IN_PROFILE_NAME, readName } from '../rules/list-name';
import type { LibraryServices } from '../services';
import {
  changeProfile,
  createProfile,
  deleteProfile,
  type ProfileSettings,
  profilesOf,
  switchProfile,
} from './profiles';

function settingsIn(request: FastifyRequest): ProfileSettings {
  const settings = request.body as ProfileSettings;
  const read = readName(settings.name, MOST_IN_PROFILE_NAME);
  if ('refused' in read) throw faults.invalidRequest([`body/name ${read.refused}`]);
  if (settings.type === 'adult' && settings.maxRating !== undefined)
    throw faults.invalidRequest(['body/maxRating is for a child alone.']);
  return { ...settings, name: read.name };
}

/** The calls for the profiles of an account. */
export function profileRoutes(services: LibraryServices) {
  const { identity, parental, files } = services;
  const { db } = services.database;
  const libraryOf = (request: FastifyRequest) => files.libraryOf(callerOf(request).realm.id);
  const idIn = (request: FastifyRequest) => (request.params as { id: string }).id;

  async function shown(request: FastifyRequest, viewer: Viewer) {
    const { childRating, profiles: most } = libraryOf(request);
    const all = await profilesOf(db, viewer);
    return {
      profiles: all.map(({ id, name, type, maxRating, avatar, current }) => ({
        id,
        name,
        type,
        maxRating: type === 'child' ? (maxRating ?? childRating) : undefined,
        avatar: avatar ?? undefined,
        current,
      })),
      most,
    };
  }

  /** The viewer of a change. Throws PIN_REQUIRED while a child watches and the PIN has not been given. */
  async function changing(request: FastifyRequest): Promise<Viewer> {
    const viewer = await identity.ownViewer(request, { agentsToo: true });
    const { type } = await currentProfile(db, viewer.id);
    const asking = { viewerId: viewer.id, sid: bearerOf(request).sid };
    if (type === 'child' && (await parental.stands(asking))) throw pinFaults.required();
    return viewer;
  }

  return {
    async profiles(request) {
      return shown(request, await identity.ownViewer(request, { agentsToo: true }));
    },

    async createProfile(request, reply) {
      const viewer = await changing(request);
      const { profiles: most } = libraryOf(request);
      await createProfile(db, viewer, { settings: settingsIn(request), most });
      return reply.code(201).send(await shown(request, viewer));
    },

    async changeProfile(request) {
      const viewer = await changing(request);
      await changeProfile(db, viewer, { id: idIn(request), settings: settingsIn(request) });
      return shown(request, viewer);
    },

    async deleteProfile(request) {
      const viewer = await changing(request);
      await deleteProfile(db, viewer, idIn(request));
      return shown(request, viewer);
    },

    async switchProfile(request) {
      const { id, pin } = request.body as { id: string; pin?: string };
      const viewer = await identity.ownViewer(request, { agentsToo: true });
      const isSet = (await parental.pinOf(viewer.id)) !== undefined;
      const { type } = await currentProfile(db, viewer.id);
      // A PIN that nobody asks for is not tried: it would cost a try.
      const isGiven = isSet && type === 'child' && pin !== undefined;
      if (isGiven) await parental.check(viewer.id, pin);
      const mayLeave = !isSet || isGiven;
      if (!(await switchProfile(db, viewer, { id, mayLeave }))) throw pinFaults.required();
      return shown(request, viewer);
    },
  } satisfies Handlers;
}
