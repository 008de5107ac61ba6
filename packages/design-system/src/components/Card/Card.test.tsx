import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Card, type CardKind, type CardProps } from './Card';
import { CardSkeleton } from './CardSkeleton';

const KINDS: CardKind[] = ['event', 'video', 'series', 'playlist', 'news', 'fighter', 'programme'];

const setup = (props: Partial<CardProps> = {}) =>
  render(
    <Card
      href="/event/1"
      title="Okafor v Lindqvist"
      shape="landscape"
      image={{ url: '/picture', width: 1920, height: 1080, tone: '#102030', alt: 'Two fighters' }}
      {...props}
    />,
  );

describe('Card', () => {
  it('is one link, named by its title only', () => {
    setup({ facts: 'Today, 21:00', badges: 'Live' });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Okafor v Lindqvist' })).toHaveAttribute(
      'href',
      '/event/1',
    );
  });

  it('has a heading of the given level', () => {
    setup({ headingLevel: 4 });
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Okafor v Lindqvist');
  });

  it('hides its picture from assistive technology, since the title says the same', () => {
    setup({ imageLoading: 'lazy' });
    expect(screen.queryByRole('img', { name: 'Two fighters' })).toBeNull();
  });

  it('announces the progress in words, and keeps the bar within its bounds', () => {
    const { container } = setup({ progress: { value: 1.4, label: '100% watched' } });
    expect(screen.getByText('100% watched')).toBeInTheDocument();
    expect(container.querySelector('rect[height="100%"][width="100%"]:not([fill])')).not.toBeNull();
  });

  it('announces why it is locked', () => {
    setup({ lockedLabel: 'Pass required' });
    expect(screen.getByRole('img', { name: 'Pass required' })).toBeInTheDocument();
  });

  it('has quick actions beside the link, reachable by keyboard', () => {
    setup({ actions: <button type="button">Add to list</button> });
    const button = screen.getByRole('button', { name: 'Add to list' });
    expect(screen.getByRole('link')).not.toContainElement(button);
  });

  it('has the same texts but no link when it has no address', () => {
    setup({ href: undefined, facts: 'Today, 21:00' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Okafor v Lindqvist' })).toBeInTheDocument();
    expect(screen.getByText('Today, 21:00')).toBeInTheDocument();
  });

  it.each(KINDS)(
    'shows a drawing for a %s without a picture, hidden from assistive technology',
    (kind) => {
      const { container } = setup({ kind, image: undefined });
      expect(screen.queryByRole('img')).toBeNull();
      expect(container.querySelectorAll('[data-ui="fallback"] > svg')).toHaveLength(1);
    },
  );

  it('is one stop of Tab, followed by its quick actions', async () => {
    setup({
      actions: (
        <>
          <button type="button">Add to list</button>
          <button type="button">More</button>
        </>
      ),
    });
    const stops = [
      screen.getByRole('link'),
      screen.getByRole('button', { name: 'Add to list' }),
      screen.getByRole('button', { name: 'More' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      expect(stop).toHaveFocus();
    }
  });

  it('passes the page’s props to its link', async () => {
    const onClick = vi.fn((event) => event.preventDefault());
    setup({ linkProps: { onClick, 'aria-describedby': 'why' } });
    await userEvent.click(screen.getByRole('link'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link')).toHaveAttribute('aria-describedby', 'why');
  });

  it('stays small, since a page shows hundreds of cards', () => {
    const { container } = setup({ facts: '48 min', imageLoading: 'lazy' });
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(14);
  });
});

describe('CardSkeleton', () => {
  it('is hidden from assistive technology: its list announces the loading once', () => {
    const { container } = render(<CardSkeleton shape="portrait" kind="series" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent('');
  });
});
