import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../counterparts/payments/protocol';
import { sellingOrigin } from './selling-origin';
import { type Start, startOrigin } from './test-origin';
import { titleIds } from './title-ids';

/** From a locked title to a paid licence; the same on every database. */
export function purchaseThreadSuite(start: Start = startOrigin): void {
  const { origin, shop } = sellingOrigin(start);

  const buyer = () => shop().newBuyer(`buyer-${randomUUID()}`);

  describe('a locked title', () => {
    it('[2.7-02] is opened by a licence that is paid with a card', async () => {
      const token = await buyer();
      const ids = await titleIds(origin(), 'VIDEOS', 60);
      let locked = '';
      for (const id of ids) {
        const { status, body } = await shop().call('GET', `/stream/vod/${id}`, { token });
        if (status !== 402) continue;
        expect(body.details?.licences).toContain('101');
        locked = id;
        break;
      }
      expect(locked).not.toBe('');
      const chosen = await shop().choose(token, 'apex-corner');
      expect(chosen.status).toBe(200);
      const details = await shop().enterCard(token);
      const paid = await shop().pay(token, { details });
      expect([paid.status, paid.body.status]).toEqual([200, 'succeeded']);
      expect((await shop().call('GET', `/stream/vod/${locked}`, { token })).status).toBe(200);
      const charges = (await shop().journal('sandboxCard', token)).filter(
        ({ kind }) => kind === 'charge',
      );
      expect(charges).toHaveLength(1);
    });

    it('[2.8-06] stays locked when the card is declined, and the basket waits for another', async () => {
      const token = await buyer();
      await shop().choose(token, 'apex-corner');
      const before = await shop().basket(token);
      const declined = await shop().pay(token, {
        details: await shop().enterCard(token, TEST_CARDS.declined),
      });
      expect([declined.status, declined.body.code]).toEqual([402, 'card_declined']);
      expect(declined.body.messages).toEqual([
        'Your card was declined. Try another card, or ask your bank.',
      ]);
      const after = await shop().basket(token);
      expect({ ...after, asOf: 0, later: 0 }).toEqual({ ...before, asOf: 0, later: 0 });
      const paid = await shop().pay(token, { details: await shop().enterCard(token) });
      expect(paid.body.status).toBe('succeeded');
    });
  });
}
