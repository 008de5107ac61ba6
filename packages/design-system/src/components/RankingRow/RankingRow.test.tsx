import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RankingRow, type RankingRowProps } from './RankingRow';

const row = (props: Partial<RankingRowProps> = {}) =>
  render(
    <ol>
      <RankingRow rank="1" rankLabel="Rank" name="Ada Okafor" record="18–2–0" {...props} />
    </ol>,
  );

describe('RankingRow', () => {
  it('reads rank, name and record in that order', () => {
    row();
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Rank 1.*Ada Okafor.*18–2–0/);
  });

  it.each([
    ['up', '3', 'Up 3'],
    ['down', '2', 'Down 2'],
    ['same', '–', 'Unchanged'],
    ['new', 'New', 'New this week'],
  ] as const)('announces the movement %s in words, and shows %s', (way, text, label) => {
    row({ movement: { way, text, label } });
    expect(screen.getByText(label)).toBeInTheDocument();
    expect(screen.getByText(text)).toHaveAttribute('aria-hidden', 'true');
  });

  it('names the champion instead of a rank', () => {
    row({ rank: undefined, championLabel: 'Champion' });
    expect(screen.getByRole('listitem')).toHaveTextContent(/Champion.*Ada Okafor/);
    expect(screen.queryByText('Rank')).toBeNull();
  });

  it('is one link, named by the fighter', async () => {
    row({ href: '/fighter/1' });
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Ada Okafor' })).toHaveFocus();
  });
});
