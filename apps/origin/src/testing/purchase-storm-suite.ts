import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../counterparts/counterparts';
import { TEST_CARDS } from '../counterparts/payments/protocol';
import { connectTo } from './postgres-server';
import { purchases, seenOf } from './purchases';
import { startOrigin, type TestOrigin } from './test-origin';

/** How many orders meet the storm: the figure of the issue in full runs, fewer in others. */
const ORDERS = process.env.FULL ? 200 : 24;

/**
 * Many calls for one order at once, over two processes' worth of connections to one PostgreSQL. What counts is the company's own
 * journal.
 */
export function purchaseStormSuite(createDatabase: () => Promise<string>): void {
  let counterparts: Counterparts;
  let origin: TestOrigin;
  let second: TestOrigin;
  let client: pg.Client;
  let shops: ReturnType<typeof purchases>[];
  beforeAll(async () => {
    counterparts = await startCounterparts(0);
    const databaseUrl = await createDatabase();
    origin = await startOrigin({ databaseUrl, counterparts });
    second = await startOrigin({ databaseUrl, counterparts });
    client = await connectTo(databaseUrl);
    shops = [purchases(origin, counterparts), purchases(second, counterparts)];
  }, 120_000);
  afterAll(async () => {
    await client?.end();
    await origin?.close();
    await second?.close();
    await counterparts?.close();
  });

  const shopAt = (place: number) => {
    const shop = shops[place % shops.length];
    if (!shop) throw new Error('There is no shop.');
    return shop;
  };
  /** What the origins' logs say of a request. */
  const toldOf = (requestId: string) =>
    [...origin.logs, ...second.logs].filter((line) => line.includes(requestId)).join('');
  const numberOf = async (sql: string): Promise<number> => {
    const { rows } = await client.query<{ value: string | null }>(sql);
    return Number(rows[0]?.value ?? 0);
  };

  describe('five submits at once, a cut answer, a retry, a second tab and a reload', () => {
    it(`charge once in each of ${ORDERS} orders`, async () => {
      for (let round = 0; round < ORDERS; round += 1) {
        const shop = shopAt(round);
        const token = await shop.newBuyer(`storm-${round}-${randomUUID()}`);
        await shop.choose(token, 'apex-corner');
        const details = await shop.enterCard(token);
        const expected = seenOf(await shop.basket(token));
        const key = randomUUID();
        const fault = (['cut-after', 'cut-before', 'error'] as const)[round % 4];
        if (fault) await shop.control('sandboxCard', token, { charge: fault, times: 1 });
        // Three presses in one tab, two in another with a key of its own.
        const answers = await Promise.all(
          [key, key, key, randomUUID(), randomUUID()].map((one, place) =>
            shopAt(place).pay(token, { details, key: one, expected }),
          ),
        );
        for (const { status, body } of answers)
          expect(
            [200, 404, 409].includes(status),
            `round ${round}: ${status} ${JSON.stringify(body)}\n${toldOf(body.requestId)}`,
          ).toBe(true);
        const again = await shopAt(round + 1).pay(token, { details, key, expected });
        const id = again.body.id ?? again.body.details?.orderId;
        const placed = answers.find(({ status }) => status === 200)?.body.id ?? id;
        const { body } = await shop.order(token, placed ?? '', '?seen=1&wait=5');
        expect(body.status, `round ${round}`).toBe('succeeded');
        const charged = (await shop.journal('sandboxCard', token)).filter(
          (entry) => entry.status === 'succeeded' && entry.kind !== 'webhook',
        );
        expect(new Set(charged.map(({ payment }) => payment)).size, `round ${round}`).toBe(1);
        expect((await shop.own(token)).map((one) => [one.id, one.status])).toEqual([
          [101, 'ACTIVE'],
        ]);
      }
    }, 1_200_000);
  });

  it('a call that waits for a basket which is paid for meanwhile meets the next one', async () => {
    const shop = shopAt(0);
    const token = await shop.newBuyer(`waits-${randomUUID()}`);
    await shop.choose(token, 'apex-corner');
    const { id } = await shop.basket(token);
    await client.query('begin');
    await client.query('select 1 from baskets where id = $1 for update', [id]);
    const waiting = shop.choose(token, 'apex-63');
    const locked =
      "select count(*) as value from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(() => numberOf(locked)).toBeGreaterThan(0);
    await client.query('update baskets set open = false where id = $1', [id]);
    await client.query('commit');
    const { status, body } = await waiting;
    expect(status, JSON.stringify(body)).toBe(409);
    expect((await shop.basket(token)).id).not.toBe(id);
    expect((await shop.choose(token, 'apex-63')).status).toBe(200);
  });

  it('a voucher with one use left is given to one of sixteen at once', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 16 }, async (_, place) => {
        const shop = shopAt(place);
        const token = await shop.newBuyer(`last-${place}-${randomUUID()}`);
        await shop.choose(token, 'apex-63');
        await shop.apply(token, 'LASTONE');
        return { shop, token, details: await shop.enterCard(token) };
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ shop, token, details }) =>
        shop.pay(token, { details, expected: { version: 3, total: 1514 } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect(['VOUCHER_USED', 'PRICE_CHANGED']).toContain(body.code);
    const count = "select count(*) as value from voucher_claims where code = 'LASTONE'";
    expect(await numberOf(count)).toBe(1);
  }, 120_000);

  it('a trial is given once to one card that eight viewers use at once', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 8 }, async (_, place) => {
        const shop = shopAt(place);
        const token = await shop.newBuyer(`trial-${place}-${randomUUID()}`);
        await shop.choose(token, 'apex-cageside');
        return {
          shop,
          token,
          details: await shop.enterCard(token, TEST_CARDS.attachesAndFailsLater),
        };
      }),
    );
    await Promise.all(buyers.map(({ shop, token, details }) => shop.pay(token, { details })));
    const given = "select count(*) as value from subscriptions where state = 'trial'";
    expect(await numberOf(given)).toBe(1);
  }, 120_000);

  it('leaves a ledger whose every transaction sums to 0, and document numbers without a gap', async () => {
    const unequal =
      'select count(*) as value from (select 1 from ledger group by transaction_id, currency having sum(amount) <> 0) as t';
    expect(await numberOf(unequal)).toBe(0);
    const paid =
      "select coalesce(sum(amount), 0) as value from payments where status in ('succeeded', 'refunded')";
    const booked =
      "select coalesce(sum(amount), 0) as value from ledger where account = 'provider' and amount > 0";
    expect(await numberOf(booked)).toBe(await numberOf(paid));
    const gaps =
      'select count(*) as value from (select realm_id from documents group by realm_id having max(number) <> count(*) or min(number) <> 1) as t';
    expect(await numberOf(gaps)).toBe(0);
  });

  it('has the number and the security code of no card anywhere', async () => {
    const { rows } = await client.query<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = current_schema() and data_type in ('text', 'jsonb', 'ARRAY')`,
    );
    for (const { table, column } of rows) {
      const found = await client.query(
        `select 1 from "${table}" where "${column}"::text ~* '4242 ?4242 ?4242 ?4242|\\mcvc\\M' limit 1`,
      );
      expect(found.rowCount, `${table}.${column}`).toBe(0);
    }
    for (const line of [...origin.logs, ...second.logs])
      expect(line).not.toMatch(/4242 ?4242 ?4242 ?4242|\bcvc\b/i);
  });
}
