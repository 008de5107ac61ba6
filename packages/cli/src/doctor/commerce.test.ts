import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Realm, Selling } from '@marquee/realm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCommerce } from './commerce';

let server: Server;
let here: string;
let licences: unknown;
let status: number;

beforeEach(async () => {
  status = 200;
  licences = {
    licences: [
      { id: 101, amounts: [{ currency: 'EUR' }] },
      { id: 102, amounts: [{ currency: 'EUR' }, { currency: 'BRL' }] },
    ],
  };
  server = createServer((request, reply) => {
    if (request.url === '/vendors/stripe.js')
      return reply.writeHead(200, { 'content-type': 'text/javascript' }).end('1');
    reply.writeHead(request.url === '/api/v2/licence' ? status : 404);
    reply.end(JSON.stringify(licences));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  here = `http://shop.localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const selling: Selling = {
  currencies: { default: 'EUR', byCountry: { BR: 'BRL' } },
  tax: { display: 'inclusive', byCountry: {} },
  methods: [],
  trialOncePer: [],
  seller: {},
};

/** As far as the checks of commerce read a realm. */
const realm = (commerce: Partial<NonNullable<Realm['commerce']>> | null = {}, purchase = true) =>
  ({
    id: 'shop',
    origin: { address: here, publicKey: 'shop-key' },
    features: { purchase },
    ...(commerce && { commerce: { offerFree: false, providers: [], order: [], ...commerce } }),
  }) as unknown as Realm;

const said = async (...given: Parameters<typeof checkCommerce>) =>
  (await checkCommerce(...given)).map(({ result, message }) => `${result}: ${message}`);

describe('checkCommerce', () => {
  it('says nothing of a realm that sells nothing', async () => {
    expect(await said(realm(null))).toEqual([]);
    expect(await said(realm({}, false))).toEqual([]);
  });

  it('says what the origin sells', async () => {
    expect(await said(realm({ order: [102, 101], marked: 102 }), selling)).toEqual([
      'ok: The origin sells 2 licences, in EUR, BRL.',
    ]);
  });

  it('names licences that the origin does not sell, and currencies that the file does not name', async () => {
    const euros = { ...selling, currencies: { default: 'EUR', byCountry: {} } };
    expect(await said(realm({ order: [101, 999], marked: 999 }), euros)).toEqual([
      'ok: The origin sells 2 licences, in EUR, BRL.',
      'warning: The origin sells no licence 999 where this machine is.',
      'wrong: The origin has prices in BRL, and the file does not name that.',
    ]);
  });

  it.each([
    [500, {}, 'wrong: What is sold cannot be had: the origin answers 500.'],
    [200, { licences: 3 }, 'wrong: What is sold cannot be had: the origin answers 200.'],
    [200, { licences: [] }, 'warning: The origin sells nothing where this machine is.'],
  ])('says it when the origin answers %i with %j', async (code, answer, expected) => {
    status = code;
    licences = answer;
    expect(await said(realm())).toEqual([expected]);
  });

  it('looks at the script and the hosts of payment providers', async () => {
    const providers: NonNullable<Realm['commerce']>['providers'] = [
      { type: 'stripe', publishableKey: 'pk_test_1', scriptUri: '/vendors/stripe.js' },
      { type: 'sandboxCard', frame: 'http://cards.localhost' },
      { type: 'sandboxBank', address: 'http://127.0.0.1:1' },
    ];
    const [, script, bank, ...others] = await checkCommerce(realm({ providers }), selling);
    expect(script).toMatchObject({ result: 'ok', subject: 'stripe' });
    expect(bank).toMatchObject({ result: 'wrong', subject: 'sandboxBank' });
    expect(others).toEqual([]);
  });
});
