import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOtherDevices } from './use-other-devices';

function television(video: HTMLVideoElement) {
  const event = new Event('webkitplaybacktargetavailabilitychanged');
  act(() => void video.dispatchEvent(Object.assign(event, { availability: 'available' })));
}

it('offers other devices to titles that may leave this one, and none before and after', async () => {
  const picker = { webkitShowPlaybackTargetPicker: () => {} };
  const video = Object.assign(document.createElement('video'), picker);
  const { result, rerender } = renderHook(
    ({ isAllowed }: { isAllowed?: boolean }) =>
      useOtherDevices(video, { isAllowed, mayCast: false }),
    { initialProps: {} },
  );
  television(video);
  expect(result.current).toEqual({});
  rerender({ isAllowed: true });
  await waitFor(() => {
    television(video);
    expect(result.current.airPlay?.on).toBe(false);
  });
  rerender({ isAllowed: false });
  expect(result.current).toEqual({});
  television(video);
  expect(result.current).toEqual({});
});
