import { act, screen, waitFor } from '@testing-library/react';
import setupUserEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeCall, refused, showWith } from '../testing/fake-origin';

const userEvent = setupUserEvent.setup({ delay: null });
const stored = {
  version: 3,
  autoAdvance: true,
  muted: true,
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
  pluginAccessTokens: { standings: 'secret-token' },
};
const FEATURES = ['preferences'] as const;
const writes = (calls: readonly FakeCall[]) =>
  calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('[2.3-30] [2.7-32] [2.7-33] a preference is saved at once, with the version after the last, and given to the device', async () => {
  let now: object & { version: number } = stored;
  const calls = showWith('/preferences', FEATURES, ({ call, body }) => {
    if (call.startsWith('PUT')) now = { ...now, ...(body as object), version: now.version + 1 };
    return [200, now];
  });
  await userEvent.click(await screen.findByRole('switch', { name: 'Play the next title' }));
  await waitFor(() => expect(screen.getByText('Saved.')).toBeInTheDocument());
  await userEvent.selectOptions(screen.getByLabelText('Audio'), 'es');
  await waitFor(() => expect(writes(calls)).toHaveLength(2));
  expect(writes(calls)).toEqual([
    { autoAdvance: false, version: 3 },
    { audioLanguage: 'es', version: 4 },
  ]);
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('demo.playback') ?? '{}')).toMatchObject({
      audioLanguage: 'es',
    }),
  );
});

it('a read that was begun before a change and comes after it takes nothing back', async () => {
  const late: (() => void)[] = [];
  const calls = showWith('/preferences', FEATURES, ({ call, body }) => {
    if (call.startsWith('PUT')) return [200, { ...stored, ...(body as object), version: 4 }];
    // The page's own read is answered at once; the one for the device waits.
    if (calls.filter((one) => one.call.startsWith('GET')).length < 2) return [200, stored];
    return new Promise((resolve) => late.push(() => resolve([200, stored])));
  });
  const advance = await screen.findByRole('switch', { name: 'Play the next title' });
  await waitFor(() => expect(late).toHaveLength(1));
  await userEvent.click(advance);
  await waitFor(() => expect(screen.getByText('Saved.')).toBeInTheDocument());
  for (const answer of late) answer();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(advance).not.toBeChecked();
  expect(JSON.parse(localStorage.getItem('demo.playback') ?? '{}')).toMatchObject({
    autoAdvance: false,
  });
});

it('a preference that is not saved goes back, and says so at its field', async () => {
  showWith('/preferences', FEATURES, ({ call }) =>
    call.startsWith('GET') ? [200, stored] : refused(400, 'BAD'),
  );
  const muted = await screen.findByRole('switch', { name: 'Begin without sound' });
  await userEvent.click(muted);
  await waitFor(() => expect(muted).toHaveAttribute('aria-invalid', 'true'));
  expect(muted).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Play the next title' })).not.toHaveAttribute(
    'aria-invalid',
  );
});

it('a preference is saved although another device changed one meanwhile', async () => {
  let isFirst = true;
  const calls = showWith('/preferences', FEATURES, ({ call, body }) => {
    if (call.startsWith('GET')) return [200, stored];
    if (!isFirst) return [200, { ...stored, ...(body as object), version: 9 }];
    isFirst = false;
    return refused(409, 'PREFERENCES_CHANGED', { ...stored, muted: false, version: 8 });
  });
  await userEvent.click(await screen.findByRole('switch', { name: 'Play the next title' }));
  await waitFor(() =>
    expect(writes(calls)).toEqual([
      { autoAdvance: false, version: 3 },
      { autoAdvance: false, version: 8 },
    ]),
  );
});

it('a partner’s access is taken away, and its token is not shown', async () => {
  const calls = showWith('/preferences', FEATURES, ({ call }) =>
    call.startsWith('GET') ? [200, stored] : [200, { ...stored, pluginAccessTokens: {} }],
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove access of standings' }));
  await waitFor(() => expect(writes(calls)).toEqual([{ pluginAccessTokens: {}, version: 3 }]));
  expect(document.body).not.toHaveTextContent('secret-token');
  // The button is gone with its part.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
