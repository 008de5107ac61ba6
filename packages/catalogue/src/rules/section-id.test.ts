import { expect, it } from 'vitest';
import { sectionId } from './section-id';

it.each(['main', 'top'])('a section that a realm calls %s is not the page’s own', (id) => {
  expect(sectionId({ id })).toBe(`section-${id}`);
});
