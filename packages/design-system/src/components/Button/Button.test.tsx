import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type LinkProps, LinkProvider } from '../LinkProvider';
import { Button } from './Button';

describe('Button', () => {
  it('does not submit a form unless its type is submit', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
  });

  it('keeps its focus and ignores presses while loading', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Save</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button onClick={onClick} loading loadingLabel="Saving">
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: /Save/ });
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status', { name: 'Saving' })).toBeInTheDocument();
  });

  it('does not submit twice: a submit button prevents its form from being sent while loading', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is rendered by the nearest LinkProvider when it has an address', () => {
    const Routed = (props: LinkProps) => <a {...props} data-routed="" />;
    render(
      <LinkProvider component={Routed}>
        <Button href="/watch">Watch</Button>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Watch' });
    expect(link).toHaveAttribute('href', '/watch');
    expect(link).toHaveAttribute('data-routed');
  });

  it('gives its style to a child, keeping the child’s own attributes', () => {
    render(
      <Button asChild>
        <a href="/file" download className="mine">
          Receipt
        </a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Receipt' });
    expect(link).toHaveAttribute('download');
    expect(link).toHaveClass('mine');
    expect(link.className.split(' ').length).toBeGreaterThan(1);
  });
});
