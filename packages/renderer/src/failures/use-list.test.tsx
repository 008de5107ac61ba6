import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Failure } from './rules/failure-of';
import { type PagedListInput, useList, usePagedList } from './use-list';

const failure: Failure = { key: 'failure.offline' };
const failuresOf = () => failure;
type Input = Pick<PagedListInput<string>, 'load'> & Partial<PagedListInput<string>>;

const show = (input: Input) =>
  renderHook((changed: Partial<Input>) =>
    usePagedList({
      next: async (items) => items,
      failuresOf,
      ...input,
      ...changed,
    }),
  );

interface Call {
  resolve: (items: string) => void;
  reject: (error: Error) => void;
  signal: AbortSignal;
}

/** Calls that end when the test says so. */
function calls() {
  const made: Call[] = [];
  const call = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      made.push({ resolve, reject, signal });
    });
  return { made, call };
}

describe('useList', () => {
  it('loads once, and is empty while it loads again', async () => {
    const answers = [() => Promise.reject(new Error('lost')), async () => 'a'];
    const load = () => answers.shift()?.() ?? Promise.reject(new Error('asked too often'));
    const { result } = renderHook(() => useList(load, failuresOf));
    expect(result.current.state).toEqual({ status: 'loading' });
    await waitFor(() => expect(result.current.state).toEqual({ status: 'failed', failure }));
    act(() => result.current.retry());
    expect(result.current.state).toEqual({ status: 'loading' });
    await waitFor(() => expect(result.current.state).toMatchObject({ items: 'a' }));
  });
});

describe('usePagedList', () => {
  it('shows its items while it is loaded anew', async () => {
    const { made, call } = calls();
    const { result } = show({ load: call });
    await act(async () => made[0]?.resolve('a'));
    let over = false;
    act(() => void result.current.reload().then(() => (over = true)));
    expect(result.current.state).toMatchObject({ status: 'done', items: 'a' });
    expect(over).toBe(false);
    await act(async () => made[1]?.resolve('b'));
    expect(result.current.state).toMatchObject({ items: 'b' });
    expect(over).toBe(true);
  });

  it('adds a page, and keeps its items when a page cannot be loaded', async () => {
    const { made, call } = calls();
    const next = async (items: string, signal: AbortSignal) => items + (await call(signal));
    const { result } = show({ load: async () => 'a', next });
    await waitFor(() => expect(result.current.state.status).toBe('done'));
    act(() => result.current.more());
    expect(result.current.state).toMatchObject({ items: 'a', more: { status: 'loading' } });
    await act(async () => made[0]?.reject(new Error('lost')));
    expect(result.current.state).toMatchObject({ items: 'a', more: { status: 'failed', failure } });
    act(() => result.current.more());
    await act(async () => made[1]?.resolve('b'));
    expect(result.current.state).toEqual({ status: 'done', items: 'ab', more: { status: 'idle' } });
  });

  it('loads a page once when the button is pressed twice', async () => {
    const { made, call } = calls();
    const { result } = show({ load: async () => 'a', next: (_, signal) => call(signal) });
    await waitFor(() => expect(result.current.state.status).toBe('done'));
    act(() => {
      result.current.more();
      result.current.more();
    });
    expect(made).toHaveLength(1);
  });

  it('loads no page while the whole list is being loaded', async () => {
    const { made, call } = calls();
    const { result } = show({ load: call });
    act(() => result.current.more());
    await act(async () => made[0]?.resolve('a'));
    act(() => {
      void result.current.reload();
      result.current.more();
    });
    expect(made[1]?.signal.aborted).toBe(false);
    expect(result.current.state).toMatchObject({ more: { status: 'idle' } });
  });

  it('aborts the load of a page when the list is loaded anew', async () => {
    const { made, call } = calls();
    const { result } = show({ load: async () => 'a', next: (_, signal) => call(signal) });
    await waitFor(() => expect(result.current.state.status).toBe('done'));
    act(() => result.current.more());
    await act(async () => void (await result.current.reload()));
    expect(made[0]?.signal.aborted).toBe(true);
    await act(async () => made[0]?.resolve('late'));
    expect(result.current.state).toMatchObject({ items: 'a', more: { status: 'idle' } });
  });

  it('waits until it is known which list to load, and starts anew with another', async () => {
    const [one, other] = [calls(), calls()];
    const { result, rerender } = show({ load: null });
    expect(result.current.state).toEqual({ status: 'loading' });
    await act(async () => void (await result.current.reload()));
    rerender({ load: one.call });
    rerender({ load: other.call });
    expect(one.made[0]?.signal.aborted).toBe(true);
    await act(async () => {
      one.made[0]?.resolve('one');
      other.made[0]?.resolve('other');
    });
    expect(result.current.state).toMatchObject({ items: 'other' });
    rerender({ load: one.call });
    expect(result.current.state).toEqual({ status: 'loading' });
  });

  it('aborts its call when the page is left, without a failure', async () => {
    const { made, call } = calls();
    let told = 0;
    const { unmount } = show({
      load: call,
      failuresOf: () => {
        told += 1;
        return failure;
      },
    });
    unmount();
    expect(made[0]?.signal.aborted).toBe(true);
    await act(async () => made[0]?.reject(new Error('aborted')));
    expect(told).toBe(0);
  });
});
