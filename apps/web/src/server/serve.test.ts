import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serve } from './serve';
import { newPlace, write } from './stamp/testing';

const place = newPlace();
afterAll(() => rmSync(dirname(place.dist), { recursive: true, force: true }));

async function refused(): Promise<{ message: string; printed: string }> {
  let printed = '';
  const print = (line: string) => {
    printed += line;
  };
  const serving = serve({
    dist: place.dist,
    realms: place.realms,
    port: 0,
    thread: false,
    print,
    log: () => {},
  });
  const message = await serving.then(
    () => '',
    (error: Error) => error.message,
  );
  return { message, printed };
}

describe('a folder without a usable realm', () => {
  it('is refused with findings to see only where there are any', async () => {
    const empty = await refused();
    expect(empty.printed).toBe('');
    expect(empty.message).toMatch(/^No usable realm in .+ with a realm\.json\.$/);

    write(join(place.realms, 'delta/realm.json'), '{');
    const spoilt = await refused();
    expect(spoilt.printed).toContain('syntax');
    expect(spoilt.message).toContain('; see the findings above.');
  });
});
