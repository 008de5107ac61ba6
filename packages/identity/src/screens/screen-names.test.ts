import { expect, it } from 'vitest';
import { CAPABILITIES } from '../rules/capabilities';
import { RECOVERING } from './screen-names';

it('[1.1-40] [1.1-41] has the password reset pages for the providers that can reset passwords', () => {
  const able = Object.entries(CAPABILITIES).filter(([, { passwordReset }]) => passwordReset);
  expect([...RECOVERING].sort()).toEqual(able.map(([type]) => type).sort());
});
