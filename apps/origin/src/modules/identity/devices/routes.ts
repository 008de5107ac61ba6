import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import type { Handler, Handlers } from '../../../kernel/contract';
import { isLocalAddress } from '../../../kernel/local-address';
import { faults } from '../faults';
import type { Services } from '../services';
import { sameNetwork, shortAddress } from '../sessions/network';
import { signedIn } from '../sessions/signed-in';
import type { Viewer } from '../viewers/viewer';
import type { Device } from './devices';
import { shownUserCode } from './user-code';

/**
 * The calls of televisions that sign in with a code (RFC 8628), and of the viewers who answer them.
 */
export function deviceRoutes(services: Services) {
  const { limiter, devices, ownViewer } = services;

  /** The viewer who looks or answers, counted. */
  async function viewerOf(request: FastifyRequest): Promise<Viewer> {
    const viewer = await ownViewer(request);
    await limiter.count(request, 'userCodesOfOneViewer', viewer.id);
    return viewer;
  }

  const userCodeOf = (request: FastifyRequest) => (request.body as { userCode: string }).userCode;

  const shown = (request: FastifyRequest, device: Device) => ({
    userCode: shownUserCode(device.userCode),
    name: device.name,
    kind: device.kind,
    sameNetwork: sameNetwork(device.address, request.ip),
    network: shortAddress(device.address),
    requestedAt: device.requestedAt.toISOString(),
    expiresAt: device.expiresAt.toISOString(),
  });

  const answering =
    (approved: boolean): Handler =>
    async (request) => {
      const viewer = await viewerOf(request);
      const { realm } = callerOf(request);
      const device = await devices.answer(realm.id, userCodeOf(request), { viewer, approved });
      return shown(request, device);
    };

  return {
    async deviceCode(request) {
      const { name, kind, site } = request.body as { name: string; kind: string; site: string };
      if (!isLocalAddress(site)) throw faults.redirectRefused();
      const { deviceCode, device } = await devices.request({
        realmId: callerOf(request).realm.id,
        name,
        kind,
        address: request.ip,
      });
      const base = site.replace(/\/+$/, '');
      const userCode = shownUserCode(device.userCode);
      return {
        deviceCode,
        userCode,
        verificationUri: `${base}/tv-login`,
        verificationUriComplete: `${base}/activate/${userCode}`,
        expiresIn: services.options.deviceCodeSeconds,
        interval: device.interval,
      };
    },

    async deviceToken(request) {
      const { deviceCode } = request.body as { deviceCode: string };
      const viewer = await devices.redeem(callerOf(request).realm.id, deviceCode);
      return signedIn(services, request, viewer);
    },

    async lookUpDevice(request) {
      await viewerOf(request);
      return shown(request, await devices.find(callerOf(request).realm.id, userCodeOf(request)));
    },

    approveDevice: answering(true),
    refuseDevice: answering(false),
  } satisfies Handlers;
}
