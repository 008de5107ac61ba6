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
  it('is one link, named by its title alone', () => {
    setup({ facts: 'Today, 21:00', badges: 'Live' });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Okafor v Lindqvist' })).toHaveAttribute(
      'href',
      '/event/1',
    );
  });

  it('has a heading of the level the page needs', () => {
    setup({ headingLevel: 4 });
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Okafor v Lindqvist');
  });

  it('does not read its picture out: the title says it', () => {
    setup({ imageLoading: 'lazy' });
    expect(screen.queryByRole('img', { name: 'Two fighters' })).toBeNull();
  });

  it('says in words how far the viewer is, and draws it within its bounds', () => {
    const { container } = setup({ progress: { value: 1.4, label: '100% watched' } });
    expect(screen.getByText('100% watched')).toBeInTheDocument();
    expect(container.querySelector('rect[height="100%"][width="100%"]:not([fill])')).not.toBeNull();
  });

  it('says why it is locked', () => {
    setup({ lockedLabel: 'Needs a pass' });
    expect(screen.getByRole('img', { name: 'Needs a pass' })).toBeInTheDocument();
  });

  it('keeps quick actions beside the link, in reach of the keyboard', () => {
    setup({ actions: <button type="button">Add to list</button> });
    const button = screen.getByRole('button', { name: 'Add to list' });
    expect(screen.getByRole('link')).not.toContainElement(button);
  });

  it('is no link where it leads nowhere, and says the same', () => {
    setup({ href: undefined, facts: 'Today, 21:00' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Okafor v Lindqvist' })).toBeInTheDocument();
    expect(screen.getByText('Today, 21:00')).toBeInTheDocument();
  });

  it.each(KINDS)('draws a %s without a picture, and reads nothing of it out', (kind) => {
    const { container } = setup({ kind, image: undefined });
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelectorAll('[data-ui="fallback"] > svg')).toHaveLength(1);
  });

  it('is reached by Tab as one stop, then its quick actions', async () => {
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

  it('hands its link what a page gives it', async () => {
    const onClick = vi.fn((event) => event.preventDefault());
    setup({ linkProps: { onClick, 'aria-describedby': 'why' } });
    await userEvent.click(screen.getByRole('link'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link')).toHaveAttribute('aria-describedby', 'why');
  });

  it('stays small: a page shows hundreds of them', () => {
    const { container } = setup({ facts: '48 min', imageLoading: 'lazy' });
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(14);
  });
});

describe('CardSkeleton', () => {
  it('is silent: its list says once that it is loading', () => {
    const { container } = render(<CardSkeleton shape="portrait" kind="series" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent('');
  });
});
