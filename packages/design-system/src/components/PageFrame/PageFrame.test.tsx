import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type FrameRatio, PageFrame, type PageFrameProps } from './PageFrame';

const show = (props: Partial<PageFrameProps> = {}) => {
  render(<PageFrame title="Help" address="https://help.example/" height={900} {...props} />);
  return screen.getByTitle('Help');
};
const rights = (frame: HTMLElement) => frame.getAttribute('sandbox')?.split(' ') ?? [];

it('names the other page, and lets it neither navigate this one nor read where a viewer comes from', () => {
  const frame = show();
  expect(frame).toHaveAttribute('src', 'https://help.example/');
  expect(frame).toHaveAttribute('height', '900');
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect(rights(frame)).toContain('allow-scripts');
  expect(rights(frame).filter((right) => right.startsWith('allow-top-navigation'))).toEqual([]);
});

it('allows no more than it is told to', () => {
  expect(rights(show({ allow: [] }))).toEqual(['allow-scripts']);
  expect(screen.getByTitle('Help')).not.toHaveAttribute('allow');
});

it('allows what it is told to', () => {
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
])('keeps its room by a ratio, too: %s', (ratio, kept) => {
  const frame = show({ ratio });
  expect(frame).not.toHaveAttribute('height');
  expect(getComputedStyle(frame).aspectRatio).toBe(kept);
});

it('says what to do as long as no page is there', () => {
  const frame = show({ fallback: 'Open it below.' });
  expect(screen.getByText('Open it below.')).toBeInTheDocument();
  fireEvent.load(frame);
  expect(screen.queryByText('Open it below.')).not.toBeInTheDocument();
});

it('says so anew when another page is to stand there', () => {
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

it('takes what cannot be read for a page that came early, where a page keeps its origin alone', () => {
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

it('says so, too, when the policy keeps the page out, whatever the browser shows in its place', () => {
  const frame = show({ fallback: 'Open it below.' });
  violation('img-src', 'https://help.example/a.png');
  fireEvent.load(frame);
  expect(screen.queryByText('Open it below.')).not.toBeInTheDocument();
  violation('frame-src', 'https://help.example/');
  fireEvent.load(frame);
  expect(screen.getByText('Open it below.')).toBeInTheDocument();
});

it('says so when the page leads to another that is kept out, unless that may be another frame’s', () => {
  const frame = show({ fallback: 'Open it below.' });
  const { unmount } = render(<PageFrame title="Other" address="https://other.example/" />);
  fireEvent.load(frame);
  violation('frame-src', 'https://elsewhere.example/');
  expect(screen.queryByText('Open it below.')).not.toBeInTheDocument();
  unmount();
  violation('frame-src', 'https://elsewhere.example/');
  expect(screen.getByText('Open it below.')).toBeInTheDocument();
});
