import { describe, expect, it } from 'vitest';
import { createOriginClock } from './clock';

/** A device whose clock is an hour slow, and an origin that answers half of each call's time later. */
function slowDevice() {
  const HOUR = 3_600_000;
  let device = 1_000_000;
  const clock = createOriginClock(() => device);
  return {
    clock,
    error: () => clock.now() - (device + HOUR),
    pass: (ms: number) => {
      device += ms;
    },
    /** A call whose way there takes `there` ms, and back `back` ms. */
    ask: (there: number, back: number) =>
      clock.timed(async () => {
        device += there;
        const asOf = new Date(device + HOUR).toISOString();
        device += back;
        return { asOf };
      }),
  };
}

describe('createOriginClock', () => {
  it('is the device’s before the first answer', () => {
    expect(createOriginClock(() => 42).now()).toBe(42);
  });

  it('tells the origin’s time on a device that is an hour slow', async () => {
    const { ask, error, pass } = slowDevice();
    await ask(20, 20);
    pass(60_000);
    expect(error()).toBe(0);
  });

  it('trusts the quickest of the last eight answers', async () => {
    const { ask, error } = slowDevice();
    await ask(900, 100);
    expect(error()).toBe(400);
    await ask(10, 10);
    await ask(2000, 50);
    expect(error()).toBe(0);
  });

  it('forgets an answer after eight others', async () => {
    const { ask, error } = slowDevice();
    await ask(1, 1);
    for (let calls = 0; calls < 8; calls += 1) await ask(30, 10);
    expect(error()).toBe(10);
  });

  it('learns nothing from an answer without a time, or over which the device’s clock was set back', async () => {
    const clock = createOriginClock(() => 1000);
    await clock.timed(async () => ({}));
    clock.hear({ asOf: 99_000, sentAt: 2000, receivedAt: 1000 });
    expect(clock.now()).toBe(1000);
  });

  it('passes a failed call on', async () => {
    const failed = createOriginClock().timed(() => Promise.reject(new Error('cut off')));
    await expect(failed).rejects.toThrow('cut off');
  });
});
