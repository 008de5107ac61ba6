import type { Counterparts } from '../../../counterparts/counterparts';
import { COMPANIES, companyOf, markOf } from '../../../counterparts/tv/companies';
import type { TvService } from '../../../counterparts/tv/service';
import type { Handlers } from '../../../kernel/contract';
import { isLocalAddress } from '../../../kernel/local-address';
import { publicAddressOf } from '../../../kernel/public-address';
import { faults } from '../faults';
import type { Services } from '../services';

/** The service between TV providers and brands. Throws PROVIDER_UNAVAILABLE where there is none. */
export function tvServiceOf(counterparts: Counterparts | undefined): TvService {
  if (!counterparts) throw faults.providerUnavailable();
  return counterparts.tv;
}

/** The TV-provider service, which is another company's: in a sandbox it lies at the origin (1 §7). */
export function tvServiceRoutes({ counterparts, options, clock }: Services) {
  const serviceOf = () => tvServiceOf(counterparts);

  return {
    async tvRegister(request, reply) {
      const { software_statement: statement } = request.body as { software_statement: string };
      const client = serviceOf().register(statement);
      if (!client) throw faults.statementRefused();
      return reply.code(201).send({
        client_id: client.id,
        client_secret: client.secret,
        client_id_issued_at: Math.floor(clock().getTime() / 1000),
      });
    },

    async tvConfig(request) {
      const { requestorId } = request.params as { requestorId: string };
      const requestor = serviceOf().requestorOf(requestorId);
      if (!requestor) throw faults.unknownRequestor();
      const base = `${publicAddressOf(options, request)}/adobe-pass`;
      return {
        requestor: {
          id: requestorId,
          name: requestor.name,
          mvpds: COMPANIES.map(({ id, name }) => ({
            id,
            displayName: name,
            logoUrl: `${base}/marks/${id}`,
          })),
          channels: [{ id: requestor.resourceId, displayName: requestor.name }],
        },
      };
    },

    async tvAuthenticate(request, reply) {
      const query = request.query as Record<
        'reg_code' | 'requestor_id' | 'mso_id' | 'redirect_url',
        string
      >;
      const service = serviceOf();
      const company = companyOf(query.mso_id);
      if (!company || !service.requestorOf(query.requestor_id)) throw faults.unknownRequestor();
      if (!isLocalAddress(query.redirect_url)) throw faults.redirectRefused();
      const code = service.byCode(query.reg_code);
      if (code?.requestorId !== query.requestor_id) throw faults.tvCodeLate();
      const ticket = service.begin({ code, mvpd: company.id, redirectUrl: query.redirect_url });
      return reply.redirect(`${counterparts?.addressOf(company.id)}/sign-in?ticket=${ticket}`, 302);
    },

    async tvMark(request, reply) {
      const company = companyOf((request.params as { mvpd: string }).mvpd);
      if (!company) throw faults.unknownRequestor();
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml')
        .send(markOf(company));
    },
  } satisfies Handlers;
}
