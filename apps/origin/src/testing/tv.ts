import { createVisitor } from './browse';
import type { ErrorBody, LoginBody, TestAnswer, TestOrigin } from './test-origin';

/** The address of metro's site. */
export const tvSite = 'http://metro.localhost:4300';
const wayBack = `${tvSite}/providers/success?from=%2Fnews`;

interface CodeBody {
  code: string;
  accessToken: string;
}
interface ClientBody {
  client_id: string;
  client_secret: string;
}
type Client = { clientId: string; clientSecret: string };

/** Sign-ins with TV providers: metro's by Adobe DCR, plain's by Adobe. */
export function tvSignIns(origin: TestOrigin) {
  const register = (statement = 'metro-sandbox-software-statement') =>
    origin.call<ClientBody & ErrorBody>('POST', '/adobe-pass/o/client/register', {
      realm: null,
      body: { software_statement: statement },
    });

  async function newClient(): Promise<Client> {
    const { body } = await register();
    return { clientId: body.client_id, clientSecret: body.client_secret };
  }

  async function begin(client?: Client) {
    const own = client ?? (await newClient());
    const answer = await origin.call<CodeBody & ErrorBody>('POST', '/api/v3/adobe/regcode', {
      realm: 'metro',
      body: { requestorId: 'METRO', ...own },
    });
    return { client: own, answer };
  }

  /** A guest of plain's begins; or a viewer, with a token. */
  async function plainCode(token?: string) {
    const guest = await origin.call<LoginBody>('POST', '/api/v2/token/guest', { realm: 'plain' });
    const bearer = token ?? guest.body.authorisationToken;
    const answer = await origin.call<CodeBody & ErrorBody>('POST', '/api/v2/adobe/PLAIN/regcode', {
      realm: 'plain',
      token: bearer,
    });
    return { token: bearer, answer };
  }

  const addressOf = (mvpd: string, code: string, requestorId = 'METRO') =>
    `${origin.address}/adobe-pass/api/v1/authenticate?${new URLSearchParams({
      reg_code: code,
      requestor_id: requestorId,
      mso_id: mvpd,
      domain_name: 'metro.localhost',
      noflash: 'true',
      no_iframe: 'true',
      redirect_url: wayBack,
    })}`;

  /** Goes through both pages of a TV provider; answers where the viewer is sent back to. */
  async function signInAt(
    mvpd: string,
    code: string,
    { account = 'dana@tv.example', action = 'next', requestorId = 'METRO' } = {},
  ): Promise<string> {
    const visitor = createVisitor();
    const send = (address: string, form: Record<string, string>) =>
      visitor.follow(address, tvSite, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });
    const first = await visitor.follow(addressOf(mvpd, code, requestorId), tvSite);
    const second = await send(first.address, { account, action });
    if (!second.answer) return second.address;
    const third = await send(second.address, { password: 'let me in', action: 'next' });
    if (!third.answer) return third.address;
    return (await send(third.address, { action: 'back' })).address;
  }

  return {
    register,
    newClient,
    begin,
    plainCode,
    addressOf,
    signInAt,
    wayBack,
    exchange: (
      { client, answer }: Awaited<ReturnType<typeof begin>>,
      token?: string,
    ): Promise<TestAnswer<LoginBody & ErrorBody>> =>
      origin.call('POST', '/api/v3/adobe/token', {
        realm: 'metro',
        body: { requestorId: 'METRO', ...client, accessToken: answer.body.accessToken },
        ...(token ? { token } : {}),
      }),
    plainLink: (
      token: string,
      resourceId = 'plain-tv',
    ): Promise<TestAnswer<LoginBody & ErrorBody>> =>
      origin.call('POST', '/api/v2/user/adobe', {
        realm: 'plain',
        token,
        body: { requestorId: 'PLAIN', resourceId },
      }),
  };
}
