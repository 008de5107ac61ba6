import { createOriginClient } from '@marquee/origin-client';
import type { Realm } from '@marquee/realm';
import { shellLabels } from '@marquee/renderer';
import { siteFixture, workshopVisit } from '@marquee/renderer/testing';
import { commerce } from '../commerce';
import type { Card, Order } from '../contract';
import { basket, checkoutAnswers, families, order, receipt, storedCard } from './samples';
import { sellingRealm } from './workshop';

/** What a bad line does with a call; `cutAfter` is lost on the way back, when the origin has done what was asked. */
export type Fault = 'late' | 'never' | 'cutBefore' | 'cutAfter' | '500' | '429' | 'html';

/** What the shop was asked. */
export interface Asked {
  method: string;
  path: string;
  key: string | null;
  body: unknown;
}

interface ShopInput {
  /** The order that waits already. */
  underWay?: Order;
  /** What a payment gives: the order as the pay call answers it, then as it is asked for. */
  orders?: readonly Partial<Order>[];
  cards?: readonly Card[];
  /** Parts of the realm that are otherwise than usual. */
  realm?: Partial<Realm>;
}

const LATE_MS = 3_000;
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/**
 * An origin that sells one plan, for tests of the pages alone: it charges once a key, has one basket and counts. Its
 * line can be made bad.
 */
export async function shop({
  underWay,
  orders = [
    { status: 'processing', version: 1 },
    { status: 'succeeded', version: 2 },
  ],
  cards = [storedCard()],
  realm: parts = {},
}: ShopInput = {}) {
  const asked: Asked[] = [];
  const charges: string[] = [];
  let current = underWay;
  let stage = 0;
  let bad: { path: RegExp; method: string; fault: Fault } | undefined;

  const stateOf = (at: number): Order => ({
    ...order({ id: `00000000-0000-4000-8000-00000000000${charges.length}` }),
    ...orders[Math.min(at, orders.length - 1)],
  });
  const basketNow = () => basket(current ? { orderUnderWay: current.id } : {});

  function pay({ key, body }: Asked): Response {
    const given = typeof body === 'object' && body !== null && 'replaces' in body;
    if (key && charges.includes(key) && current) return json(200, current);
    if (current && !(given && body.replaces === current.id))
      return json(409, { code: 'ORDER_UNDER_WAY', details: { orderId: current.id } });
    charges.push(key ?? '');
    stage = 0;
    current = stateOf(stage);
    return json(200, current);
  }

  function answer(one: Asked): Response {
    const { method, path } = one;
    if (/\/baskets\/pay\//.test(path)) return pay(one);
    if (/\/customer\/orders\//.test(path)) {
      if (!current || !path.endsWith(current.id)) return json(404, { code: 'ORDER_UNKNOWN' });
      if (charges.length > 0) current = stateOf(++stage);
      return json(200, current);
    }
    if (path.endsWith('/licence-family')) return json(200, families());
    if (path.endsWith('/customer/basket') || (method === 'PUT' && /\/baskets\//.test(path)))
      return json(200, basketNow());
    if (/\/customer\/payments\//.test(path)) return json(200, receipt());
    const known = Object.entries(checkoutAnswers(basketNow(), { cards })).find(([end]) =>
      path.endsWith(end),
    );
    return known ? json(known[1][0], known[1][1]) : json(404, { code: 'NOT_FOUND' });
  }

  const send: typeof fetch = async (address, init = {}) => {
    const one: Asked = {
      method: init.method ?? 'GET',
      path: new URL(String(address)).pathname,
      key: new Headers(init.headers).get('idempotency-key'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    asked.push(one);
    const fault = bad?.path.test(one.path) && bad.method === one.method ? bad.fault : undefined;
    switch (fault) {
      case 'never':
        return new Promise(() => {});
      case 'cutBefore':
        throw new TypeError('Failed to fetch');
      case 'cutAfter':
        answer(one);
        throw new TypeError('Failed to fetch');
      case '500':
        return json(500, { code: 'INTERNAL_ERROR', requestId: 'req-5' });
      case '429':
        return json(429, { code: 'TOO_MANY_REQUESTS', requestId: 'req-4' });
      case 'html':
        return new Response('<!doctype html><title>Wi-Fi</title>', { status: 200 });
      case 'late':
        await new Promise((resolve) => setTimeout(resolve, LATE_MS));
        return answer(one);
      default:
        return answer(one);
    }
  };

  const realm = sellingRealm(parts);
  const { default: labels } = await shellLabels.en();
  const site = siteFixture({
    realm,
    features: [commerce],
    locale: 'en',
    labels,
    ...workshopVisit(realm, 'en', { as: {} }),
    origin: createOriginClient({ ...realm.origin, language: 'en', fetch: send }),
  });
  return {
    site,
    asked,
    charges,
    /** The payment calls that have come. */
    paid: () => asked.filter(({ path }) => /\/baskets\/pay\//.test(path)),
    /** From now on these calls meet the fault. */
    spoil(method: string, path: RegExp, fault: Fault) {
      bad = { method, path, fault };
    },
    mend() {
      bad = undefined;
    },
    /** The order that waits was settled elsewhere: by the bank's message, or in another tab. */
    settle(changes: Partial<Order>) {
      if (current) current = { ...current, version: current.version + 1, ...changes };
    },
  };
}
