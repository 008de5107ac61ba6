import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { moved } from './moved';
import { SortableList, type SortableListLabels } from './SortableList';

const labels: SortableListLabels = {
  handle: (name) => `Move ${name}`,
  keys: 'Space grabs.',
  grabbed: (name, place, total) => `${name} grabbed at ${place} of ${total}`,
  over: (name, place, total) => `${name} over ${place} of ${total}`,
  dropped: (name, place, total) => `${name} dropped at ${place} of ${total}`,
  cancelled: (name, place, total) => `${name} back at ${place} of ${total}`,
};

function show() {
  const onMove = vi.fn();
  const items = ['A', 'B', 'C', 'D'].map((name) => ({ id: name.toLowerCase(), name }));
  render(<SortableList items={items} label="My list" labels={labels} onMove={onMove} />);
  return onMove;
}
const order = () => screen.getAllByRole('listitem').map((row) => row.textContent?.trim().slice(-1));
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });

it('moved takes one item to another place and leaves the others in their order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(), { minLength: 1 }),
      fc.nat(),
      fc.integer({ min: -3, max: 40 }),
      (items, at, to) => {
        const from = at % items.length;
        const after = moved(items, from, to);
        const item = items[from];
        expect(after.filter((one) => one !== item)).toEqual(items.filter((one) => one !== item));
        expect(after.indexOf(item ?? -1)).toBe(Math.max(0, Math.min(to, items.length - 1)));
      },
    ),
  );
});

it('SortableList moves an item by keys, says each place, and tells the page once it is dropped', async () => {
  const onMove = show();
  handle('B').focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('status')).toHaveTextContent('B grabbed at 2 of 4');
  await userEvent.keyboard('{ArrowDown}');
  expect(order()).toEqual(['A', 'C', 'B', 'D']);
  expect(handle('B')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('status')).toHaveTextContent('B over 4 of 4');
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(onMove.mock.calls).toEqual([['b', 3]]);
  expect(screen.getByRole('status')).toHaveTextContent('B dropped at 4 of 4');
});

it('SortableList renders only the rows again that a step moves', async () => {
  const items = Array.from({ length: 50 }, (_, at) => ({ id: String(at), name: `Item ${at}` }));
  const actions = vi.fn(() => null);
  render(
    <SortableList items={items} label="Long" labels={labels} onMove={() => {}} actions={actions} />,
  );
  handle('Item 3').focus();
  await userEvent.keyboard(' ');
  actions.mockClear();
  await userEvent.keyboard('{ArrowDown}');
  expect(actions.mock.calls.map(([item]: unknown[]) => item)).toEqual([items[4], items[3]]);
});

it('SortableList puts an item back with Escape, and when the viewer goes elsewhere with it in hand', async () => {
  const onMove = show();
  handle('C').focus();
  await userEvent.keyboard(' {ArrowUp}{ArrowUp}{Escape}');
  expect(order()).toEqual(['A', 'B', 'C', 'D']);
  expect(screen.getByRole('status')).toHaveTextContent('C back at 3 of 4');
  await userEvent.keyboard(' {Home}');
  await userEvent.tab();
  await waitFor(() => expect(order()).toEqual(['A', 'B', 'C', 'D']));
  expect(onMove).not.toHaveBeenCalled();
});

it('SortableList does nothing for arrow keys on a handle that holds nothing', async () => {
  const onMove = show();
  handle('A').focus();
  await userEvent.keyboard('{ArrowDown}{Escape} {ArrowUp} ');
  expect(order()).toEqual(['A', 'B', 'C', 'D']);
  expect(onMove).not.toHaveBeenCalled();
});

it('SortableList says how to use a handle by keys', () => {
  show();
  expect(handle('A')).toHaveAccessibleDescription('Space grabs.');
});
