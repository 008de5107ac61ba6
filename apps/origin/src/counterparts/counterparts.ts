import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLicencePartner } from './licence-partner';
import { startMailSink } from './mail-sink';
import { createOpenIdProvider } from './openid-provider';
import { createOpinPartner } from './opin-partner';
import { PARTNERS, type Partner } from './partners';
import { createPayments, type Payments } from './payments/payments';
import { COMPANIES } from './tv/companies';
import { createTvPages } from './tv/pages';
import { createTvService, type TvService } from './tv/service';
import { createVendors, type VendorName, type Vendors } from './vendors/vendors';

/**
 * The providers that viewers of the sample realms may sign in with; each has a host name of its own
 * under .localhost.
 */
const OPENID_PROVIDERS = {
  'nations-id': {
    name: 'Nations ID',
    client: { id: 'unity', secret: 'nations-sandbox-secret' },
  },
  'harbour-id': {
    name: 'Harbour ID',
    client: { id: 'unity', secret: 'harbour-sandbox-secret' },
  },
  volunteers: {
    name: 'Volunteer Portal',
    client: { id: 'unity', secret: 'volunteers-sandbox-secret' },
  },
} as const;

/** The partner network, whose pages and tokens are its own. */
const NETWORKS = {
  opin: {
    name: 'Trailhead Network',
    client: { id: 'corral', secret: 'trailhead-sandbox-secret' },
  },
} as const;

export type OpenIdProviderId = keyof typeof OPENID_PROVIDERS;
export type NetworkId = keyof typeof NETWORKS;
export type ProviderId = OpenIdProviderId | NetworkId;

export interface Counterparts {
  port: number;
  /** The address of a counterpart, for a browser and for this process. */
  addressOf(id: ProviderId | Partner | VendorName | 'mail' | (string & {})): string;
  clientOf(id: ProviderId | Partner): { id: string; secret: string };
  /** Stand-ins for vendors whose scripts run in the site's pages. */
  vendors: Vendors;
  /** The address that mail is sent to; it can be read at `http://mail.localhost:<port>/`. */
  mailAddress: string;
  /** The company between brands and TV providers; each of these has pages of its own. */
  tv: TvService;
  /** The companies that take money, at `cards`, `acs`, `bank` and `stripe`. */
  payments: Payments;
  close(): Promise<void>;
}

export interface CounterpartsOptions {
  /** Where those keep their books that must outlive this process; without it they are in memory. */
  folder?: string;
}

/**
 * Real programs in the place of other companies: OpenID providers, a partner network, TV providers, vendors of scripts, companies that take
 * money, a seller of licences and a mail server, each under its own host name on one port.
 * @throws {Error} with the code EADDRINUSE when the port is taken.
 */
export async function startCounterparts(
  port: number,
  { folder }: CounterpartsOptions = {},
): Promise<Counterparts> {
  const programs = new Map<string, RequestListener>();
  const server = createServer((request, response) => {
    const [host = ''] = (request.headers.host ?? '').split('.localhost');
    const answer = programs.get(host);
    if (request.url === '/favicon.ico') {
      response.writeHead(204);
      return response.end();
    }
    if (answer) return answer(request, response);
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('There is no site at this address.');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port }, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const addressOf = (id: string) => `http://${id}.localhost:${taken}`;
  for (const [id, options] of Object.entries(OPENID_PROVIDERS)) {
    programs.set(id, await createOpenIdProvider({ issuer: addressOf(id), ...options }));
  }
  for (const [partner, options] of Object.entries(PARTNERS)) {
    programs.set(partner, createLicencePartner(options));
  }
  const vendors = await createVendors(addressOf);
  for (const [name, answer] of Object.entries(vendors.listeners)) programs.set(name, answer);
  for (const [id, options] of Object.entries(NETWORKS)) {
    programs.set(id, await createOpinPartner({ issuer: addressOf(id), ...options }));
  }
  const mail = await startMailSink();
  programs.set('mail', mail.answer);
  const tv = createTvService();
  const tvPages = createTvPages(tv);
  for (const { id } of COMPANIES) programs.set(id, tvPages);
  const payments = createPayments(addressOf, folder);
  for (const [name, answer] of Object.entries(payments.listeners)) programs.set(name, answer);
  return {
    port: taken,
    vendors,
    mailAddress: mail.address,
    tv,
    payments,
    addressOf,
    clientOf: (id) => ({ ...OPENID_PROVIDERS, ...NETWORKS, ...PARTNERS })[id].client,
    async close() {
      payments.close();
      await mail.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
