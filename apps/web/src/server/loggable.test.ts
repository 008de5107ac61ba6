import { expect, it } from 'vitest';
import { loggable } from './loggable';

it.each([
  ['/impersonate/Zp3aXk8m5vVq0r7sT1uW4yB6dF9hJ2lN8oQ5tR0wEx', '/impersonate/…'],
  ['/login/magic-link?token=abc&from=%2F', '/login/magic-link'],
  ['/video/7/a-fight', '/video/7/a-fight'],
])('logs %s as %s', (address, logged) => {
  expect(loggable(address)).toBe(logged);
});
