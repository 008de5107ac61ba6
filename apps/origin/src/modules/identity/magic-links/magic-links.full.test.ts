import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../../../counterparts/counterparts';
import { createMailbox, tokenIn } from '../../../testing/mailbox';
import {
  claimsOf,
  type ErrorBody,
  type LoginBody,
  startOrigin,
  type TestOrigin,
} from '../../../testing/test-origin';

let counterparts: Counterparts;
let origin: TestOrigin;
let mailbox: ReturnType<typeof createMailbox>;
beforeAll(async () => {
  counterparts = await startCounterparts(0);
  mailbox = createMailbox(counterparts);
  origin = await startOrigin({ counterparts });
}, 120_000);
afterAll(async () => {
  await origin?.close();
  await counterparts?.close();
});

const page = 'http://apex.localhost:4300/login/magic-link?from=%2Fhome';

const ask = (email: string, { redirectUri = page, language = 'en', realm = 'apex' } = {}) =>
  origin.call<ErrorBody>(
    'GET',
    `/api/v2/token/alt/magic-email?${new URLSearchParams({ email, redirectUri })}`,
    { language, realm },
  );

const follow = (token: string, realm = 'apex') =>
  origin.call<LoginBody & ErrorBody>('POST', '/api/v2/token/alt/magic-email', {
    realm,
    body: { token },
  });

async function tokenFor(email: string, options?: Parameters<typeof ask>[1]): Promise<string> {
  const mail = await mailbox.mailAfter(email, async () => {
    expect((await ask(email, options)).status).toBe(204);
  });
  return tokenIn(mail);
}

describe('a link by email', () => {
  it('[1.7-11] [1.7-12] signs in the owner of the address, once', async () => {
    const token = await tokenFor('viewer@example.com');
    const { status, body } = await follow(token);
    expect([status, claimsOf(body.authorisationToken).aud]).toEqual([200, 'apex']);
    const again = await follow(token);
    expect([again.status, again.body.code]).toEqual([401, 'LINK_USED']);
  });

  it('leads back to the page that asked for it, in the viewer’s language', async () => {
    await tokenFor('second@example.com', { language: 'es' });
    const [mail] = await mailbox.mailsTo('second@example.com');
    expect(mail?.subject).toBe('Tu enlace para iniciar sesión en Apex');
    expect(mail?.text).toContain(`${page}&token=`);
    expect(mail?.html).toContain(`${page.replaceAll('&', '&amp;')}&amp;token=`);
  });

  it('names the brand as the viewer’s language does, as sender, in the subject and in the text', async () => {
    for (const [language, name] of [
      ['ar', 'نور'],
      ['en', 'Noor'],
    ]) {
      await tokenFor('viewer@example.com', { language, realm: 'noor' });
      const [mail] = await mailbox.mailsTo('viewer@example.com');
      expect(mail?.from).toBe(name);
      expect(mail?.subject).toContain(name);
      expect(mail?.html).toContain(`<h1 style="font-size:20px">${name}</h1>`);
    }
  });

  it('tells a caller nothing about an address that no viewer has', async () => {
    const { status, body } = await ask('nobody@example.com');
    expect([status, body]).toEqual([204, '']);
    await tokenFor('viewer@example.com');
    expect(await mailbox.mailsTo('nobody@example.com')).toEqual([]);
  });

  it('works for a quarter of an hour, and in its own realm', async () => {
    const elsewhere = await tokenFor('viewer@example.com');
    expect((await follow(elsewhere, 'noor')).status).toBe(401);
    const late = await tokenFor('viewer@example.com');
    origin.pass(15 * 60 + 1);
    expect((await follow(late)).body.code).toBe('LINK_LATE');
    origin.pass(24 * 3600);
  });

  it('does not let a blocked viewer in', async () => {
    expect((await follow(await tokenFor('blocked@example.com'))).body.code).toBe('VIEWER_BLOCKED');
  });

  it('leads to no other machine', async () => {
    const { status, body } = await ask('viewer@example.com', {
      redirectUri: 'https://evil.example',
    });
    expect([status, body.code]).toEqual([400, 'REDIRECT_REFUSED']);
  });
});
