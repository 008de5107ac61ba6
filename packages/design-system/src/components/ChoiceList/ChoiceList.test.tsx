import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Choice } from './Choice';
import { ChoiceList } from './ChoiceList';
import { ChoiceSkeleton } from './ChoiceSkeleton';

it('ChoiceList is a named list, whose entries are chosen by keyboard', async () => {
  const onClick = vi.fn();
  render(
    <ChoiceList label="TV providers">
      <Choice name="Harbour Cable" onClick={onClick} />
      <Choice name="Copperline" onClick={() => {}} />
    </ChoiceList>,
  );
  expect(
    within(screen.getByRole('list', { name: 'TV providers' })).getAllByRole('listitem'),
  ).toHaveLength(2);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Harbour Cable' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('Choice shows a mark, and initials when it fails to load', () => {
  const { container } = render(
    <Choice
      name="Harbour Cable"
      look="tiles"
      mark="https://service.example/m"
      onClick={() => {}}
    />,
  );
  const mark = container.querySelector('img');
  expect(mark).toHaveAttribute('src', 'https://service.example/m');
  if (mark) fireEvent.error(mark);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('HC')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Harbour Cable' })).toBeInTheDocument();
});

it('Choice says a name once: a mark that contains it is shown without it, until it fails to load', () => {
  render(
    <Choice
      name="Harbour Cable"
      look="tiles"
      mark="https://service.example/m"
      wordmark
      onClick={() => {}}
    />,
  );
  expect(screen.getByRole('button', { name: 'Harbour Cable' })).toBeInTheDocument();
  expect(screen.queryByText('Harbour Cable')).toBeNull();
  fireEvent.error(screen.getByRole('img', { name: 'Harbour Cable' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Harbour Cable')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Harbour Cable' })).toBeInTheDocument();
});

it('Choice shows the name of an entry without its wordmark', () => {
  render(<Choice name="Echo Satellite" look="tiles" wordmark onClick={() => {}} />);
  expect(screen.getByRole('button', { name: 'Echo Satellite' })).toHaveTextContent(
    'ESEcho Satellite',
  );
});

it('ChoiceSkeleton is hidden from assistive technology', () => {
  render(<ChoiceSkeleton count={3} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
