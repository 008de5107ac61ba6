import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

it('readConfig has a default for every variable', () => {
  const { listen, origin } = readConfig({});
  expect(listen).toEqual({ host: 'localhost', port: 4400 });
  expect(origin).toMatchObject({
    rateLimits: true,
    accessTokenSeconds: 600,
    storage: 'disk',
    drawAhead: true,
    trustProxy: false,
  });
  expect(origin.databaseUrl).toBeUndefined();
  expect(origin.cacheFolder).toMatch(/\.cache\/origin$/);
});

it('readConfig reads the variables that the README documents', () => {
  const { listen, origin } = readConfig({
    ORIGIN_PORT: '4999',
    DATABASE_URL: 'postgres://localhost/origin',
    RATE_LIMITS: 'off',
    DRAW_AHEAD: 'off',
    ACCESS_TOKEN_SECONDS: '5',
    ORIGIN_CACHE_DIR: '/tmp/somewhere',
    ORIGIN_STORAGE: 'memory',
    ORIGIN_PUBLIC_ADDRESS: 'https://origin.example/',
  });
  expect(listen.port).toBe(4999);
  expect(origin).toMatchObject({
    databaseUrl: 'postgres://localhost/origin',
    rateLimits: false,
    drawAhead: false,
    accessTokenSeconds: 5,
    cacheFolder: '/tmp/somewhere',
    storage: 'memory',
    publicAddress: 'https://origin.example',
  });
});

it.each([
  [{ ORIGIN_PORT: 'http' }, /ORIGIN_PORT is "http"; it must be a whole number from 0 to 65535/],
  [{ ORIGIN_PORT: '70000' }, /ORIGIN_PORT/],
  [{ ACCESS_TOKEN_SECONDS: '0' }, /ACCESS_TOKEN_SECONDS/],
  [{ RATE_LIMITS: 'maybe' }, /RATE_LIMITS is "maybe"; it must be one of on, off/],
  [{ SECRET_COST: 'none' }, /SECRET_COST is "none"; it must be one of full, test/],
  [{ SECRET_COST: 'test', ORIGIN_HOST: '0.0.0.0' }, /SECRET_COST .* can be reached from other/],
  [{ ORIGIN_STORAGE: 'cloud' }, /ORIGIN_STORAGE is "cloud"; it must be one of disk, memory/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
  [{ FIREBASE_AUTH_EMULATOR_HOST: 'http://localhost:9' }, /must be host:port, such as 127/],
])('readConfig refuses %j, and names the variable', (environment, words) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(words);
});
