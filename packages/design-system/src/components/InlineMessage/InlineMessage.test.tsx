import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InlineMessage } from './InlineMessage';

describe('InlineMessage', () => {
  it('announces an error at once and good news politely', () => {
    render(
      <>
        <InlineMessage tone="error" title="No match" />
        <InlineMessage tone="success" title="Saved" />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('No match');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it('shows the request id small, left to right in any language', () => {
    render(
      <InlineMessage tone="error" title="لا تطابق" requestId="01JD9S" requestIdLabel="الطلب" />,
    );
    expect(screen.getByText('01JD9S')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('01JD9S').closest('small')).toHaveTextContent('الطلب 01JD9S');
  });
});
