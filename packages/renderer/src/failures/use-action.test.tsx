import { OriginError } from '@marquee/origin-client';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Failure } from './rules/failure-of';
import { useAction } from './use-action';

const failure: Failure = { key: 'failure.offline' };
const offline = new OriginError('offline', { code: 'OFFLINE' });
/** An action that ends when the test says so. */
function held() {
  let end = (_text: string) => {};
  const action = () =>
    new Promise<string>((resolve) => {
      end = resolve;
    });
  return { action, end: (text: string) => end(text) };
}

const show = (failuresOf: (error: unknown) => Failure | null = () => failure) =>
  renderHook(() => useAction(failuresOf)).result;

describe('useAction', () => {
  it('is busy while the action runs, and then gives its text', async () => {
    const result = show();
    const { action, end } = held();
    let done: Promise<boolean> | undefined;
    act(() => {
      done = result.current.run(action);
    });
    expect(result.current).toMatchObject({ busy: true, outcome: null });
    await act(async () => end('Saved.'));
    expect(await done).toBe(true);
    expect(result.current.busy).toBe(false);
    expect(result.current.outcome).toEqual({ status: 'done', count: 1, text: 'Saved.' });
  });

  it('gives a failure, and gives it anew after the next run', async () => {
    const result = show();
    const fail = () => Promise.reject(offline);
    await act(async () => expect(await result.current.run(fail)).toBe(false));
    expect(result.current.outcome).toEqual({ status: 'failed', count: 1, failure });
    await act(async () => void (await result.current.run(fail)));
    expect(result.current.outcome).toMatchObject({ count: 2 });
  });

  it('runs once when the button is pressed twice', async () => {
    const result = show();
    let runs = 0;
    const action = async () => {
      runs += 1;
      return 'Saved.';
    };
    await act(async () => {
      const [first, second] = [result.current.run(action), result.current.run(action)];
      expect([await first, await second]).toEqual([true, false]);
    });
    expect(runs).toBe(1);
    await act(async () => void (await result.current.run(action)));
    expect(runs).toBe(2);
  });

  it.each([
    ['an agent declines', new OriginError('aborted', { code: 'AGENT_DECLINED' }), () => failure],
    ['no viewer needs to hear of it', offline, () => null],
  ])('keeps its last outcome when %s', async (_when, error, failuresOf) => {
    const result = show(failuresOf);
    await act(async () => void (await result.current.run(async () => 'Saved.')));
    await act(async () => void (await result.current.run(() => Promise.reject(error))));
    expect(result.current.busy).toBe(false);
    expect(result.current.outcome).toEqual({ status: 'done', count: 1, text: 'Saved.' });
  });

  it('resolves although the page was left', async () => {
    const { action, end } = held();
    const { result, unmount } = renderHook(() => useAction(() => failure));
    let done: Promise<boolean> | undefined;
    act(() => {
      done = result.current.run(action);
    });
    unmount();
    end('Saved.');
    expect(await done).toBe(true);
  });
});
