import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createSession } from '../index';
import { createClock, startTokenOrigin } from '../testing/token-origin';
import { storedRefreshToken } from './stored-session';

it('storedRefreshToken finds the refresh token of the realm’s session, and null once it is over', async () => {
  const clock = createClock();
  const origin = await startTokenOrigin(clock);
  const session = createSession({
    realm: 'apex',
    address: origin.address,
    publicKey: 'apex-public-key',
    clock,
  });
  expect(await storedRefreshToken('apex')).toBeNull();
  const tokens = origin.signIn('ana');
  await session.signIn(tokens);
  expect(await storedRefreshToken('apex')).toBe(tokens.refreshToken);
  expect(await storedRefreshToken('noor')).toBeNull();
  await session.signOut();
  expect(await storedRefreshToken('apex')).toBeNull();
  await expect.poll(() => origin.count('/logout')).toBe(1);
  await origin.close();
});
