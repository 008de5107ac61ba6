import { expect, it } from 'vitest';
import { DROPPED } from '../../packages/design-system/src/components/RichText/allow-list';
import { DROPPED_ELEMENTS } from '../../packages/realm/src/checks/rich-texts';

it('the linter knows which elements the page removes from a rich text', () => {
  expect([...DROPPED_ELEMENTS].sort()).toEqual([...DROPPED].sort());
});
