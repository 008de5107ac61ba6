import { ask } from './ask';
import { type Check, ok, warning, wrong } from './check';

/** The parts of an OpenID provider's discovery document that the command reads (OpenID Connect Discovery 1.0 §3, RFC 8414 §2). */
interface Discovery {
  issuer?: unknown;
  authorization_endpoint?: unknown;
  token_endpoint?: unknown;
  jwks_uri?: unknown;
  response_types_supported?: unknown;
  code_challenge_methods_supported?: unknown;
  authorization_response_iss_parameter_supported?: unknown;
}

/** Checks that the issuer publishes what a sign-in needs, and that it is the issuer that the realm names. */
export async function checkDiscovery(
  subject: string,
  issuer: string,
  place: string,
): Promise<Check[]> {
  const address = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  let document: Discovery;
  try {
    const { status, text } = await ask(address);
    if (status !== 200) {
      return [
        wrong(
          subject,
          `${address} answers ${status}.`,
          `Check ${place}: the vendor's console names the issuer.`,
        ),
      ];
    }
    document = readObject(text);
  } catch (error) {
    return [
      wrong(
        subject,
        `${address} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
        `Check ${place}: the vendor's console names the issuer.`,
      ),
    ];
  }
  const checks: Check[] = [];
  if (document.issuer !== issuer) {
    checks.push(
      wrong(
        subject,
        `The discovery document names the issuer ${JSON.stringify(document.issuer ?? null)}, the realm ${JSON.stringify(issuer)}: every answer would be refused.`,
        `Write "issuer": ${JSON.stringify(document.issuer ?? '…')} at ${place}.`,
      ),
    );
  }
  const missing = (['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const).filter(
    (key) => typeof document[key] !== 'string',
  );
  if (missing.length > 0) {
    checks.push(
      wrong(
        subject,
        `The discovery document has no ${missing.join(', no ')}.`,
        'Ask the vendor: without it nobody can sign in.',
      ),
    );
  }
  if (!lists(document.response_types_supported, 'code')) {
    checks.push(
      wrong(
        subject,
        'The provider does not offer the response type "code".',
        'Switch the authorisation code flow on in the vendor’s console.',
      ),
    );
  }
  if (!lists(document.code_challenge_methods_supported, 'S256')) {
    checks.push(
      warning(
        subject,
        'The provider does not say that it checks PKCE with S256.',
        'Ask the vendor to require it: without it a stolen code can be used.',
      ),
    );
  }
  if (document.authorization_response_iss_parameter_supported !== true) {
    checks.push(
      warning(
        subject,
        'The provider does not name itself in its answers (RFC 9207).',
        'Ask the vendor to: with it, an answer of another provider’s is refused.',
      ),
    );
  }
  return checks.length > 0 ? checks : [ok(subject, `${issuer} publishes what a sign-in needs.`)];
}

const lists = (value: unknown, item: string) => Array.isArray(value) && value.includes(item);

function readObject(text: string): Discovery {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
  if (typeof value !== 'object' || value === null) throw new Error('it is not a JSON object');
  return value;
}
