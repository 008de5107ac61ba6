import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DetailHeader, type DetailHeaderProps } from './DetailHeader';
import { DetailHeaderSkeleton } from './DetailHeaderSkeleton';

const setup = (props: Partial<DetailHeaderProps> = {}) =>
  render(<DetailHeader title="The Long Way Back" moreLabel="More" lessLabel="Less" {...props} />);

describe('DetailHeader', () => {
  it('is a region that the title names, and the title is the page’s heading', () => {
    setup();
    const region = screen.getByRole('region', { name: 'The Long Way Back' });
    expect(
      within(region).getByRole('heading', { level: 1, name: 'The Long Way Back' }),
    ).toBeInTheDocument();
  });

  it('reads a title of two sides as one name', () => {
    setup({
      title: 'Apex 63: Tordahl vs. Fonomau',
      titleParts: ['Apex 63:', 'Tordahl vs.', 'Fonomau'],
    });
    expect(
      screen.getByRole('heading', { name: 'Apex 63: Tordahl vs. Fonomau' }),
    ).toBeInTheDocument();
  });

  it('lists the facts in their order', () => {
    setup({ facts: ['2026', '48 min'] });
    const facts = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(facts.map(({ textContent }) => textContent)).toEqual(['2026', '48 min']);
  });

  it('has the description in the page, closed, below the synopsis and the actions', () => {
    setup({
      synopsis: 'A return.',
      description: <p>All of it.</p>,
      action: <button type="button">Watch</button>,
    });
    const more = screen.getByRole<HTMLDetailsElement>('group');
    expect(more.open).toBe(false);
    expect(more).toHaveTextContent('All of it.');
    expect(screen.getByRole('button', { name: 'Watch' }).compareDocumentPosition(more)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('shows the description at once where there is no synopsis', () => {
    setup({ description: <p>All of it.</p> });
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByText('All of it.')).toBeInTheDocument();
  });

  it('names each credit and each detail', () => {
    setup({
      credits: [{ label: 'Directed by', value: 'Rosa Delgado' }],
      details: [{ label: 'Venue', value: 'Harbour Hall' }],
    });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Directed by',
      'Venue',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Rosa Delgado',
      'Harbour Hall',
    ]);
  });

  it('has no empty parts when there is only a title', () => {
    const { container } = setup();
    expect(container.querySelectorAll(':empty')).toHaveLength(0);
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('DetailHeaderSkeleton', () => {
  it('is busy, and has a name for it', () => {
    const { container } = render(<DetailHeaderSkeleton label="Loading" />);
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
    expect(container).toHaveTextContent(/^Loading$/);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
