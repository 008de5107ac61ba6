import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import type { Viewer } from '../../identity';
import { textIn } from '../localised';
import type { Services } from '../services';
import { isHeld, type Subscription, subscriptionsOf } from '../subscriptions/read-subscriptions';
import { licenceView } from './licence-view';
import { type LicenceRow, pricesFor, readCatalogue } from './read-catalogue';
import { viewContext } from './view-context';

interface LicenceQuery {
  includeEntitlements?: 'ALL_ACTIVE_USER_ENTITLEMENTS';
  licenceId?: string;
}

/** The calls for what can be bought, and what a viewer has bought. */
export function licenceRoutes(services: Services) {
  const { database, identity, sellers, clock } = services;
  const { db } = database;

  async function viewerOf(request: FastifyRequest): Promise<Viewer | undefined> {
    const { bearer } = callerOf(request);
    return bearer && !bearer.isGuest ? identity.ownViewer(request, { agentsToo: true }) : undefined;
  }

  /** The licence of a viewer that counts: one that is held before one that has ended, the last one first. */
  const ownOf = (all: readonly Subscription[], id: number, now: Date) => {
    const same = all.filter(({ licenceId }) => licenceId === id);
    return same.find((one) => isHeld(one, now)) ?? same[0];
  };

  /** What a caller is shown, and how each licence looks to them. */
  async function shown(request: FastifyRequest) {
    const { includeEntitlements, licenceId } = request.query as LicenceQuery;
    const viewer = await viewerOf(request);
    const seller = sellers.of(request, viewer);
    const catalogue = await readCatalogue(db, seller);
    const context = await viewContext(services, seller, viewer);
    const own = viewer ? await subscriptionsOf(db, viewer.id) : [];
    const ids = licenceId?.split(',').map(Number);
    const isShown = (licence: LicenceRow) => {
      if (ids && !ids.includes(licence.id)) return false;
      const held = own.some((one) => one.licenceId === licence.id && isHeld(one, context.now));
      if (held && includeEntitlements) return true;
      const { external } = licence;
      const isReachable = !external || context.partnerAddress(external.provider) !== undefined;
      const isPriced = external || pricesFor(catalogue, licence.id, seller.country).length > 0;
      return licence.sold && isReachable && isPriced;
    };
    const view = (licence: LicenceRow) =>
      licenceView(
        licence,
        pricesFor(catalogue, licence.id, seller.country),
        ownOf(own, licence.id, context.now),
        context,
      );
    return { catalogue, licences: catalogue.licences.filter(isShown), view, context, own, seller };
  }

  const asOf = () => clock().toISOString();

  async function owned(request: FastifyRequest, which: (one: Subscription, now: Date) => boolean) {
    const viewer = await identity.ownViewer(request, { agentsToo: true });
    const seller = sellers.of(request, viewer);
    const catalogue = await readCatalogue(db, { ...seller, sells: true });
    const context = await viewContext(services, seller, viewer);
    const own = await subscriptionsOf(db, viewer.id);
    return {
      licences: own
        .filter((one) => which(one, context.now))
        .flatMap((one) => {
          const licence = catalogue.licences.find(({ id }) => id === one.licenceId);
          return licence
            ? licenceView(licence, pricesFor(catalogue, licence.id, seller.country), one, context)
            : [];
        }),
      asOf: asOf(),
    };
  }

  return {
    async licences(request) {
      const { licences, view } = await shown(request);
      return { licences: licences.map(view), asOf: asOf() };
    },

    async licenceFamilies(request) {
      const { catalogue, licences, view, seller } = await shown(request);
      const families = catalogue.families.map(({ id, names }) => ({
        id,
        name: textIn(names, seller.locale),
        licences: licences.filter(({ familyId }) => familyId === id).map(view),
      }));
      return {
        families: families.filter((family) => family.licences.length > 0),
        licences: licences.filter(({ familyId }) => familyId === null).map(view),
        asOf: asOf(),
      };
    },

    ownLicences: (request) => owned(request, () => true),
    activeLicences: (request) => owned(request, isHeld),
  } satisfies Handlers;
}
