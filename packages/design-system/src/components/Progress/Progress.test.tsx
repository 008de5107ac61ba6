import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Progress } from './Progress';

describe.each(['bar', 'ring'] as const)('Progress as a %s', (shape) => {
  it('says what goes on and how far it is, in words', () => {
    render(<Progress shape={shape} label="Downloading" value={0.62} valueText="62%" />);
    const progress = screen.getByRole('progressbar', { name: 'Downloading' });
    expect(progress).toHaveAttribute('aria-valuenow', '62');
    expect(progress).toHaveAttribute('aria-valuetext', '62%');
    expect(screen.getByText('62%')).toBeInTheDocument();
  });

  it('has no value while nobody knows', () => {
    render(<Progress shape={shape} label="Preparing" />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });

  it.each([
    [-1, '0'],
    [2, '100'],
    [Number.NaN, '0'],
  ])('takes %s for %s per cent', (value, now) => {
    render(<Progress shape={shape} label="Downloading" value={value} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', now);
  });

  it('keeps a hidden label for assistive technology', () => {
    render(<Progress shape={shape} label="Downloading" labelHidden value={0.5} />);
    expect(screen.getByRole('progressbar', { name: 'Downloading' })).toBeInTheDocument();
  });
});
