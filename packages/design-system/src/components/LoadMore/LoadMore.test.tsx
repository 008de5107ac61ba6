import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { LoadMore, type LoadMoreProps } from './LoadMore';

const foot = (props: Partial<LoadMoreProps> = {}) => (
  <LoadMore
    label="Show more"
    loaded={60}
    total={180}
    countLabel={(loaded, total) => `${loaded} of ${total}`}
    arrivedLabel={(arrived) => `${arrived} more loaded`}
    busyLabel="Loading"
    onLoad={vi.fn()}
    {...props}
  />
);
const said = () => screen.getAllByRole('status').map((region) => region.textContent);

describe('LoadMore', () => {
  it('shows how much of the list is loaded, asks for more, and announces how many came', async () => {
    const onLoad = vi.fn();
    const { rerender } = render(foot({ onLoad }));
    expect(screen.getByText('60 of 180')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onLoad).toHaveBeenCalledOnce();
    rerender(foot({ onLoad, loaded: 120 }));
    expect(screen.getByText('120 of 180')).toBeInTheDocument();
    expect(said()).toEqual(['60 more loaded']);
  });

  it('repeats the announcement when as many come the next time', async () => {
    const { rerender } = render(foot({ loaded: 0 }));
    rerender(foot({ loaded: 60 }));
    await userEvent.click(screen.getByRole('button'));
    expect(said()).toEqual(['']);
    rerender(foot({ loaded: 120 }));
    expect(said()).toEqual(['60 more loaded']);
  });

  it('keeps its focus while loading, and asks only once', async () => {
    const onLoad = vi.fn();
    const { rerender } = render(foot({ onLoad }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    rerender(foot({ onLoad, busy: true }));
    await userEvent.keyboard('{Enter}');
    expect(onLoad).toHaveBeenCalledOnce();
    rerender(foot({ onLoad, loaded: 120 }));
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('gives the focus to the count when the last items have come', async () => {
    const { rerender } = render(foot());
    await userEvent.click(screen.getByRole('button'));
    rerender(foot({ loaded: 180 }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('180 of 180')).toHaveFocus();
  });

  it('shows nothing under a list that was complete from the start', () => {
    const { container } = render(foot({ loaded: 3, total: 3 }));
    expect(screen.queryByText('3 of 3')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toBeNull();
  });

  it('leaves the focus alone when the viewer has moved it meanwhile', async () => {
    const page = (props: Partial<LoadMoreProps>) => (
      <>
        <button type="button">Elsewhere</button>
        {foot(props)}
      </>
    );
    const { rerender } = render(page({}));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    rerender(page({ loaded: 180 }));
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('shows an error and stays for another try', () => {
    const { rerender } = render(foot());
    rerender(foot({ error: 'We could not load more.' }));
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load more.');
    expect(screen.getByRole('button', { name: 'Show more' })).toBeEnabled();
  });

  it('works without a total, as long as hasMore is true', () => {
    const { rerender } = render(foot({ total: undefined, hasMore: true }));
    expect(screen.getByRole('button')).toBeInTheDocument();
    rerender(foot({ total: undefined, hasMore: false }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has a link for viewers without script, and no style attribute', () => {
    const html = renderToString(foot({ href: '?page=2' }));
    expect(html).toMatch(/<noscript>.*href="\?page=2".*<\/noscript>/);
    expect(html).not.toContain('style=');
  });
});
