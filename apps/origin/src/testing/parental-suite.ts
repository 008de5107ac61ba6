import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../counterparts/counterparts';
import { actingAs } from './agents';
import { createMailbox } from './mailbox';
import { type HouseholdCalls, householdCalls } from './profiles';
import { type Start, startOrigin, type TestOrigin } from './test-origin';

const minutes = (count: number) => count * 60;
const site = { headers: { origin: 'http://apex.localhost:4300' } };

/** The PIN of parental control; the same on every database. */
export function parentalSuite(start: Start = startOrigin): void {
  let counterparts: Counterparts;
  let origin: TestOrigin;
  beforeAll(async () => {
    counterparts = await startCounterparts(0);
    // Sessions of this test go on while its clock is turned.
    origin = await start({ counterparts, accessTokenSeconds: 24 * 60 * 60 });
  }, 120_000);
  afterAll(async () => {
    await origin?.close();
    await counterparts?.close();
  });

  const callsOf = async (id: string): Promise<HouseholdCalls> =>
    householdCalls(origin, (await origin.login(id)).body.authorisationToken);

  describe('a PIN', () => {
    it('[2.3-33] [2.3-34] [2.7-34] [2.7-35] is set once without another, restricts the account, and protects its status', async () => {
      const own = await callsOf('second@example.com');
      expect(await own.state()).toEqual({
        status: 'non-restricted',
        isSet: false,
        pinLength: 4,
        pinFromRating: 16,
        pinAtPurchase: false,
      });
      expect((await own.restrict('2580', 'restricted')).body.code).toBe('NO_PIN');
      expect((await own.setPin({ pin: '2580' })).body).toMatchObject({
        status: 'restricted',
        isSet: true,
      });
      expect((await own.setPin({ pin: '3691' })).body.code).toBe('PIN_REQUIRED');
      expect((await own.restrict('0000', 'non-restricted')).body).toMatchObject({
        code: 'PIN_WRONG',
        details: { left: 4 },
      });
      expect((await own.restrict('2580', 'non-restricted')).body.status).toBe('non-restricted');
      expect((await own.setPin({ pin: '3691', currentPin: '2580' })).body).toMatchObject({
        status: 'non-restricted',
      });
      expect((await own.verify('2580')).body.code).toBe('PIN_WRONG');
      expect((await own.verify('3691')).status).toBe(200);
    });

    it.each([
      ['1111', 'WEAK_PIN'],
      ['1234', 'WEAK_PIN'],
      ['9876', 'WEAK_PIN'],
      ['7890', 'WEAK_PIN'],
      ['25803', 'PIN_LENGTH'],
    ])('%s is refused: %s', async (pin, code) => {
      const own = await callsOf('older@example.com');
      expect(await own.setPin({ pin })).toMatchObject({ status: 422, body: { code } });
      expect((await own.state()).isSet).toBe(false);
    });

    it.each(['123', '1234567', '12a4', '١٢٣٤', ' 258'])('%s is none', async (pin) => {
      const own = await callsOf('older@example.com');
      expect((await own.setPin({ pin })).status).toBe(400);
    });

    it('is no guest’s, no agent’s, and no child’s to set', async () => {
      const guest = await origin.call<{ authorisationToken: string }>(
        'POST',
        '/api/v2/token/guest',
      );
      const calls = householdCalls(origin, guest.body.authorisationToken);
      expect((await calls.setPin({ pin: '2580' })).body.code).toBe('VIEWER_ONLY');
      const token = await actingAs(origin, 'older@example.com');
      const agent = householdCalls(origin, token);
      expect((await agent.state()).isSet).toBe(false);
      const confirmed = await agent.ask<{ code: string }>(
        'POST',
        '/v2/parental-control/pin',
        { pin: '2580' },
        { headers: { 'agent-confirmed': 'true' } },
      );
      expect(confirmed.body.code).toBe('AGENT_REFUSED');
      const child = await callsOf('child@example.com');
      expect((await child.setPin({ pin: '2580' })).body.code).toBe('GROWN_UP_ONLY');
    });
  });

  describe('tries', () => {
    it('are five in fifteen minutes; then it is locked for 15, 30 and 60, and a right one begins anew', async () => {
      const own = await callsOf('older@example.com');
      await own.setPin({ pin: '2580' });
      for (const locked of [15, 30, 60]) {
        for (const left of [4, 3, 2, 1])
          expect((await own.verify('0001')).body).toMatchObject({
            code: 'PIN_WRONG',
            details: { left },
          });
        const { status, body } = await own.verify('0002');
        expect([status, body.code]).toEqual([423, 'PIN_LOCKED']);
        const wait = Date.parse(body.details.until) - origin.now().getTime();
        expect(Math.round(wait / 60_000)).toBe(locked);
        // Nor does the right one help, nor another session.
        const other = await callsOf('older@example.com');
        expect((await other.verify('2580')).body.code).toBe('PIN_LOCKED');
        expect((await own.state()).lockedUntil).toBe(body.details.until);
        origin.pass(minutes(locked));
      }
      expect((await own.verify('2580')).status).toBe(200);
      expect((await own.state()).lockedUntil).toBeUndefined();
      expect((await own.verify('0001')).body.details.left).toBe(4);
    });

    it('count while they are younger than fifteen minutes', async () => {
      const own = await callsOf('linked@example.com');
      await own.setPin({ pin: '2580' });
      const left = async () => (await own.verify('0001')).body.details.left;
      expect([await left(), await left()]).toEqual([4, 3]);
      origin.pass(minutes(10));
      expect(await left()).toBe(2);
      origin.pass(minutes(6));
      // The first two are too old by now.
      expect(await left()).toBe(3);
    });

    it('are five also when twenty come at once', async () => {
      const own = await callsOf('partition@example.com');
      await own.setPin({ pin: '2580' });
      const answers = await Promise.all(Array.from({ length: 20 }, () => own.verify('0001')));
      const codes = answers.map(({ body }) => body.code);
      expect(codes.filter((code) => code === 'PIN_WRONG')).toHaveLength(4);
      expect(codes.filter((code) => code === 'PIN_LOCKED')).toHaveLength(16);
    });
  });

  describe('a title', () => {
    const stream = (calls: HouseholdCalls, tab: string) =>
      calls.ask<{ code?: string }>('GET', `/v2/stream/vod/walkouts?tab=${tab}`);
    const rated = (calls: HouseholdCalls, tab: string) =>
      calls.ask<{ code?: string }>('GET', `/v2/stream/vod/tordahl-every-knockout?tab=${tab}`);

    it('asks for the PIN by its rating, once in ten minutes of a session, and not again while it plays', async () => {
      const own = await callsOf('viewer@example.com');
      expect((await rated(own, 'parental-1')).status).toBe(200);
      await own.setPin({ pin: '2580' });
      expect((await stream(own, 'parental-2')).body.code).not.toBe('PIN_REQUIRED');
      expect(await rated(own, 'parental-2')).toMatchObject({
        status: 403,
        body: { code: 'PIN_REQUIRED' },
      });
      expect((await own.verify('2580')).body.provedUntil).toBeDefined();
      expect((await rated(own, 'parental-2')).status).toBe(200);
      // The proof is this session's alone.
      const elsewhere = await callsOf('viewer@example.com');
      expect((await rated(elsewhere, 'parental-3')).body.code).toBe('PIN_REQUIRED');
      origin.pass(60);
      expect((await rated(own, 'parental-2')).status).toBe(200);
      origin.pass(minutes(9) - 30);
      expect((await rated(own, 'parental-2')).status).toBe(200);
      origin.pass(60);
      // The proof has ended; the tab that plays gets new addresses, another is asked.
      expect((await own.state()).provedUntil).toBeUndefined();
      expect((await rated(own, 'parental-2')).status).toBe(200);
      expect((await rated(own, 'parental-4')).body.code).toBe('PIN_REQUIRED');
      expect((await own.restrict('2580', 'non-restricted')).status).toBe(200);
      expect((await rated(own, 'parental-4')).body.code).not.toBe('PIN_REQUIRED');
    });
  });

  it('is asked for before a purchase where the realm says so, of a restricted account', async () => {
    const realm = 'noor';
    const token = (await origin.login('family@example.com', { realm })).body.authorisationToken;
    const own = householdCalls(origin, token, realm);
    const pay = () =>
      own.ask<{ code: string }>(
        'POST',
        '/v2/customer/baskets/pay',
        {
          primaryPaymentDetailsAttributes: { paymentMethodType: 'card' },
          expected: { version: 0, total: 100 },
        },
        { headers: { 'idempotency-key': 'parental-suite-1' } },
      );
    const confirm = () =>
      own.ask<{ code: string }>(
        'POST',
        '/v2/user/licence/401/confirm-payment',
        { expected: { amount: 100, currency: 'KWD', scale: 3 } },
        { headers: { 'idempotency-key': 'parental-suite-2' } },
      );
    expect((await confirm()).body.code).toBe('PIN_REQUIRED');
    expect(await pay()).toMatchObject({ status: 403, body: { code: 'PIN_REQUIRED' } });
    expect((await own.verify('2580')).status).toBe(200);
    expect((await pay()).body.code).not.toBe('PIN_REQUIRED');
    expect((await confirm()).body.code).toBe('UNKNOWN_LICENCE');
  });

  describe('a child’s profile', () => {
    it('is left for a grown-up’s with the PIN, each time, and changes no profile without it', async () => {
      const own = await callsOf('child@example.com');
      const [robin, pip] = [await own.idOf('Robin'), await own.idOf('Pip')];
      expect((await own.switchTo(robin)).status).toBe(200);
      await own.setPin({ pin: '2580' });
      expect((await own.switchTo(pip)).status).toBe(200);
      expect(await own.switchTo(robin)).toMatchObject({
        status: 403,
        body: { code: 'PIN_REQUIRED' },
      });
      expect((await own.switchTo(robin, '0001')).body).toMatchObject({
        code: 'PIN_WRONG',
        details: { left: 4 },
      });
      const grownUp = { name: 'Pip', type: 'adult' };
      for (const refused of [
        await own.change(pip, grownUp),
        await own.make({ name: 'Max', type: 'adult' }),
        await own.remove(robin),
      ])
        expect([refused.status, refused.body.code]).toEqual([403, 'PIN_REQUIRED']);
      await own.verify('2580');
      expect((await own.change(pip, { ...grownUp, type: 'child', maxRating: 15 })).status).toBe(
        200,
      );
      // What a grown-up has proved for a change is no way out.
      expect((await own.switchTo(robin)).body.code).toBe('PIN_REQUIRED');
      expect((await own.switchTo(robin, '2580')).status).toBe(200);
      await own.verify('2580');
      await own.switchTo(pip);
      expect((await own.state()).provedUntil).toBeUndefined();
    });
  });

  describe('a forgotten PIN', () => {
    const codeIn = ({ text }: { text: string }) =>
      /\/confirm-reset\/([\w-]+)/.exec(text)?.[1] ?? '';
    async function codeFor(id: string, own: HouseholdCalls) {
      const mail = await createMailbox(counterparts).mailAfter(id, async () => {
        expect((await own.askReset(site)).status).toBe(204);
      });
      return { mail, code: codeIn(mail) };
    }

    it('[2.7-35] is set anew with the code of an email, once, and the lock ends with it', async () => {
      const id = 'tv@example.com';
      const own = await callsOf(id);
      await own.setPin({ pin: '2580' });
      for (let tries = 0; tries < 5; tries += 1) await own.verify('0001');
      const { mail, code } = await codeFor(id, own);
      expect(mail.subject).toBe('Reset your Apex parental PIN');
      expect(mail.text).toContain(`http://apex.localhost:4300/confirm-reset/${code}\n`);
      expect((await own.setPin({ pin: '1111', resetCode: code })).body.code).toBe('WEAK_PIN');
      const other = await callsOf('new@example.com');
      expect((await other.setPin({ pin: '3691', resetCode: code })).body.code).toBe('CODE_UNKNOWN');
      expect((await own.setPin({ pin: '3691', resetCode: code })).status).toBe(200);
      expect((await own.verify('3691')).status).toBe(200);
      expect((await own.setPin({ pin: '2580', resetCode: code })).body.code).toBe('CODE_UNKNOWN');
    });

    it('has the last code alone, for half an hour', async () => {
      const id = 'incomplete@example.com';
      const own = await callsOf(id);
      const first = await codeFor(id, own);
      const second = await codeFor(id, own);
      const late = { pin: '3691', resetCode: second.code };
      expect((await own.setPin({ ...late, resetCode: first.code })).body.code).toBe('CODE_UNKNOWN');
      origin.pass(minutes(30) + 1);
      const again = await callsOf(id);
      expect((await again.setPin(late)).body.code).toBe('CODE_LATE');
    });

    it('comes in the viewer’s language', async () => {
      const own = await callsOf('new@example.com');
      const mail = await createMailbox(counterparts).mailAfter('new@example.com', () =>
        own.askReset({ ...site, language: 'es' }),
      );
      expect(mail.subject).toBe('Restablece tu PIN parental de Apex');
    });
  });
}
