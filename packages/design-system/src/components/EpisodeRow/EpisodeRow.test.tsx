import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EpisodeList, EpisodeListSkeleton } from './EpisodeList';
import { EpisodeRow, type EpisodeRowProps } from './EpisodeRow';

const setup = (props: Partial<EpisodeRowProps> = {}) =>
  render(
    <EpisodeList label="Season 2">
      <EpisodeRow
        href="/video/3"
        title="Ninety days out"
        number="3"
        numberLabel="Episode"
        {...props}
      />
    </EpisodeList>,
  );

describe('EpisodeRow', () => {
  it('is one link in a list, named by the episode', () => {
    setup({ synopsis: 'It begins.', duration: '48 min' });
    expect(screen.getByRole('list', { name: 'Season 2' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ninety days out' })).toHaveAttribute(
      'href',
      '/video/3',
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('announces the number once, with its name', () => {
    setup();
    expect(
      screen.getByRole('heading', { level: 3, name: 'Episode 3: Ninety days out' }),
    ).toBeInTheDocument();
  });

  it.each([
    [0.4, 0],
    [1, 1],
    [1.3, 1],
  ])('watched to %f has %i ticks, and a text for it', (value, ticks) => {
    const { container } = setup({
      image: { url: '/a', width: 960, height: 540 },
      progress: { value, label: 'Watched' },
    });
    expect(screen.getByText('Watched')).toBeInTheDocument();
    expect(container.querySelectorAll('svg > path')).toHaveLength(ticks);
    expect(container.querySelector('rect')).toHaveAttribute(
      'width',
      `${Math.min(1, value) * 100}%`,
    );
  });

  it.each(['next', 'playing', 'new'] as const)('announces the mark %s in words', (kind) => {
    setup({ mark: { kind, label: 'Mark' } });
    expect(screen.getByText('Mark')).toBeInTheDocument();
    expect(screen.getByRole('link').hasAttribute('aria-current')).toBe(kind === 'playing');
  });

  it('announces why it is locked', () => {
    setup({ lockedLabel: 'Pass required' });
    expect(screen.getByRole('img', { name: 'Pass required' })).toBeInTheDocument();
  });

  it('has its actions beside the link, after it', async () => {
    setup({ actions: <button type="button">Add</button> });
    await userEvent.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  });

  it('has the same texts but no link when it has no address', () => {
    setup({ href: undefined });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading')).toHaveTextContent('Ninety days out');
  });
});

describe('EpisodeListSkeleton', () => {
  it('is hidden from assistive technology and has no text', () => {
    const { container } = render(<EpisodeListSkeleton count={3} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstElementChild?.children).toHaveLength(3);
    expect(container).toHaveTextContent('');
  });
});
