import { describe, expect, it } from 'vitest';
import { customerOf } from './licence-partners';

const partner = { address: 'http://partner.example', id: 'apex', secret: 's' };
const asked = (fetch: typeof globalThis.fetch) =>
  customerOf(partner, 'code', { fetch, clock: () => new Date() });

describe('a partner who is asked whose a code is', () => {
  const known = { customer: 'c-1', email: 'ana@partner.example' };

  it('names a customer, whose address counts only when it is verified', async () => {
    expect(await asked(async () => Response.json({ ...known, email_verified: true }))).toEqual({
      id: 'c-1',
      email: known.email,
    });
    expect(await asked(async () => Response.json(known))).toEqual({ id: 'c-1' });
  });

  it('refuses a code', async () => {
    const refusal = async () => Response.json({ error: 'refused' }, { status: 400 });
    await expect(asked(refusal)).rejects.toMatchObject({ code: 'CODE_REFUSED' });
  });

  it.each<[string, () => Response]>([
    ['answers nonsense', () => new Response('nonsense')],
    ['answers nothing', () => Response.json(null)],
    ['names nobody', () => Response.json({ email: known.email })],
    ['does not know this origin', () => Response.json(known, { status: 401 })],
    ['is broken', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('%s, and counts as unavailable', async (_, answer) => {
    await expect(asked(async () => answer())).rejects.toMatchObject({
      status: 502,
      code: 'PROVIDER_UNAVAILABLE',
    });
  });
});
