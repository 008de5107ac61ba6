import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErrorBody, startOrigin, type TestOrigin } from '../../testing/test-origin';
import { readTrack } from './clips/fragmented-mp4';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await startOrigin();
}, 120_000);
afterAll(() => origin?.close());

/** The address of each hero's moving picture, as the catalogue gives it. */
async function motions(): Promise<string[]> {
  const { body } = await origin.query<{ heroes: { motion: string }[] }>(
    '{ heroes(first: 20) { motion } }',
  );
  return body.data.heroes.map(({ motion }) => motion);
}

describe('the moving picture of a hero', () => {
  it('is at an address of its own for each hero, as one file of pictures without sound', async () => {
    const addresses = await motions();
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      const answer = await fetch(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('video/mp4');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(readTrack(bytes).fragments).toHaveLength(12);
      expect(bytes.includes('mp4a'), 'sound').toBe(false);
    }
  });

  it('comes in parts, so that a browser begins it anew without loading it again', async () => {
    const [address = ''] = await motions();
    const whole = Buffer.from(await (await fetch(address)).arrayBuffer());
    const part = await fetch(address, { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 200));
  });

  it('is refused for a title that there is not', async () => {
    const answer = await fetch(`${origin.address}/motion/apex/no-such-title`);
    expect(answer.status).toBe(404);
    const { code }: ErrorBody = await answer.json();
    expect(code).toBe('UNKNOWN_TITLE');
  });
});
