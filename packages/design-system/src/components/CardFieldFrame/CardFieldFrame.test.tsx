import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CardFieldFrame } from './CardFieldFrame';

const frame = () => screen.getByRole('group', { name: 'Card number' });

describe('CardFieldFrame', () => {
  it('labels and describes the provider’s field', () => {
    render(
      <CardFieldFrame label="Card number" hint="We never see it" error="Not complete">
        <iframe title="provider" />
      </CardFieldFrame>,
    );
    expect(frame()).toContainElement(screen.getByTitle('provider'));
    expect(frame()).toHaveAccessibleDescription('Not complete We never see it');
  });

  it('gives a script an element to mount into', () => {
    const place = createRef<HTMLDivElement>();
    render(<CardFieldFrame label="Card number" id="card" mountRef={place} />);
    expect(place.current).toHaveAttribute('id', 'card');
    expect(place.current).toBeEmptyDOMElement();
  });

  it('asks the provider to take the focus, from its label and from an error summary', async () => {
    const onFocusRequest = vi.fn();
    const place = createRef<HTMLDivElement>();
    render(<CardFieldFrame label="Card number" mountRef={place} onFocusRequest={onFocusRequest} />);
    await userEvent.click(screen.getByText('Card number'));
    expect(onFocusRequest).toHaveBeenCalledTimes(1);
    place.current?.focus();
    expect(onFocusRequest).toHaveBeenCalledTimes(2);
  });

  it('announces each state once, and an error before completeness', () => {
    const texts = { completeLabel: 'Complete', loadingLabel: 'Loading' };
    const { rerender } = render(<CardFieldFrame label="Card number" {...texts} loading />);
    expect(frame()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    rerender(<CardFieldFrame label="Card number" {...texts} complete />);
    expect(frame()).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('status')).toHaveTextContent('Complete');
    rerender(<CardFieldFrame label="Card number" {...texts} complete error="Declined" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
