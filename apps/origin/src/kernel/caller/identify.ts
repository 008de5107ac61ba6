import type { FastifyRequest } from 'fastify';
import type { Call } from '../contract/document';
import { faults } from '../errors/faults';
import { chooseLanguage } from '../languages';
import type { RealmDirectory } from '../realms/realm-directory';
import type { AccessTokens, Bearer } from './access-tokens';

/** Sets `request.caller` from the realm's key and, where the call knows viewers, from the bearer. */
export function createIdentify({
  realms,
  accessTokens,
  viewersOnly,
}: {
  realms: RealmDirectory;
  accessTokens: AccessTokens;
  /** The calls that agents may not make, confirmed or not. */
  viewersOnly: ReadonlySet<string>;
}) {
  async function readBearer(request: FastifyRequest, realmId: string): Promise<Bearer | null> {
    const header = request.headers.authorization;
    if (header === undefined) return null;
    const token = /^Bearer +([\w.-]+)$/i.exec(header)?.[1];
    if (!token) throw faults.tokenInvalid();
    return accessTokens.verify(realmId, token);
  }

  return async (request: FastifyRequest, call: Call): Promise<void> => {
    if (!call.needs.realmKey) return;
    const { key: linked, language } = request.query as { key?: unknown; language?: unknown };
    const key = request.headers['x-api-key'] ?? (call.needs.keyInLink ? linked : undefined);
    const realm = typeof key === 'string' ? await realms.byKey(key) : undefined;
    if (!realm) throw faults.unknownApiKey();
    // A call that takes no viewer ignores a bearer: an expired one must not stop a login.
    const bearer = call.needs.viewer === 'no' ? null : await readBearer(request, realm.id);
    if (call.needs.viewer === 'yes' && !bearer) throw faults.authenticationRequired();
    // Before they confirm what would be refused.
    if (bearer?.par && viewersOnly.has(call.operationId)) throw faults.agentRefused();
    // Checked here, so that no call can forget it: an agent who acts as a viewer changes nothing of
    // theirs by accident.
    const writes = call.needs.viewer === 'yes' && call.method !== 'GET';
    if (writes && bearer?.par && request.headers['agent-confirmed'] !== 'true') {
      throw faults.agentConfirmation();
    }
    request.caller = {
      realm,
      locale: chooseLanguage(
        call.needs.keyInLink && typeof language === 'string'
          ? language
          : request.headers['accept-language'],
        realm.locales,
        realm.defaultLocale,
      ),
      bearer,
    };
  };
}
