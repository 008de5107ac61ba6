import { expect, it } from 'vitest';
import { labelOverrides } from './label-overrides';

it('labels are set as print is: with curly apostrophes', () => {
  expect(JSON.stringify(labelOverrides).match(/\p{L}'\p{L}|s' \p{L}/gu)).toBeNull();
});
