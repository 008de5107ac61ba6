import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Banner } from './Banner';

describe('Banner', () => {
  it('announces danger at once and other tones politely', () => {
    render(
      <>
        <Banner tone="danger">Offline</Banner>
        <Banner>Your trial ends</Banner>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Offline');
    expect(screen.getByRole('status')).toHaveTextContent('Your trial ends');
  });

  it('is dismissed by its button, when the caller allows it', async () => {
    const onDismiss = vi.fn();
    render(
      <Banner onDismiss={onDismiss} dismissLabel="Dismiss">
        Your trial ends
      </Banner>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('cannot be dismissed but can be ended while an agent acts as a viewer', async () => {
    const onEnd = vi.fn();
    render(
      <Banner
        tone="impersonation"
        onDismiss={vi.fn()}
        dismissLabel="Dismiss"
        actions={
          <button type="button" onClick={onEnd}>
            End
          </button>
        }
      >
        You are viewing the service as Maya Torres.
      </Banner>,
    );
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
