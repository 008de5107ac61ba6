import { expect, it } from 'vitest';
import { NO_ANSWER } from './error-catalogue';
import { usualCodes } from './usual-codes';

const codes = () => usualCodes('home.unavailable', { timeout: 'home.kept' });

it.each([
  ['INTERNAL_ERROR', 'home.unavailable'],
  ['OFFLINE', 'login.error.offline'],
  ['TIMEOUT', 'home.kept'],
  ['TOO_MANY_REQUESTS', 'login.error.tooManyRequests'],
  ['HTTP_429', 'login.error.tooManyRequests'],
])('%s reads %s', (code, key) => {
  expect(codes()[code]).toBe(key);
});

it('reads every other way of getting no answer as unavailable', () => {
  const others = Object.keys(NO_ANSWER).filter((code) => !['OFFLINE', 'TIMEOUT'].includes(code));
  expect(others.length).toBeGreaterThan(0);
  for (const code of others) expect(codes()[code]).toBe('home.unavailable');
});

it('reads a call that took too long as unavailable where nothing was typed', () => {
  expect(usualCodes('home.unavailable').TIMEOUT).toBe('home.unavailable');
});
