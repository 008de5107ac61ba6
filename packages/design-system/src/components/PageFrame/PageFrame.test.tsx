import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FrameRatio, PageFrame, type PageFrameProps } from './PageFrame';

const show = (props: Partial<PageFrameProps> = {}) => {
  render(<PageFrame title="Help" address="https://help.example/" height={900} {...props} />);
  return screen.getByTitle('Help');
};
const rights = (frame: HTMLElement) => frame.getAttribute('sandbox')?.split(' ') ?? [];

it('PageFrame names the other page, and prevents it from navigating this one or learning this page’s address', () => {
  const frame = show();
  expect(frame).toHaveAttribute('src', 'https://help.example/');
  expect(frame).toHaveAttribute('height', '900');
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect(rights(frame)).toContain('allow-scripts');
  expect(rights(frame).filter((right) => right.startsWith('allow-top-navigation'))).toEqual([]);
});

it('PageFrame allows no more than its `allow`', () => {
  expect(rights(show({ allow: [] }))).toEqual(['allow-scripts']);
  expect(screen.getByTitle('Help')).not.toHaveAttribute('allow');
});

it('PageFrame allows what is in its `allow`', () => {
  const frame = show({ allow: ['sameOrigin', 'popups', 'fullscreen'] });
  expect(rights(frame)).toEqual([
    ...['allow-scripts', 'allow-same-origin'],
    ...['allow-popups', 'allow-popups-to-escape-sandbox'],
  ]);
  expect(frame).toHaveAttribute('allow', 'fullscreen');
});

it.each<[FrameRatio, string]>([
  ['21:9', '21 / 9'],
  ['16:9', '16 / 9'],
  ['4:3', '4 / 3'],
  ['1:1', '1 / 1'],
  ['9:16', '9 / 16'],
])('PageFrame keeps its room by a ratio, too: %s', (ratio, kept) => {
  const frame = show({ ratio });
  expect(frame).not.toHaveAttribute('height');
  expect(getComputedStyle(frame).aspectRatio).toBe(kept);
});

it('PageFrame shows its fallback until a page has loaded', () => {
  const frame = show({ fallback: 'Open it below.' });
  expect(screen.getByText('Open it below.')).toBeInTheDocument();
  fireEvent.load(frame);
  expect(screen.queryByText('Open it below.')).not.toBeInTheDocument();
});

it('PageFrame shows its fallback again when the address changes', () => {
  const of = (address: string) => (
    <PageFrame title="Help" address={address} height={900} fallback="Open it below." />
  );
  const { rerender } = render(of('https://help.example/'));
  fireEvent.load(screen.getByTitle('Help'));
  expect(screen.queryByText('Open it below.')).not.toBeInTheDocument();
  rerender(of('https://elsewhere.example/'));
  expect(screen.getByText('Open it below.')).toBeInTheDocument();
  violation('frame-src', 'https://elsewhere.example/');
  fireEvent.load(screen.getByTitle('Help'));
  rerender(of('https://help.example/'));
  fireEvent.load(screen.getByTitle('Help'));
  expect(screen.queryByText('Open it below.')).not.toBeInTheDocument();
});

it('PageFrame treats an unreadable page as one that loaded early only where the page keeps its origin', () => {
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null);
  const fallback = 'Open it below.';
  show({ fallback, allow: ['popups'] });
  expect(screen.getByText(fallback)).toBeInTheDocument();
  cleanup();
  show({ fallback, allow: ['sameOrigin'] });
  expect(screen.queryByText(fallback)).not.toBeInTheDocument();
  vi.restoreAllMocks();
});

const violation = (effectiveDirective: string, blockedURI: string) =>
  act(() =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }),
    ),
  );

it('PageFrame shows its fallback when the policy blocks the page, whatever the browser shows in its place', () => {
  const frame = show({ fallback: 'Open it below.' });
  violation('img-src', 'https://help.example/a.png');
  fireEvent.load(frame);
  expect(screen.queryByText('Open it below.')).not.toBeInTheDocument();
  violation('frame-src', 'https://help.example/');
  fireEvent.load(frame);
  expect(screen.getByText('Open it below.')).toBeInTheDocument();
});

it('PageFrame shows its fallback when the page redirects to a blocked one, unless that may be another frame’s', () => {
  const frame = show({ fallback: 'Open it below.' });
  const { unmount } = render(<PageFrame title="Other" address="https://other.example/" />);
  fireEvent.load(frame);
  violation('frame-src', 'https://elsewhere.example/');
  expect(screen.queryByText('Open it below.')).not.toBeInTheDocument();
  unmount();
  violation('frame-src', 'https://elsewhere.example/');
  expect(screen.getByText('Open it below.')).toBeInTheDocument();
});
