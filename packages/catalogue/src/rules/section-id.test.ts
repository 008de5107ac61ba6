import { expect, it } from 'vitest';
import { sectionId } from './section-id';

it.each(['main', 'top'])(
  'sectionId of a section called %s is not the id of the page’s own element',
  (id) => {
    expect(sectionId({ id })).toBe(`section-${id}`);
  },
);
