import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../counterparts/counterparts';
import { accountCalls, actingAs, newSecret } from './accounts';
import { createMailbox, tokenIn } from './mailbox';
import { passkeyCalls } from './passkeys';
import { claimsOf, type Start, secret, startOrigin, type TestOrigin } from './test-origin';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

/** Secrets, emails, sessions and links; the same on every database. */
export function secretSuite(start: Start = startOrigin): void {
  let counterparts: Counterparts;
  let origin: TestOrigin;
  let mailbox: ReturnType<typeof createMailbox>;
  let calls: ReturnType<typeof accountCalls>;
  beforeAll(async () => {
    counterparts = await startCounterparts(0);
    mailbox = createMailbox(counterparts);
    origin = await start({ counterparts });
    calls = accountCalls(origin);
  }, 120_000);
  afterAll(async () => {
    await origin?.close();
    await counterparts?.close();
  });

  /** A viewer of this test alone. */
  const newcomer = async (name: string) => {
    const id = `${name}@example.com`;
    const mail = await mailbox.mailAfter(id, () => calls.signUp(id));
    const { body } = await origin.login(id, { secret: newSecret });
    return {
      id,
      mail,
      token: body.authorisationToken,
      refreshToken: body.refreshToken,
    };
  };

  describe('a new secret by email', () => {
    const emailFor = async (id: string, ...more: unknown[]) =>
      mailbox.mailAfter(id, async () => {
        const [body, asked] = more as [Record<string, unknown>?, { realm?: string }?];
        expect((await calls.askReset(id, body, asked)).status).toBe(204);
      });

    it('[1.7-10] [1.7-09] is chosen once, and ends every session', async () => {
      const { id, refreshToken } = await newcomer('reset');
      const mail = await emailFor(id);
      expect(mail.subject).toBe('Reset your Apex password');
      expect(mail.text).toContain('http://apex.localhost:4300/resetpwd?x=1&token=');
      expect((await calls.reset(tokenIn(mail), 'another good battery')).status).toBe(204);
      expect((await origin.login(id, { secret: newSecret })).status).toBe(401);
      expect((await origin.login(id, { secret: 'another good battery' })).status).toBe(200);
      expect((await calls.refresh(refreshToken)).status).toBe(401);
      const again = await calls.reset(tokenIn(mail));
      expect([again.status, again.body.code]).toEqual([401, 'CODE_REFUSED']);
    });

    it('can be tried again after one that is too weak, and only once by many at a time', async () => {
      const { id } = await newcomer('weak-reset');
      const token = tokenIn(await emailFor(id));
      const weak = await calls.reset(token, id);
      expect([weak.status, weak.body.code]).toEqual([422, 'WEAK_SECRET']);
      const answers = await Promise.all(
        [1, 2, 3].map((number) => calls.reset(token, `good battery ${number}`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401]);
    });

    it('works for an hour, in its own realm, and no longer than the email before it', async () => {
      const { id } = await newcomer('late-reset');
      const [first, second] = [tokenIn(await emailFor(id)), tokenIn(await emailFor(id))];
      expect((await calls.reset(second, newSecret, { realm: 'noor' })).body.code).toBe(
        'CODE_REFUSED',
      );
      expect((await calls.reset(second)).status).toBe(204);
      expect((await calls.reset(first)).body.code, 'withdrawn with the other').toBe('CODE_REFUSED');
      const late = tokenIn(await emailFor(id));
      origin.pass(3601);
      const answer = await calls.reset(late);
      expect([answer.status, answer.body.code]).toEqual([401, 'TOKEN_LATE']);
    });

    it('says nothing about who has an account, and sends no email to an address without an account or to a blocked viewer', async () => {
      for (const id of ['nobody@example.com', 'blocked@example.com']) {
        const { status, body } = await calls.askReset(id);
        expect([status, body]).toEqual([204, '']);
      }
      await emailFor('viewer@example.com');
      for (const id of ['nobody@example.com', 'blocked@example.com']) {
        expect(await mailbox.mailsTo(id)).toEqual([]);
      }
    });

    it('leads to the site that asks when no page is named, or nowhere', async () => {
      const site = { headers: { origin: 'https://watch.apexfc.example' } };
      const mail = await emailFor('viewer@example.com', { redirectUri: undefined }, site);
      expect(mail.text).toContain('https://watch.apexfc.example/resetpwd?token=');
      const before = (await mailbox.mailsTo('viewer@example.com')).length;
      const elsewhere = { headers: { origin: 'https://evil.example' } };
      for (const asked of [elsewhere, {}]) {
        const answer = await calls.askReset(
          'viewer@example.com',
          { redirectUri: undefined },
          asked,
        );
        expect(answer.status).toBe(204);
      }
      expect(origin.logs.join('')).toContain('An email has no page to lead to');
      await emailFor('viewer@example.com');
      expect(await mailbox.mailsTo('viewer@example.com')).toHaveLength(before + 1);
      const evil = await calls.askReset('viewer@example.com', {
        redirectUri: 'https://evil.example',
      });
      expect([evil.status, evil.body.code]).toEqual([400, 'REDIRECT_REFUSED']);
    });

    it.each([
      ['corral', 'pbr', 204],
      ['corral', 'gigya', 204],
      ['corral', 'id', 400],
      ['apex', 'pbr', 400],
      ['metro', 'id', 400],
    ])('in %s for provider %s: %i', async (realm, provider, status) => {
      const answer = await calls.askReset('viewer@example.com', { provider }, { realm });
      expect(answer.status).toBe(status);
    });

    it('ends what else the opener of the account tied to it before its address was proved', async () => {
      const { id, token } = await newcomer('planted');
      expect((await calls.details(token)).body.emailConfirmed).toBe(false);
      const passkeys = passkeyCalls(origin);
      const { device } = await passkeys.register(token);
      expect((await passkeys.login(await passkeys.answerOf(device))).status).toBe(200);
      const email = await emailFor(id);
      await calls.reset(tokenIn(email), 'another good battery');
      const { body } = await origin.login(id, { secret: 'another good battery' });
      expect((await calls.details(body.authorisationToken)).body.emailConfirmed).toBe(true);
      const planted = await passkeys.login(await passkeys.answerOf(device));
      expect([planted.status, planted.body.code]).toEqual([401, 'PASSKEY_UNKNOWN']);
      // And from then on an email takes nothing else away.
      const own = await passkeys.register(body.authorisationToken);
      await calls.reset(tokenIn(await emailFor(id)), 'a third good battery');
      const still = await passkeys.login(await passkeys.answerOf(own.device));
      expect(still.status).toBe(200);
    });
  });

  describe('an address', () => {
    it('is confirmed by the email of the sign-up in the session that it opened, as often as it is asked', async () => {
      const { id, mail, token } = await newcomer('confirm');
      expect(mail.subject).toBe('Confirm your email address for Apex');
      expect(mail.text).toContain('/email-confirmation?from=%2Fhome&token=');
      for (const asked of [{ token }, { token }, {}]) {
        const { status, body } = await calls.confirm(tokenIn(mail), asked);
        expect([status, body]).toEqual([200, { userId: id, email: id }]);
      }
      expect((await calls.details(token)).body.emailConfirmed).toBe(true);
      expect((await origin.login(id, { secret: newSecret })).status).toBe(200);
    });

    it('is not confirmed by the email alone, nor for another viewer, before its reader says that the ways in may end', async () => {
      const { id, mail, token } = await newcomer('email-alone');
      const other = await newcomer('another-viewer');
      const guest = await calls.confirm(tokenIn(mail));
      expect([guest.status, guest.body.code]).toEqual([403, 'SIGN_IN_TO_CONFIRM']);
      const stranger = await calls.confirm(tokenIn(mail), { token: other.token });
      expect([stranger.status, stranger.body.code]).toEqual([403, 'NOT_YOUR_TOKEN']);
      expect((await calls.details(token)).body.emailConfirmed).toBe(false);
      const told = await mailbox.mailAfter(id, () => calls.confirmAlone(tokenIn(mail)));
      expect(told.subject).toBe('Your email address is confirmed: choose a new Apex password');
      expect(told.text).toContain('http://apex.localhost:4300/resetpwd?token=');
      expect((await calls.reset(tokenIn(told))).status).toBe(204);
      expect((await calls.confirm(tokenIn(mail))).status, 'proved by then').toBe(200);
    });

    it('tells of what has ended when an app proves it, too, which has no address of its own', async () => {
      const { id, mail } = await newcomer('by-an-app');
      const told = await mailbox.mailAfter(id, () =>
        calls.confirmAlone(tokenIn(mail), { headers: {} }),
      );
      expect(told.text).toMatch(/https:\/\/\S+\/resetpwd\?token=/);
    });

    it('is not confirmed by what is unknown, another realm’s, or older than three days', async () => {
      const { mail } = await newcomer('late-confirm');
      const refused = [
        await calls.confirm('nonsense'),
        await calls.confirm(tokenIn(mail), { realm: 'noor' }),
      ];
      origin.pass(72 * 3600 + 1);
      refused.push(await calls.confirm(tokenIn(mail)));
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
        refused.map(() => [404, 'UNKNOWN_TOKEN']),
      );
      const again = await mailbox.mailAfter('late-confirm@example.com', () =>
        calls.askConfirmation('late-confirm@example.com', { language: 'es' }),
      );
      expect(again.subject).toBe('Confirma tu correo electrónico para Apex');
      expect((await calls.confirmAlone(tokenIn(again))).status).toBe(200);
    });

    it('is written to again only when a viewer has it and has not confirmed it, and the answer says neither', async () => {
      for (const id of ['viewer@example.com', 'nobody@example.com']) {
        const before = (await mailbox.mailsTo(id)).length;
        expect((await calls.askConfirmation(id)).status).toBe(204);
        await newcomer(`between-${id.split('@')[0]}`);
        expect(await mailbox.mailsTo(id)).toHaveLength(before);
      }
    });

    it('is confirmed by no email that is for something else', async () => {
      const { id } = await newcomer('other-email');
      const reset = await mailbox.mailAfter(id, () => calls.askReset(id));
      expect((await calls.confirm(tokenIn(reset))).status).toBe(404);
      const { mail } = await newcomer('another-email');
      expect((await calls.reset(tokenIn(mail))).status).toBe(401);
    });
  });

  describe('a change of the secret', () => {
    it('needs the current one, and ends every other session', async () => {
      const { id, token, refreshToken } = await newcomer('change');
      const { body: other } = await origin.login(id, { secret: newSecret });
      const next = 'yet another battery';
      const wrong = await calls.changeSecret(token, { currentSecret: 'wrong', secret: next });
      expect([wrong.status, wrong.body.code]).toEqual([403, 'INVALID_CURRENT_CREDENTIALS']);
      const weak = await calls.changeSecret(token, { currentSecret: newSecret, secret: 'weak' });
      expect([weak.status, weak.body.code]).toEqual([422, 'WEAK_SECRET']);
      const changed = await calls.changeSecret(token, { currentSecret: newSecret, secret: next });
      expect(changed.status).toBe(204);
      expect((await calls.refresh(other.refreshToken)).status).toBe(401);
      expect((await calls.refresh(refreshToken)).status).toBe(200);
      expect((await origin.login(id, { secret: next })).status).toBe(200);
    });

    it('takes back emails that are on their way', async () => {
      const { id, token } = await newcomer('email-on-its-way');
      const email = await mailbox.mailAfter(id, () => calls.askReset(id));
      await calls.changeSecret(token, { currentSecret: newSecret, secret: 'yet another battery' });
      expect((await calls.reset(tokenIn(email))).body.code).toBe('CODE_REFUSED');
    });

    it('is refused to an agent who acts as a viewer, confirmed or not, and for a provider that the realm has not', async () => {
      const acting = await actingAs(origin, 'viewer@example.com');
      const refused = await calls.changeSecret(
        acting,
        { currentSecret: secret },
        { headers: { 'agent-confirmed': 'true' } },
      );
      expect([refused.status, refused.body.code]).toEqual([403, 'AGENT_REFUSED']);
      const { body } = await origin.login();
      const other = { currentSecret: secret, provider: 'pbr' };
      expect((await calls.changeSecret(body.authorisationToken, other)).status).toBe(400);
    });
  });

  describe('sessions', () => {
    it('are listed, this one first, with browser and network', async () => {
      const { id, token } = await newcomer('sessions');
      const headers = { 'user-agent': firefox, 'x-forwarded-for': '198.51.100.7' };
      const { body } = await origin.login(id, { secret: newSecret, headers });
      const mine = (await calls.sessions(body.authorisationToken)).body.sessions;
      expect(mine[0]).toMatchObject({
        id: claimsOf(body.authorisationToken).sid,
        current: true,
        device: 'Firefox, Linux',
        address: '198.51.100.*',
      });
      expect(mine.slice(1).map(({ current }) => current)).toEqual([false, false]);
      const other = (await calls.sessions(token)).body.sessions;
      expect(other[0]?.id).toBe(claimsOf(token).sid);
      expect(other[0], 'this machine itself is no place').not.toHaveProperty('address');
      expect(other[1]?.id, 'then the latest used').toBe(mine[0]?.id);
      origin.pass(1);
      await calls.refresh(body.refreshToken, { headers: { 'x-forwarded-for': '192.0.2.1' } });
      const later = (await calls.sessions(token)).body.sessions;
      expect(later[1]).toMatchObject({ id: mine[0]?.id, device: '', address: '192.0.2.*' });
    });

    it('come in pages that hold every one once, and never more than a page of them', async () => {
      const { token } = await newcomer('crowd');
      const keys = passkeyCalls(origin);
      const { device } = await keys.register(token);
      const { length } = (await calls.sessions(token)).body.sessions;
      // By passkey, because passwords are made to be slow.
      for (let round = length; round < 120; round += 1)
        await keys.login(await keys.answerOf(device));

      const { body } = await calls.sessions(token);
      expect([body.sessions.length, body.total]).toEqual([100, undefined]);
      expect(JSON.stringify(body).length).toBeLessThan(25_000);

      const seen: string[] = [];
      for (let rest = 120; rest > 0; rest -= 40) {
        const query = seen.length === 0 ? '?rpp=40' : `?rpp=40&lastSeen=${seen.at(-1)}`;
        const page = (await calls.sessions(token, {}, query)).body;
        expect([page.sessions.length, page.total]).toEqual([Math.min(40, rest), 120]);
        seen.push(...page.sessions.map((one) => one.id));
      }
      expect(seen[0]).toBe(claimsOf(token).sid);
      expect(new Set(seen).size).toBe(120);
      expect(seen.slice(0, 100)).toEqual(body.sessions.map((one) => one.id));
    });

    it('one that has ended keeps its place for the next page; a stranger’s has none', async () => {
      const { id, token } = await newcomer('places');
      for (let round = 0; round < 3; round += 1) await origin.login(id, { secret: newSecret });
      const all = (await calls.sessions(token)).body.sessions.map((one) => one.id);
      const [, second = ''] = all;
      const behind = async (lastSeen: string) =>
        (await calls.sessions(token, {}, `?rpp=100&lastSeen=${lastSeen}`)).body;
      expect((await calls.endSession(token, second)).status).toBe(204);
      expect((await behind(second)).sessions.map((one) => one.id)).toEqual(all.slice(2));
      expect((await behind(second)).total).toBe(all.length - 1);
      const stranger = String(claimsOf((await origin.login()).body.authorisationToken).sid);
      expect((await behind(stranger)).code).toBe('UNKNOWN_SESSION');
      for (const query of ['?rpp=0', '?rpp=101', '?lastSeen=soon'])
        expect((await calls.sessions(token, {}, query)).status, query).toBe(400);
    });

    it('end one at a time, or all but this one', async () => {
      const { id, token, refreshToken } = await newcomer('ending');
      const [one, two] = [
        await origin.login(id, { secret: newSecret }),
        await origin.login(id, { secret: newSecret }),
      ];
      const sid = String(claimsOf(one.body.authorisationToken).sid);
      expect((await calls.endSession(token, sid)).status).toBe(204);
      expect((await calls.refresh(one.body.refreshToken)).status).toBe(401);
      const again = await calls.endSession(token, sid);
      expect([again.status, again.body.code]).toEqual([404, 'UNKNOWN_SESSION']);
      const stranger = String(claimsOf((await origin.login()).body.authorisationToken).sid);
      expect((await calls.endSession(token, stranger)).status).toBe(404);
      expect((await calls.endSession(token, 'nonsense')).status).toBe(400);
      expect((await calls.endOthers(token)).status).toBe(204);
      expect((await calls.refresh(two.body.refreshToken)).status).toBe(401);
      expect((await calls.sessions(token)).body.sessions).toHaveLength(1);
      expect((await calls.refresh(refreshToken)).status).toBe(200);
    });

    it('of agents are not the viewer’s to see, and the viewer’s are not the agents’', async () => {
      const acting = await actingAs(origin, 'tv@example.com');
      const { body } = await origin.login('tv@example.com');
      expect((await calls.sessions(body.authorisationToken)).body.sessions).toHaveLength(1);
      expect((await calls.sessions(acting)).body.code).toBe('AGENT_REFUSED');
    });
  });

  describe('linked accounts', () => {
    it('are listed and untied', async () => {
      const { body } = await origin.login('linked@example.com');
      const token = body.authorisationToken;
      expect((await calls.links(token)).body.accounts).toEqual([
        { provider: 'google', canUnlink: true },
        { provider: 'apple', canUnlink: true },
      ]);
      expect((await calls.unlink(token, 'google')).status).toBe(204);
      const again = await calls.unlink(token, 'google');
      expect([again.status, again.body.code]).toEqual([404, 'UNKNOWN_LINK']);
      expect((await calls.links(token)).body.accounts).toHaveLength(1);
    });

    it('may be looked at by an agent, who unties nothing', async () => {
      const acting = await actingAs(origin, 'linked@example.com', 'noor');
      expect((await calls.links(acting, { realm: 'noor' })).body.accounts).toHaveLength(2);
      const refused = await calls.unlink(acting, 'google', {
        realm: 'noor',
        headers: { 'agent-confirmed': 'true' },
      });
      expect([refused.status, refused.body.code]).toEqual([403, 'AGENT_REFUSED']);
    });
  });

  it('writes no token or address into the log', () => {
    const log = origin.logs.join('');
    expect(log).toContain('"operation":"resetPassword"');
    for (const text of [newSecret, 'reset@example.com', 'token=']) expect(log).not.toContain(text);
  });
}
