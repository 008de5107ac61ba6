import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RecordRow } from './RecordRow';

const row = (href?: string) =>
  render(
    <ol>
      <RecordRow
        result="win"
        resultLabel="Win"
        opponent="Rosa Delgado"
        method="Knockout"
        round="R2 · 3:41"
        date="4 Jul 2026"
        event="Night of the Eight"
        href={href}
      />
    </ol>,
  );

describe('RecordRow', () => {
  it('reads the bout in words: result, opponent, event, method, round, day', () => {
    row();
    expect(screen.getByRole('listitem')).toHaveTextContent(
      /Win.*Rosa Delgado.*Night of the Eight.*Knockout.*R2 · 3:41.*4 Jul 2026/,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is one link, named by the opponent', async () => {
    row('/bout/1');
    await userEvent.tab();
    const link = within(screen.getByRole('listitem')).getByRole('link', { name: 'Rosa Delgado' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '/bout/1');
  });
});
