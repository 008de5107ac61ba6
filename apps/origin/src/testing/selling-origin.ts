import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Counterparts, startCounterparts } from '../counterparts/counterparts';
import { ledger } from '../modules/commerce/ledger/tables';
import { viewers } from '../modules/identity/viewers/tables';
import { newSecret } from './accounts';
import { planWithInside } from './inside';
import { createMailbox } from './mailbox';
import { purchases } from './purchases';
import { claimsOf, type Start, type TestOrigin } from './test-origin';

/** An origin that sells, with its counterparts, open from before the first test of a suite until after the last one. */
export function sellingOrigin(start: Start) {
  const { plan, ...within } = planWithInside();
  let counterparts: Counterparts | undefined;
  let origin: TestOrigin | undefined;
  beforeAll(async () => {
    counterparts = await startCounterparts(0);
    origin = await start({ counterparts }, plan);
  }, 120_000);
  afterAll(async () => {
    await origin?.close();
    await counterparts?.close();
  });

  const opened = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The origin is not open yet.');
    return part;
  };
  const db = () => within.inside().database.db;
  /** What viewers of a realm do to buy. */
  const shop = (realm?: string) => purchases(opened(origin), opened(counterparts), realm);
  /** A viewer has moved to a country. */
  const move = async (token: string, country: string) => {
    await db()
      .update(viewers)
      .set({ fields: { address: { country } } })
      .where(eq(viewers.id, String(claimsOf(token).id)));
  };
  return {
    ...within,
    db,
    origin: () => opened(origin),
    counterparts: () => opened(counterparts),
    mailbox: () => createMailbox(opened(counterparts)),
    shop,
    move,
    /** A new viewer of Apex, who may buy. */
    async buyer() {
      const name = `buyer-${randomUUID()}`;
      const email = `${name}@example.com`;
      const token = await shop().newBuyer(name);
      return {
        email,
        token,
        id: String(claimsOf(token).id),
        /** A token for after the clock was turned. */
        again: async () =>
          (await opened(origin).login(email, { secret: newSecret })).body.authorisationToken,
      };
    },
    /** A new viewer of Unity in the Netherlands, who pays for the plan by days at a bank. */
    async payingByBank(name = `unity-${randomUUID()}`): Promise<string> {
      const unity = shop('unity');
      const token = await unity.newBuyer(name);
      await move(token, 'NL');
      await unity.choose(token, 'unity-day');
      const { body: order } = await unity.pay(token, { method: 'ideal' });
      await unity.answerAt(order, 'approve');
      await expect.poll(async () => (await unity.own(token)).length, { timeout: 15_000 }).toBe(1);
      return token;
    },
    /** The licences that a viewer has, and their states. */
    statesOf: async (token: string, realm?: string) =>
      (await shop(realm).own(token)).map(({ id, status }) => [id, status]),
    /** What the books say of a payment or a refund. */
    bookedOf: async (id: string) =>
      (await db().select().from(ledger).where(eq(ledger.transactionId, id))).map(
        ({ account, amount }) => [account, amount],
      ),
  };
}
