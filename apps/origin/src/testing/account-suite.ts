import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls, actingAs, newSecret } from './accounts';
import { claimsOf, type ErrorBody, type Start, startOrigin, type TestOrigin } from './test-origin';

const from = (address: string) => ({ 'x-forwarded-for': address });
const inBrazil = from('198.51.100.7');
const inJapan = from('2001:db8:81::7');
const throughVpn = from('203.0.113.7');

/** Opening accounts, terms, and what is known of viewers; the same on every database. */
export function accountSuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  let calls: ReturnType<typeof accountCalls>;
  beforeAll(async () => {
    origin = await start();
    calls = accountCalls(origin);
  }, 120_000);
  afterAll(() => origin?.close());

  const statusIn = (token: string) => claimsOf(token).missingInformationStatus;

  describe('signing up', () => {
    it('opens an account with what its form asks, signs in, and lets in again', async () => {
      const fields = {
        name: ' Ana Example ',
        phoneNumber: '+14155550123',
        email: 'ana@example.com',
      };
      const { status, body, headers } = await calls.signUp(' Ana@Example.com', { fields });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body).toMatchObject({
        firstSignIn: true,
        linkedAccounts: [],
        missingInformationStatus: 'NONE',
      });
      expect(claimsOf(body.authorisationToken)).toMatchObject({ aud: 'apex', isGuest: false });
      expect((await calls.details(body.authorisationToken)).body).toEqual({
        id: claimsOf(body.authorisationToken).id,
        contactEmail: 'ana@example.com',
        email: 'ana@example.com',
        emailConfirmed: false,
        fields: { name: 'Ana Example', phoneNumber: '+14155550123' },
        missing: [],
      });
      const again = await origin.login('ANA@example.com', { secret: newSecret });
      expect([again.status, again.body.firstSignIn]).toEqual([200, false]);
    });

    it('takes an identifier once in a realm, however it is typed, and once of many at a time', async () => {
      const twice = await calls.signUp('  VIEWER@example.com ');
      expect([twice.status, twice.body.code]).toEqual([409, 'IDENTIFIER_TAKEN']);
      const many = await Promise.all([1, 2, 3, 4].map(() => calls.signUp('many@example.com')));
      expect(many.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect((await calls.signUp('many@example.com', {}, { realm: 'plain' })).status).toBe(200);
    });

    it('takes an international host for one, as DNS has it and as people write it', async () => {
      const opened = await calls.signUp('lea@m\u00fcnchen.example');
      expect(opened.status).toBe(200);
      const again = await calls.signUp('lea@xn--mnchen-3ya.example');
      expect([again.status, again.body.code]).toEqual([409, 'IDENTIFIER_TAKEN']);
      for (const id of ['lea@m\u00fcnchen.example', 'Lea@XN--MNCHEN-3YA.example'])
        expect((await origin.login(id, { secret: newSecret })).status).toBe(200);
      const { body } = await calls.details(opened.body.authorisationToken);
      expect(body.email).toBe('lea@m\u00fcnchen.example');
    });

    it.each([
      ['short', 'short77'],
      ['the identifier', 'weak-one@example.com'],
      ['known to everybody', 'Password1'],
      ['one letter', 'aaaaaaaaaa'],
    ])('refuses a secret that is %s', async (_, secret) => {
      const { status, body } = await calls.signUp('weak-one@example.com', { secret });
      expect([status, body.code]).toEqual([422, 'WEAK_SECRET']);
      expect((await origin.login('weak-one@example.com', { secret })).status).toBe(401);
    });

    it('says of each field what is wrong with it', async () => {
      const { status, body } = await calls.signUp('fields@example.com', {
        fields: {
          phoneNumber: '555 0100',
          birthDate: '2999-01-01',
          address: { country: 'US', line1: '1 Main St', city: 'Reno', administrativeLevel1: 'ZZ' },
        },
      });
      expect([status, body.code]).toEqual([422, 'FIELDS_REFUSED']);
      expect(body.messages).toEqual([
        'name:required',
        'phoneNumber:invalid',
        'birthDate:invalid',
        'address.postalCode:required',
        'address.administrativeLevel1:invalid',
      ]);
      const { body: noAddress } = await calls.signUp('no address');
      expect(noAddress.messages).toEqual(['email:invalid']);
    });

    it('holds a Brazilian tax number against its own digits', async () => {
      const send = (taxNumber: string) =>
        calls.signUp(
          `tax-${taxNumber.length}@example.com`,
          { fields: { name: 'Ana', taxNumber } },
          { headers: inBrazil },
        );
      expect((await send('52998224726')).body.messages).toEqual(['taxNumber:invalid']);
      expect((await send('529.982.247-25')).status).toBe(200);
    });

    it.each([
      ['corral', undefined, 403, 'SIGN_UP_CLOSED'],
      ['metro', undefined, 403, 'SIGN_UP_CLOSED'],
      ['apex', 'pbr', 400, 'INVALID_REQUEST'],
      ['plain', 'gigya', 400, 'INVALID_REQUEST'],
      ['plain', 'somebody', 400, 'INVALID_REQUEST'],
      ['plain', 'pbr', 200, undefined],
    ])('in %s with provider %s: %i', async (realm, provider, status, code) => {
      const { body, ...answer } = await calls.signUp(
        'where@example.com',
        { provider, fields: {} },
        { realm },
      );
      expect([answer.status, body.code]).toEqual([status, code]);
    });

    it('refuses to send an email whose link leads to another machine', async () => {
      const { status, body } = await calls.signUp('evil@example.com', {
        redirectUri: 'https://evil.example/',
      });
      expect([status, body.code]).toEqual([400, 'REDIRECT_REFUSED']);
    });

    it.each([
      ['[1.6-06] from outside the territories', 'apex', inJapan, 403, 'OUTSIDE_REGION'],
      ['[1.6-06] from an unknown place', 'apex', from('8.8.8.8'), 403, 'OUTSIDE_REGION'],
      ['[1.6-06] from inside', 'noor', from('2001:db8:971::7'), 200, undefined],
      ['[1.6-06] to a realm for all', 'plain', inJapan, 200, undefined],
      ['[1.6-08] through a VPN', 'apex', throughVpn, 403, 'VPN_BLOCKED'],
      ['[1.6-08] through a VPN that the realm allows', 'unity', throughVpn, 200, undefined],
    ])('%s (%s)', async (_, realm, headers, status, code) => {
      const answer = await calls.signUp('region@example.com', {}, { realm, headers });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    });

    it('does not tell a viewer who may not sign up whether an identifier is taken', async () => {
      for (const headers of [inJapan, throughVpn]) {
        const taken = await calls.signUp('viewer@example.com', {}, { headers });
        const free = await calls.signUp('nobody@example.com', {}, { headers });
        expect(taken.body.code).toBe(free.body.code);
        expect(taken.status).toBe(403);
      }
    });

    it('asks for the required terms as they are now', async () => {
      const answers = await calls.agreed();
      const changed = (change: (answer: (typeof answers)[number]) => object) =>
        calls.signUp('terms@example.com', {
          consentAnswers: answers.map((answer) => ({ ...answer, ...change(answer) })),
        });
      const refused = [
        await calls.signUp('terms@example.com', { consentAnswers: [] }),
        await changed(() => ({ accepted: false })),
        await changed(() => ({ version: '2025-03-01' })),
        await changed(({ fieldName }) =>
          fieldName === 'newsletter' ? { fieldName: 'nothing' } : {},
        ),
      ];
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
        refused.map(() => [428, 'CONSENT_REQUIRED']),
      );
      const twice = await calls.signUp('terms@example.com', {
        consentAnswers: [...answers, ...answers],
      });
      expect(twice.status).toBe(400);
      expect((await changed(() => ({}))).status).toBe(200);
    });
  });

  describe('terms', () => {
    it('[1.3-16] have name, kind, label, text, whether they must be, and what is ticked, in each language', async () => {
      const [notice, use, news, ...none] = await calls.terms();
      expect(none).toEqual([]);
      expect(notice).toMatchObject({ fieldType: 'INFORMATION_TEXT', required: false });
      expect(use).toMatchObject({ fieldType: 'BINARY_CHOICE', required: true });
      expect(use).not.toHaveProperty('data');
      expect(news).toMatchObject({ required: false, data: { default: 'true' } });
      const [ar] = await calls.terms({ realm: 'noor', language: 'ar' });
      expect(ar?.label).toBe('شروط الاستخدام');
      const [pt] = await calls.terms({ realm: 'unity', language: 'pt-BR' });
      expect(pt?.label).toBe('Seus dados');
    });

    it.each([
      ['plain', 'signup', []],
      ['corral', 'signup', []],
      ['metro', 'purchase', []],
      ['unity', 'signup', ['privacyNotice', 'medalAlerts']],
      ['noor', 'signup', ['termsOfUse', 'privacyNotice']],
      ['apex', 'purchase', ['immediateStart']],
    ])('of %s for %s are %s', async (realm, purpose, names) => {
      const terms = await calls.terms({ realm, purpose });
      expect(terms.map(({ fieldName }) => fieldName)).toEqual(names);
    });

    it('are only those that a viewer has not answered as they are now', async () => {
      const of = async (id: string) => {
        const { body } = await origin.login(id);
        const terms = await calls.terms({ token: body.authorisationToken });
        return terms.map(({ fieldName }) => fieldName);
      };
      expect(await of('viewer@example.com')).toEqual([]);
      // The newsletter's text is the one that held then.
      expect(await of('older@example.com')).toEqual(['privacyNotice', 'termsOfUse', 'newsletter']);
      const guest = await origin.call<{ authorisationToken: string }>(
        'POST',
        '/api/v2/token/guest',
      );
      expect(await calls.terms({ token: guest.body.authorisationToken })).toHaveLength(3);
    });

    it('are answered by viewers, and every answer stays', async () => {
      const { body } = await origin.login('older@example.com');
      const token = body.authorisationToken;
      expect(statusIn(token)).toBe('REQUIRED');
      const answers = await calls.agreed();
      const save = (all: object[]) => calls.saveConsents(token, all);
      const old = await save(answers.map((answer) => ({ ...answer, version: '2025-03-01' })));
      expect([old.status, old.body.code]).toEqual([409, 'TERMS_CHANGED']);
      const no = await save(answers.map((answer) => ({ ...answer, accepted: false })));
      expect([no.status, no.body.code]).toEqual([428, 'CONSENT_REQUIRED']);
      const none = await save([]);
      expect([none.status, none.body.code]).toEqual([428, 'CONSENT_REQUIRED']);
      const half = await save(answers.filter(({ fieldName }) => fieldName === 'newsletter'));
      expect([half.status, half.body.code]).toEqual([428, 'CONSENT_REQUIRED']);
      expect((await save(answers)).status).toBe(204);
      const left = await calls.terms({ token });
      expect(left.map(({ fieldType }) => fieldType)).toEqual(['INFORMATION_TEXT']);
      const next = await calls.refresh(body.refreshToken);
      expect(statusIn(next.body.authorisationToken)).toBe('NONE');
      // A change of mind about what need not be.
      expect((await save([{ ...answers[1], accepted: true }])).status).toBe(204);
    });

    it('are agreed to by the viewer alone', async () => {
      const token = await actingAs(origin, 'second@example.com');
      const answers = await calls.agreed();
      const asked = await calls.saveConsents(token, answers);
      expect([asked.status, asked.body.code]).toEqual([428, 'AGENT_CONFIRMATION']);
      const confirmed = await calls.saveConsents(token, answers, {
        headers: { 'agent-confirmed': 'true' },
      });
      expect([confirmed.status, confirmed.body.code]).toEqual([403, 'AGENT_REFUSED']);
    });
  });

  describe('marketing preferences', () => {
    const path = '/api/v2/user/marketing-preferences';
    type Answers = ErrorBody & { answers: { fieldName: string; accepted: boolean }[] };
    const read = (token: string, realm = 'apex', language?: string) =>
      origin.call<Answers>('GET', path, { token, realm, language });
    const save = (token: string, answers: object[], headers = {}) =>
      origin.call<Answers>('PUT', path, { token, body: { answers }, headers });
    const newsletter = { fieldName: 'newsletter', version: '2025-03-01' };

    it('[2.3-25] are the choices that nobody has to accept, with the viewer’s own answers', async () => {
      const { body: signedUp } = await calls.signUp('news@example.com');
      const token = signedUp.authorisationToken;
      const { body } = await read(token, 'apex', 'es');
      expect(body.answers).toEqual([
        {
          ...newsletter,
          fieldType: 'BINARY_CHOICE',
          label: expect.any(String),
          text: expect.stringMatching(/^<p>/),
          // A form has it ticked from the start; that is no answer.
          defaultValue: 'true',
          required: false,
          accepted: false,
        },
      ]);
      const given = await save(token, [{ ...newsletter, accepted: true }]);
      expect(given.body.answers).toMatchObject([{ accepted: true }]);
      expect((await read(token)).body.answers).toMatchObject([{ accepted: true }]);
      // The form of the terms asks no more, and the answer is one like any other.
      const open = (await calls.terms({ token })).map(({ fieldName }) => fieldName);
      expect(open).not.toContain('newsletter');
      const back = await save(token, [{ ...newsletter, accepted: false }]);
      expect(back.body.answers).toMatchObject([{ accepted: false }]);
    });

    it('[2.3-25] are taken back also by a viewer who has not agreed to what must be accepted', async () => {
      const { body } = await origin.login('incomplete@example.com');
      const token = body.authorisationToken;
      expect((await calls.terms({ token })).some(({ required }) => required)).toBe(true);
      const { status, body: saved } = await save(token, [{ ...newsletter, accepted: false }]);
      expect([status, saved.answers]).toMatchObject([200, [{ accepted: false }]]);
    });

    it('take no answer to another text, to another term, or from an agent', async () => {
      const { body } = await origin.login('second@example.com');
      const token = body.authorisationToken;
      for (const answer of [
        { fieldName: 'newsletter', version: '2020-01-01', accepted: true },
        { fieldName: 'termsOfUse', version: '2026-10-01', accepted: true },
      ]) {
        const refused = await save(token, [answer]);
        expect([refused.status, refused.body.code]).toEqual([409, 'TERMS_CHANGED']);
      }
      const agent = await actingAs(origin, 'second@example.com');
      expect((await read(agent)).status).toBe(200);
      const refused = await save(agent, [{ ...newsletter, accepted: true }], {
        'agent-confirmed': 'true',
      });
      expect([refused.status, refused.body.code]).toEqual([403, 'AGENT_REFUSED']);
    });

    it('are none in a realm that asks nothing', async () => {
      const { body } = await origin.login('viewer@example.com', { realm: 'plain' });
      expect((await read(body.authorisationToken, 'plain')).body).toEqual({ answers: [] });
    });
  });

  describe('what is missing of a viewer', () => {
    it.each([
      ['viewer@example.com', 'apex', 'NONE'],
      ['viewer@example.com', 'noor', 'NONE'],
      ['incomplete@example.com', 'apex', 'REQUIRED'],
      ['incomplete@example.com', 'noor', 'REQUIRED'],
      ['incomplete@example.com', 'plain', 'REQUIRED'],
      ['older@example.com', 'noor', 'REQUIRED'],
      ['older@example.com', 'unity', 'NONE'],
    ])('%s in %s: %s', async (id, realm, status) => {
      const { body } = await origin.login(id, { realm });
      expect(body.missingInformationStatus).toBe(status);
      expect(statusIn(body.authorisationToken)).toBe(status);
    });

    it('goes when it is given, step by step, and the next token says so', async () => {
      const { body } = await origin.login('incomplete@example.com');
      const token = body.authorisationToken;
      expect((await calls.details(token)).body).toEqual({
        id: claimsOf(token).id,
        contactEmail: 'incomplete@example.com',
        email: 'incomplete@example.com',
        emailConfirmed: true,
        fields: {},
        missing: ['name'],
      });
      const saved = await calls.saveDetails(token, { name: 'Iris' });
      expect(saved.body).toMatchObject({ fields: { name: 'Iris' }, missing: [] });
      const second = await calls.refresh(body.refreshToken);
      expect(statusIn(second.body.authorisationToken), 'the terms are open').toBe('REQUIRED');
      await calls.saveConsents(token, await calls.agreed());
      const third = await calls.refresh(second.body.refreshToken);
      expect(statusIn(third.body.authorisationToken), 'the phone number').toBe('OPTIONAL');
      await calls.saveDetails(token, { phoneNumber: '+14155550123' });
      const fourth = await calls.refresh(third.body.refreshToken);
      expect(statusIn(fourth.body.authorisationToken)).toBe('NONE');
    });

    it('keeps an account that lacks no field as it is until its terms are accepted, but not from an agent', async () => {
      const asked = { realm: 'noor' };
      const { body } = await origin.login('older@example.com', asked);
      const token = body.authorisationToken;
      const { fields: before } = (await calls.details(token, asked)).body;
      const held = await calls.saveDetails(token, { name: 'Olive' }, asked);
      expect([held.status, held.body.code]).toEqual([428, 'CONSENT_REQUIRED']);
      expect((await calls.details(token, asked)).body.fields).toEqual(before);
      const agent = await actingAs(origin, 'older@example.com', 'noor');
      const meant = { ...asked, headers: { 'agent-confirmed': 'true' } };
      expect((await calls.saveDetails(agent, { name: 'Oli' }, meant)).status).toBe(200);
    });

    it('goes in a realm that insists on nothing when its form is saved', async () => {
      const { body } = await origin.login('incomplete@example.com', { realm: 'plain' });
      const asked = { realm: 'plain' };
      await calls.saveDetails(body.authorisationToken, { name: 'Iris' }, asked);
      const next = await calls.refresh(body.refreshToken, asked);
      expect(statusIn(next.body.authorisationToken)).toBe('NONE');
    });
  });

  describe('details', () => {
    it('that are not sent stay, and what is wrong changes nothing', async () => {
      const { body } = await origin.login('second@example.com');
      const token = body.authorisationToken;
      const refused = await calls.saveDetails(token, { name: '', phoneNumber: '12' });
      expect([refused.status, refused.body.code]).toEqual([422, 'FIELDS_REFUSED']);
      expect(refused.body.messages).toEqual(['name:required', 'phoneNumber:invalid']);
      const other = await calls.saveDetails(token, { email: 'viewer@example.com' });
      expect(other.body.messages).toEqual(['email:invalid']);
      const { body: saved } = await calls.saveDetails(token, {
        birthDate: '1990-02-28',
        phoneNumber: '',
        email: 'second@example.com',
      });
      expect(saved.fields).toEqual({ name: 'Robin Example', birthDate: '1990-02-28' });
    });

    it('changed elsewhere since the form was filled in are told, and nothing is stored over them', async () => {
      const { body } = await origin.login('second@example.com');
      const token = body.authorisationToken;
      const { fields } = (await calls.details(token)).body;
      const put = (given: Record<string, unknown>) =>
        origin.call<ErrorBody>('PUT', '/api/v2/user/details', { token, body: given });
      expect((await put({ fields: { phoneNumber: '+14155550100' }, before: {} })).status).toBe(200);
      const late = { phoneNumber: '+14155550101', name: 'Robin Late' };
      const refused = await put({ fields: late, before: { name: fields.name } });
      expect([refused.status, refused.body.code]).toEqual([409, 'DETAILS_CHANGED']);
      expect(refused.body).toMatchObject({ details: { fields: { phoneNumber: '+14155550100' } } });
      expect((await calls.details(token)).body.fields).toMatchObject({
        name: fields.name,
        phoneNumber: '+14155550100',
      });
      // Whoever knows what is there now may change it.
      const known = { name: fields.name, phoneNumber: '+14155550100' };
      expect((await put({ fields: late, before: known })).status).toBe(200);
      expect((await put({ fields: { name: fields.name, phoneNumber: '' } })).status).toBe(200);
    });

    it('are the viewer’s alone, but an agent may see them and, after confirming, change them', async () => {
      const guest = await origin.call<{ authorisationToken: string }>(
        'POST',
        '/api/v2/token/guest',
      );
      const refused = await origin.call<ErrorBody>('GET', '/api/v2/user/details', {
        token: guest.body.authorisationToken,
      });
      expect([refused.status, refused.body.code]).toEqual([403, 'VIEWER_ONLY']);
      const token = await actingAs(origin, 'linked@example.com');
      expect((await calls.details(token)).body.email).toBe('linked@example.com');
      const held = await calls.saveDetails(token, { name: 'Lin' });
      expect([held.status, held.body.code]).toEqual([428, 'AGENT_CONFIRMATION']);
      const meant = await calls.saveDetails(
        token,
        { name: 'Lin' },
        { headers: { 'agent-confirmed': 'true' } },
      );
      expect(meant.status).toBe(200);
    });

    it('of a session that has ended are not told', async () => {
      const { body } = await origin.login('second@example.com');
      await origin.call('POST', '/api/v2/logout', { body: { refreshToken: body.refreshToken } });
      expect((await calls.details(body.authorisationToken)).status).toBe(401);
    });
  });

  describe('countries', () => {
    const codes = (headers?: Record<string, string>, realm = 'apex', language = 'en') =>
      origin.call<{
        countries: { name: string; iso3166alpha2: string; addressRequiredFields: object[] }[];
        callerCountryCode?: string;
      }>('GET', '/api/v3/i18n/country-codes', { headers, realm, language });

    it('[1.7-06] [1.3-02] come with where the caller is', async () => {
      const { body } = await codes(inBrazil, 'unity', 'ar');
      expect(body.callerCountryCode).toBe('BR');
      expect(body.countries).toHaveLength(249);
      expect(body.countries.find(({ iso3166alpha2 }) => iso3166alpha2 === 'BR')?.name).toBe(
        'البرازيل',
      );
      expect((await codes()).body.callerCountryCode, 'from this machine').toBe('US');
      expect((await codes(undefined, 'noor')).body.callerCountryCode).toBe('AE');
      expect((await codes(from('8.8.8.8'))).body).not.toHaveProperty('callerCountryCode');
    });
  });

  it('writes no field, answer or secret into the log', () => {
    const log = origin.logs.join('');
    expect(log).toContain('"operation":"signUp"');
    for (const text of [newSecret, 'Ana Example', '5550123', 'ana@example.com', '529.982']) {
      expect(log).not.toContain(text);
    }
  });
}
