import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PlayerMessage } from './PlayerMessage';
import { PlayerScreens } from './PlayerScreens';

describe('PlayerMessage', () => {
  it('tells what is the matter and what to do, primary action first', () => {
    render(
      <PlayerMessage
        title="Playback has stopped"
        text="Your place is kept."
        urgent
        primary={<button type="button">Try again</button>}
        quiet={<button type="button">Report</button>}
        requestId="01JD9S"
        requestIdLabel="Request"
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Your place is kept.');
    expect(screen.getByRole('alert')).toHaveTextContent('Request 01JD9S');
    expect(screen.getByRole('heading', { name: 'Playback has stopped' })).toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Try again',
      'Report',
    ]);
  });

  it('is a dialog with the name of its title where it asks', () => {
    render(<PlayerMessage asks title="Still there?" text="It is paused." />);
    expect(screen.getByRole('alertdialog', { name: 'Still there?' })).toHaveTextContent(
      'It is paused.',
    );
  });

  it('is neither a heading nor an alert as a line over a picture that goes on', () => {
    render(<PlayerMessage look="line" title="The sound is off" />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('The sound is off')).toBeInTheDocument();
  });
});

describe('PlayerScreens', () => {
  it('stops the screen whose button is pressed; each button has the name of its device', async () => {
    const onStop = vi.fn();
    render(
      <PlayerScreens
        label="Watching now"
        stopLabel="Stop watching there"
        onStop={onStop}
        screens={[
          { id: 'a', name: 'Living room TV' },
          { id: 'b', name: 'Phone', facts: 'Since 20:14' },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Stop watching there: Phone' }));
    expect(onStop).toHaveBeenCalledExactlyOnceWith('b');
  });
});
