import { localFetch } from '../counterparts/local-fetch';

/** A browser without a screen: keeps cookies by host, follows redirects until one leaves for `stopAt`. */
export function createVisitor() {
  const jars = new Map<string, Map<string, string>>();

  async function visit(address: string, init: RequestInit = {}): Promise<Response> {
    const { host } = new URL(address);
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await localFetch(address, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  }

  /** Goes where it is sent; ends at a page, or at the first address that begins with `stopAt`. */
  async function follow(
    address: string,
    stopAt: string,
    init?: RequestInit,
  ): Promise<{ address: string; answer?: Response }> {
    let next = address;
    let options = init;
    for (let step = 0; step < 12; step += 1) {
      if (next.startsWith(stopAt)) return { address: next };
      const answer = await visit(next, options);
      const location = answer.headers.get('location');
      if (!location) return { address: next, answer };
      next = new URL(location, next).href;
      options = undefined;
    }
    throw new Error(`${address} leads from page to page without end.`);
  }

  /** Signs in at a counterpart's page, or says no, and answers with the address that the viewer is sent back to. */
  async function signInAt(
    address: string,
    stopAt: string,
    form: Record<string, string>,
  ): Promise<URL> {
    const arrived = await follow(address, stopAt);
    if (!arrived.answer) return new URL(arrived.address);
    const back = await follow(arrived.address, stopAt, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
    if (back.answer) throw new Error(`No viewer was sent back from ${back.address}.`);
    return new URL(back.address);
  }

  return { visit, follow, signInAt };
}
