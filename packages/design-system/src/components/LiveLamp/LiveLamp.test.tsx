import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LiveLamp } from './LiveLamp';

describe('LiveLamp', () => {
  it('leads to now while behind, and keeps the focus when it is there', async () => {
    const onGoLive = vi.fn();
    const { rerender } = render(
      <LiveLamp state="behind" label="Go live" detail="12 min behind" onGoLive={onGoLive} />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onGoLive).toHaveBeenCalledOnce();
    rerender(<LiveLamp state="live" label="Live" onGoLive={onGoLive} />);
    expect(screen.getByRole('button', { name: 'Live' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onGoLive).toHaveBeenCalledOnce();
  });

  it('is no button when the event is over', () => {
    render(<LiveLamp state="ended" label="Ended" onGoLive={vi.fn()} />);
    expect(screen.getByText('Ended')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
