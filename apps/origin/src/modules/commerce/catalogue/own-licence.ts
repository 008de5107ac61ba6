import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../identity';
import { faults } from '../faults';
import type { Services } from '../services';
import type { Subscription } from '../subscriptions/read-subscriptions';
import { licenceView } from './licence-view';
import { pricesFor, readCatalogue } from './read-catalogue';
import { viewContext } from './view-context';

/** The answer of a call that changes a viewer's licence: how it is now. Throws UNKNOWN_LICENCE for one that the realm has no more. */
export async function ownLicence(
  services: Services,
  request: FastifyRequest,
  { viewer, own }: { viewer: Viewer; own: Subscription },
) {
  const seller = services.sellers.of(request, viewer);
  const catalogue = await readCatalogue(services.database.db, { ...seller, sells: true });
  const licence = catalogue.licences.find(({ id }) => id === own.licenceId);
  if (!licence) throw faults.unknownLicence();
  const context = await viewContext(services, seller, viewer);
  return {
    licence: licenceView(licence, pricesFor(catalogue, licence.id, seller.country), own, context),
    asOf: context.now.toISOString(),
  };
}
