import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BoutRow, type BoutRowProps } from './BoutRow';

const setup = (props: Partial<BoutRowProps> = {}) =>
  render(
    <ol>
      <BoutRow
        red={{
          name: 'Ada Okafor',
          cornerLabel: 'Red corner',
          record: '18–2–0',
          country: 'Nigeria',
        }}
        blue={{ name: 'Kim Sato', cornerLabel: 'Blue corner', href: '/fighters/2' }}
        versus="vs."
        weightClass="Lightweight"
        winnerLabel="Winner"
        {...props}
      />
    </ol>,
  );
const corner = (container: HTMLElement, side: string) =>
  container.querySelector(`[data-corner="${side}"]`);

describe('BoutRow', () => {
  it('has a heading with both names, then each corner in words', () => {
    setup();
    expect(
      screen.getByRole('heading', { level: 4, name: 'Ada Okafor vs. Kim Sato' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent(
      /Red corner.*Ada Okafor.*18–2–0 · Nigeria.*Lightweight.*Blue corner.*Kim Sato/,
    );
    expect(screen.getByRole('link', { name: 'Kim Sato' })).toHaveAttribute('href', '/fighters/2');
  });

  it.each(['red', 'blue'] as const)('marks the winner in the %s corner in words', (winner) => {
    const { container } = setup({ result: { winner, label: 'Knockout', detail: 'Round 2' } });
    expect(corner(container, winner)).toHaveTextContent('Winner');
    expect(screen.getAllByText('Winner')).toHaveLength(1);
    expect(screen.getByText('Knockout')).toBeInTheDocument();
  });

  it('marks no winner of a draw', () => {
    setup({ result: { label: 'Draw' } });
    expect(screen.queryByText('Winner')).toBeNull();
    expect(screen.getByText('Draw')).toBeInTheDocument();
  });

  it('covers the result, and shows that it loads until it is there', () => {
    const cover = { showLabel: 'Show result', hideLabel: 'Hide result', loadingLabel: 'Loading' };
    setup({ cover });
    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(false);
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('Loading');
  });
});
