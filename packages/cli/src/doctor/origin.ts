import { randomUUID } from 'node:crypto';
import type { Realm } from '@marquee/realm';
import { parseUrl } from '@marquee/realm';
import { allows } from './allows';
import { type Answered, ask } from './ask';
import { type Check, ok, wrong } from './check';
import { inWords } from './vendor';

/** Checks that the origin answers and knows the realm's key. */
export async function checkOrigin({ id, origin }: Realm): Promise<Check> {
  if (origin.address === '') {
    return wrong(
      'origin',
      'The realm names no origin, so nothing of it can be looked at.',
      "Write origin.address, or say the origin's address with --origin.",
    );
  }
  const address = `${origin.address}/api/v2/label?realm=${encodeURIComponent(id)}`;
  try {
    const { status, ms } = await ask(address, { 'x-api-key': origin.publicKey });
    if (status === 200) return ok('origin', `${origin.address} knows the realm's key (${ms} ms).`);
    return wrong(
      'origin',
      status === 401 || status === 403
        ? `${origin.address} does not know the key ${JSON.stringify(origin.publicKey)}.`
        : `${origin.address} answers ${status}.`,
      'Check origin.address and origin.publicKey.',
    );
  } catch (error) {
    return wrong(
      'origin',
      `${origin.address} cannot be reached: ${inWords(error)}.`,
      'Check origin.address; in the sandbox, "npm start" must be running.',
    );
  }
}

/** The headers of every call of a page (spec 1 §7), for which a browser sends a preflight request. */
const OWN_HEADERS = ['content-type', 'x-api-key'];

/** Checks that a browser at the site may read the origin's answers (Fetch standard, §3.3). */
export async function checkBrowsers({ id, origin }: Realm, site: string): Promise<Check[]> {
  const from = new URL(site).origin;
  if (from === new URL(origin.address).origin) return [];
  const address = `${origin.address}/api/v2/label?realm=${encodeURIComponent(id)}`;
  const remedy = `The origin's configuration must name ${from} among the sites that may ask it.`;
  const refused = (what: string) => wrong('origin', `Browsers at ${from} ${what}.`, remedy);
  try {
    const leave = await ask(
      address,
      {
        origin: from,
        'access-control-request-method': 'GET',
        'access-control-request-headers': OWN_HEADERS.join(),
      },
      'OPTIONS',
    );
    if (leave.status >= 300 || !allows(leave, from))
      return [refused(`may not ask it: it does not give them leave (OPTIONS, ${leave.status})`)];
    const allowed = listOf(leave, 'access-control-allow-headers');
    const missing = allowed.includes('*')
      ? []
      : OWN_HEADERS.filter((name) => !allowed.includes(name));
    if (missing.length > 0) return [refused(`may not send it ${missing.join(' and ')}`)];
    const answer = await ask(address, { origin: from, 'x-api-key': origin.publicKey });
    if (!allows(answer, from)) return [refused('may ask it, and not read what it answers')];
    return [ok('origin', `Browsers at ${from} may ask it.`)];
  } catch (error) {
    return [wrong('origin', `It cannot be asked: ${inWords(error)}.`, 'Ask again.')];
  }
}

const listOf = ({ headers }: Answered, name: string): string[] =>
  String(headers[name] ?? '')
    .toLowerCase()
    .split(',')
    .map((item) => item.trim());

/** Checks that a sign-in at this client can begin, and that the provider accepts its return address. */
export async function checkClient(
  { origin }: Realm,
  { subject, call, returnAddress }: { subject: string; call: string; returnAddress: string },
): Promise<Check> {
  const query = new URLSearchParams({
    state: `marquee-doctor-${randomUUID()}`,
    redirectUri: returnAddress,
  });
  let begun: Answered;
  try {
    const headers = { 'x-api-key': origin.publicKey, accept: 'application/json' };
    begun = await ask(`${origin.address}/api/v2${call}&${query}`.replace('?&', '?'), headers);
  } catch (error) {
    return wrong(subject, `The origin cannot be asked: ${inWords(error)}.`, 'See origin.');
  }
  const { authorisationUri, messages } = readAnswer(begun.text);
  if (begun.status !== 200 || !authorisationUri) {
    const said = messages ? `: ${messages}` : '.';
    return wrong(
      subject,
      `The origin answers ${begun.status}${said}`,
      `The origin's configuration must know this client, and that viewers come back to ${returnAddress}.`,
    );
  }
  const provider = new URL(authorisationUri).origin;
  try {
    const { status, ms } = await ask(authorisationUri);
    if (status < 400) return ok(subject, `${provider} takes viewers in (${ms} ms).`);
    return wrong(
      subject,
      `${provider} refuses viewers (${status}).`,
      `Register the address to which they come back in the vendor's console: ${returnAddress}`,
    );
  } catch (error) {
    return wrong(subject, `${provider} cannot be reached: ${inWords(error)}.`, 'Ask the vendor.');
  }
}

function readAnswer(text: string): { authorisationUri?: string; messages?: string } {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null) return {};
    const { authorisationUri, messages } = answer as Record<string, unknown>;
    return {
      ...(typeof authorisationUri === 'string' && parseUrl(authorisationUri)
        ? { authorisationUri }
        : {}),
      ...(Array.isArray(messages) ? { messages: messages.join(' ') } : {}),
    };
  } catch {
    return {};
  }
}
