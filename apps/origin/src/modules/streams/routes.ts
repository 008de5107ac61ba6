import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../kernel/caller/caller';
import type { Handlers } from '../../kernel/contract';
import type { Kernel } from '../../kernel/kernel';
import { publicAddressOf } from '../../kernel/public-address';
import { readEpisodePlaces, readingOf, readTitles, readWatchTerms } from '../catalogue';
import type { Access } from '../commerce';
import type { CountryServices } from '../countries';
import { deviceOf, type IdentityServices } from '../identity';
import { canResume, currentProfile, type History, type ParentalControl } from '../library';
import type { MediaSigner } from '../media';
import { refused, tooManyScreens } from './faults';
import { type Heartbeat, type Leases, MOST_SCREENS, type Screen } from './leases';
import { streamRefusal } from './rules/stream-refusal';
import { streamAnswer } from './stream-answer';
import { viewerLimits } from './viewer-limits';
import { watchedTitle, watchFacts } from './watch-facts';

interface Services extends Kernel {
  countries: CountryServices;
  identity: IdentityServices;
  library: { history: History; parental: ParentalControl };
  media: { mediaSigner: MediaSigner };
  commerce: { access: Access };
  leases: Leases;
}

/** The calls before and while a title plays. */
export function streamRoutes(services: Services) {
  const { database, countries, identity, library, media, commerce, leases, clock } = services;
  const { access } = commerce;
  const { db } = database;

  /** Screens as a viewer reads them: with the names of what they play. */
  async function named(request: FastifyRequest, screens: readonly Screen[]) {
    const ids = screens.map(({ titleId }) => titleId);
    const titles = await readTitles(db, readingOf(services, request), ids);
    return screens.map(({ lease, device, titleId, since }) => ({
      lease,
      device,
      title: titles.get(titleId)?.name ?? titleId,
      since: since.toISOString(),
    }));
  }

  /** The screen that a viewer's tab takes; null for guests, whose screens are not counted. */
  async function leaseOf(request: FastifyRequest, titleId: string): Promise<string | null> {
    const { bearer } = callerOf(request);
    if (!bearer || bearer.isGuest) return null;
    const { tab = randomUUID() } = request.query as { tab?: string };
    const taken = await leases.take(
      { viewerId: bearer.id, tab },
      { device: deviceOf(request), titleId },
    );
    if (taken.taken) return taken.lease;
    throw tooManyScreens(MOST_SCREENS, await named(request, taken.watching));
  }

  /** Where a viewer goes on with a title; null where they begin it. */
  async function resumeOf(request: FastifyRequest, titleId: string) {
    const { bearer } = callerOf(request);
    // An agent who acts as the viewer sees what the viewer would see.
    const watched = bearer && !bearer.isGuest && (await library.history.find(bearer.id, titleId));
    return watched && canResume(watched) ? watched : null;
  }

  /** The profile that watches; null for guests, who have none. */
  async function profileOf(request: FastifyRequest): Promise<string | null> {
    const { bearer } = callerOf(request);
    return bearer && !bearer.isGuest ? (await currentProfile(db, bearer.id)).id : null;
  }

  return {
    async stream(request) {
      const { kind, id } = request.params as { kind: 'live' | 'vod'; id: string };
      const reading = readingOf(services, request);
      const now = clock().getTime();
      const terms = await readWatchTerms(db, reading, id);
      if (!terms) throw refused({ code: 'UNKNOWN_TITLE' }, now);
      const { callerPlace } = countries;
      const facts = await watchFacts({ callerPlace, access }, request, {
        kind,
        terms,
        limits: await viewerLimits(services, request, terms),
      });
      const refusal = streamRefusal(facts);
      if (refusal?.code === 'LICENCE_NEEDED')
        throw refused(refusal, now, await access.licencesFor(reading.realmId, watchedTitle(terms)));
      if (refusal) throw refused(refusal, now);
      const place = (await readEpisodePlaces(db, reading, [terms.id])).get(terms.id);
      return streamAnswer(media.mediaSigner, {
        realmId: reading.realmId,
        terms,
        kind,
        address: publicAddressOf(services.options, request),
        lease: await leaseOf(request, terms.id),
        resume: kind === 'vod' ? await resumeOf(request, terms.id) : null,
        previousId: place?.previousId ?? null,
        nextId: place?.nextId ?? null,
        profile: await profileOf(request),
        now,
      });
    },

    async releaseStream(request, reply) {
      const { lease } = request.params as { lease: string };
      const { id: viewerId } = await identity.ownViewer(request, { agentsToo: true });
      await leases.release({ viewerId, lease });
      return reply.code(204).send();
    },

    async streamHeartbeat(request) {
      const beat = request.body as Heartbeat;
      const outcome = await leases.beat({
        ...beat,
        streams: beat.streams.map(({ id, position }) => ({ id, position })),
      });
      const code = outcome.goOn ? undefined : outcome.code;
      return {
        until: outcome.goOn ? outcome.until.toISOString() : undefined,
        streams: beat.streams.map(({ id }) => ({ id, goOn: outcome.goOn, code })),
        asOf: clock().toISOString(),
      };
    },
  } satisfies Handlers;
}
