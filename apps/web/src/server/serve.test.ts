import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serve } from './serve';
import { newPlace, write, writeRealm } from './stamp/testing';

const place = newPlace();
afterAll(() => rmSync(dirname(place.dist), { recursive: true, force: true }));

const print = () => {};
const log = () => {};

/** Listens on a port, as another program would. */
function taken(port: number): Promise<{ port: number; close: () => void }> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address() as AddressInfo;
      resolve({ port: address.port, close: () => server.close() });
    });
  });
}

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

describe('a port that is taken', () => {
  it('is refused with one that is free', async () => {
    writeRealm(place, 'delta');
    const servers = await Promise.all([0, 1].map(() => taken(0)));
    const port = servers[0]?.port ?? 0;
    const beside = await taken(port + 1).catch(() => undefined);
    const options = { dist: place.dist, realms: place.realms, originAddress: 'http://127.0.0.1:9' };
    const said = await serve({
      ...options,
      port,
      host: '127.0.0.1',
      thread: false,
      print,
      log,
    }).then(
      () => '',
      (error: Error) => error.message,
    );
    const [, suggested] =
      /^Port \d+ is taken\. Choose one that is free, such as (\d+),/.exec(said) ?? [];
    const free = await taken(Number(suggested));
    for (const server of [...servers, beside, free]) server?.close();
    rmSync(join(place.realms, 'delta'), { recursive: true });
  });

  it('has another message than an address that this machine does not have', async () => {
    writeRealm(place, 'delta');
    const options = { dist: place.dist, realms: place.realms, originAddress: 'http://127.0.0.1:9' };
    const serving = serve({ ...options, port: 0, host: '203.0.113.9', thread: false, print, log });
    await expect(serving).rejects.toThrow('203.0.113.9 is no address of this machine.');
    rmSync(join(place.realms, 'delta'), { recursive: true });
  });
});

describe('a folder without a usable realm', () => {
  it('is refused, with a pointer to findings only where there are any', async () => {
    const empty = await refused();
    expect(empty.printed).toBe('');
    expect(empty.message).toMatch(/^No usable realm in .+ with a realm\.json\.$/);

    write(join(place.realms, 'delta/realm.json'), '{');
    const spoilt = await refused();
    expect(spoilt.printed).toContain('syntax');
    expect(spoilt.message).toContain('; see the findings above.');
  });
});
