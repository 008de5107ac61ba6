import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Progress } from './Progress';

describe.each(['bar', 'ring'] as const)('Progress as a %s', (shape) => {
  it('announces in words what is running and how far it is', () => {
    render(<Progress shape={shape} label="Downloading" value={0.62} valueText="62%" />);
    const progress = screen.getByRole('progressbar', { name: 'Downloading' });
    expect(progress).toHaveAttribute('aria-valuenow', '62');
    expect(progress).toHaveAttribute('aria-valuetext', '62%');
    expect(screen.getByText('62%')).toBeInTheDocument();
  });

  it('has no value while the end is not known', () => {
    render(<Progress shape={shape} label="Preparing" />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });

  it.each([
    [-1, '0'],
    [2, '100'],
    [Number.NaN, '0'],
  ])('shows the value %s as %s per cent', (value, now) => {
    render(<Progress shape={shape} label="Downloading" value={value} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', now);
  });

  it('keeps a hidden label for assistive technology', () => {
    render(<Progress shape={shape} label="Downloading" labelHidden value={0.5} />);
    expect(screen.getByRole('progressbar', { name: 'Downloading' })).toBeInTheDocument();
  });
});
