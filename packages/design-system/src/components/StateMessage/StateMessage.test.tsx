import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';

describe('ErrorState', () => {
  it('shows what happened, what to do and the request id, and has a way out', () => {
    render(
      <ErrorState
        title="We could not load this"
        text="Try again in a moment."
        requestId="01JD9S"
        requestIdLabel="Request"
        headingLevel={1}
        actions={<a href="/">Go to home page</a>}
      />,
    );
    const alert = screen.getByRole('alert');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not load this');
    expect(alert).toHaveTextContent('Try again in a moment.');
    expect(alert).toHaveTextContent('Request 01JD9S');
    expect(screen.getByRole('link', { name: 'Go to home page' })).toBeInTheDocument();
  });
});

describe('EmptyState', () => {
  it('is not announced as an alert', () => {
    render(<EmptyState title="Nothing is live" text="Next on Saturday." />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing is live' })).toBeInTheDocument();
  });

  it('shows a picture instead of the icon', () => {
    render(
      <EmptyState
        title="Starts on Saturday"
        icon={<svg role="img" aria-label="Clock" />}
        picture={<img src="/hall.webp" alt="An empty hall" />}
      />,
    );
    expect(screen.getByRole('img', { name: 'An empty hall' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Clock' })).toBeNull();
  });
});
