import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Pagination, type PaginationProps } from './Pagination';
import { pageNumbers } from './page-numbers';

const show = (props: Partial<PaginationProps> = {}) =>
  render(
    <Pagination
      label="Pages"
      page={5}
      pageCount={12}
      href={(page) => `?page=${page}`}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(page) => `Page ${page}`}
      placeLabel={(page, count) => `Page ${page} of ${count}`}
      locale="en-GB"
      {...props}
    />,
  );

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
    [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
    [12, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  ])('gives for page %i of %i the right numbers', (page, count, expected) => {
    expect(pageNumbers(page, count)).toEqual(expected);
  });

  it('has first, last and current page in order, with gaps of two pages or more, and a constant number of slots (property)', () => {
    const places = fc
      .record({ count: fc.integer({ min: 1, max: 2000 }), around: fc.integer({ min: 0, max: 4 }) })
      .chain(({ count, around }) =>
        fc.record({
          count: fc.constant(count),
          around: fc.constant(around),
          page: fc.integer({ min: 1, max: count }),
        }),
      );
    fc.assert(
      fc.property(places, ({ count, around, page }) => {
        const slots = pageNumbers(page, count, around);
        expect(slots).toHaveLength(Math.min(count, 2 * around + 5));
        expect([slots[0], slots.at(-1)]).toEqual([1, count]);
        expect(slots).toContain(page);
        slots.forEach((slot, at) => {
          const before = slots[at - 1];
          if (slot === 'gap') expect(Number(slots[at + 1]) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(slot).toBe(before + 1);
        });
      }),
    );
  });
});

describe('Pagination', () => {
  it('links to pages by address, and marks the current one, the one before and the one after', () => {
    show();
    const nav = screen.getByRole('navigation', { name: 'Pages' });
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=4');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=6');
    expect(screen.getByRole('link', { name: 'Page 6' })).toHaveAttribute('rel', 'next');
    expect(screen.getByText('Page 5 of 12')).toBeInTheDocument();
  });

  it('has no link beyond the first and the last page', () => {
    const { unmount } = show({ page: 1 });
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    unmount();
    show({ page: 12 });
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  });

  it('renders nothing for a single page, and writes the digits of the language', () => {
    const { container, unmount } = show({ pageCount: 1, page: 1 });
    expect(container).toBeEmptyDOMElement();
    unmount();
    show({ locale: 'ar-EG' });
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('٥');
  });
});
