import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Realm } from '@marquee/realm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examineHeroes } from './examine-heroes';

let server: Server;
let here: string;
/** What the catalogue says of its heroes. */
let heroes: unknown;
let file: { status: number; type: string };

beforeEach(async () => {
  file = { status: 206, type: 'video/mp4' };
  server = createServer(({ url }, reply) => {
    if (url === '/graphql') {
      reply.writeHead(200, { 'content-type': 'application/json' });
      reply.end(JSON.stringify({ data: { heroes } }));
    } else reply.writeHead(file.status, { 'content-type': file.type }).end('frames');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  here = `http://origin.localhost:${(server.address() as AddressInfo).port}`;
  heroes = [{ motion: `${here}/one.mp4` }, { motion: null }];
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const examined = async (backgroundVideo = true) => {
  const checks = await examineHeroes({
    origin: { address: here, publicKey: 'delta-public-key' },
    player: { backgroundVideo },
  } as unknown as Realm);
  return checks.map(({ result, message }) => `${result} ${message}`);
};

describe('heroes that are to move', () => {
  it('are counted where their moving pictures are there', async () => {
    expect(await examined()).toEqual(['ok 1 of 2 have a moving picture.']);
  });

  it('are not looked at where the realm has none', async () => {
    expect(await examined(false)).toEqual([]);
  });

  it.each<[string, () => void, RegExp]>([
    ['none has one', () => (heroes = [{ motion: null }]), /^warning No hero has a moving picture/],
    ['the file is not there', () => (file.status = 404), /^wrong A hero does not move: .* 404/],
    ['a page is in its place', () => (file.type = 'text/html'), /^wrong .* is text\/html/],
    ['it is a picture', () => (file.type = 'image/gif'), /^wrong .* is image\/gif/],
    ['the catalogue has no list', () => (heroes = null), /^wrong .* not that of the contract/],
    [
      'it is at a host that the realm does not name',
      () => (heroes = [{ motion: `${here.replace('origin.', 'media.')}/one.mp4` }]),
      /^wrong Media come from http:\/\/media/,
    ],
  ])('are reported when %s', async (_, change, message) => {
    change();
    expect(await examined()).toEqual([expect.stringMatching(message)]);
  });
});
