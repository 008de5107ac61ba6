import type { Counterparts } from '../counterparts/counterparts';
import { localFetch } from '../counterparts/local-fetch';
import type { LoginBody, TestOrigin } from './test-origin';

interface Codes {
  deviceCode: string;
  userCode: string;
}

/** A call each for what agents, televisions and partners ask, with all that has to happen before. */
export function deviceExamples(origin: () => TestOrigin, partners: () => Counterparts) {
  const post = <T>(path: string, body: unknown, token?: string) =>
    origin().call<T>('POST', `/api/v2${path}`, { body, token });

  const bearer = async (id: string) => (await origin().login(id)).body.authorisationToken;

  const permit = async () =>
    post<{ token: string }>(
      '/agent/impersonation',
      { id: 'viewer@example.com' },
      await bearer('agent@example.com'),
    );

  const deviceCode = () =>
    post<Codes>('/device/code', {
      name: 'TV',
      kind: 'television',
      site: 'http://apex.localhost',
    });

  const answer = async (what: string) => {
    const { body } = await deviceCode();
    const token = await bearer('viewer@example.com');
    return { body, reply: await post(`/device/${what}`, { userCode: body.userCode }, token) };
  };

  return {
    permitImpersonation: permit,
    impersonate: async () => post('/impersonate', { token: (await permit()).body.token }),
    deviceCode,
    async deviceToken() {
      const { body } = await answer('approve');
      return post<LoginBody>('/device/token', { deviceCode: body.deviceCode });
    },
    lookUpDevice: async () => (await answer('lookup')).reply,
    approveDevice: async () => (await answer('approve')).reply,
    refuseDevice: async () => (await answer('refuse')).reply,
    async externalToken() {
      const back = 'http://apex.localhost/licence-redirect';
      const sent = await localFetch(`${partners().addressOf('fibrenet')}/offer`, {
        method: 'POST',
        body: new URLSearchParams({ back, email: 'customer@example.com' }).toString(),
        redirect: 'manual',
      });
      const authorisationCode = new URL(sent.headers.get('location') ?? '').searchParams.get(
        'code',
      );
      return post('/external/fibrenet/token', { authorisationCode });
    },
  };
}
