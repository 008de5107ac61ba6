import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CloseIcon } from '../Icon';
import { IconButton } from './IconButton';

describe('IconButton', () => {
  it('is named by its label only', () => {
    render(<IconButton label="Close" icon={<CloseIcon />} />);
    const button = screen.getByRole('button', { name: 'Close' });
    expect(button).toHaveAttribute('type', 'button');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is pressed by keyboard, and not when it is disabled', async () => {
    const onClick = vi.fn();
    const { rerender } = render(
      <IconButton label="Close" icon={<CloseIcon />} onClick={onClick} />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(2);
    rerender(<IconButton label="Close" icon={<CloseIcon />} onClick={onClick} disabled />);
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('is a link when it has an address, and gives the caller a ref to its element', () => {
    const ref = createRef<HTMLAnchorElement>();
    render(<IconButton ref={ref} label="Home" icon={<CloseIcon />} href="/" />);
    expect(screen.getByRole('link', { name: 'Home' })).toBe(ref.current);
  });
});
