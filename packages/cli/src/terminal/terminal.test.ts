import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { wantsColour } from './colour';
import { followInterrupts } from './interrupt';
import { createProgress } from './progress';

describe('colour', () => {
  it.each([
    [{ isTTY: true }, {}, true],
    [{ isTTY: false }, {}, false],
    [{ isTTY: true }, { NO_COLOR: '1' }, false],
    [{ isTTY: true }, { NO_COLOR: '' }, true],
    [{ isTTY: true }, { TERM: 'dumb' }, false],
    [{ isTTY: false }, { FORCE_COLOR: '1' }, true],
    [{ isTTY: true }, { FORCE_COLOR: '0' }, false],
    [{ isTTY: true }, { FORCE_COLOR: 'false' }, false],
    [{ isTTY: false }, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('on %j with %j: %s', (stream, env, wanted) => {
    expect(wantsColour(stream, env)).toBe(wanted);
  });
});

describe('progress', () => {
  function screen(isTTY: boolean, columns = 40) {
    const written: string[] = [];
    let time = 0;
    const progress = createProgress(
      { isTTY, columns, write: (text) => written.push(text) },
      () => time,
    );
    return {
      written,
      progress,
      pass: (ms: number) => {
        time += ms;
      },
    };
  }

  it('prints nothing without a terminal', () => {
    const { progress, pass, written } = screen(false);
    progress.at('Reading', 0, 10);
    pass(5000);
    progress.at('Reading', 9, 10);
    progress.clear();
    expect(written).toEqual([]);
  });

  it('prints nothing for quick work', () => {
    const { progress, pass, written } = screen(true);
    progress.at('Reading', 0, 10);
    pass(200);
    progress.at('Reading', 10, 10);
    progress.clear();
    expect(written).toEqual([]);
  });

  it('prints its state from time to time, within one line, and removes it', () => {
    const { progress, pass, written } = screen(true);
    progress.at('Reading realms', 0, 10);
    pass(400);
    progress.at('Reading realms', 5, 10);
    pass(10);
    progress.at('Reading realms', 6, 10);
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(/Reading realms █{10}░{10} 5/);
    expect(written[0]?.replace('\r\u001b[2K', '').length).toBeLessThan(40);
    progress.clear();
    progress.clear();
    expect(written).toHaveLength(2);
  });
});

describe('Ctrl-C', () => {
  function program() {
    const killed: string[] = [];
    const emitter = Object.assign(new EventEmitter(), {
      pid: 1,
      kill: (_pid: number, signal: string) => killed.push(signal),
    });
    return {
      killed,
      emitter,
      ...followInterrupts(emitter as unknown as NodeJS.Process),
    };
  }

  it('ends a command at once after its clean-up', async () => {
    const { interrupt, emitter, killed } = program();
    const done: string[] = [];
    interrupt.undo(() => done.push('folder'));
    const forget = interrupt.undo(() => done.push('other'));
    forget();
    emitter.emit('SIGINT', 'SIGINT');
    expect(done).toEqual(['folder']);
    await expect.poll(() => killed).toEqual(['SIGINT']);
    expect(emitter.listenerCount('SIGINT')).toBe(0);
  });

  it('waits for a slow clean-up, and at the second press for nothing', async () => {
    const { interrupt, emitter, killed } = program();
    let finish = () => {};
    interrupt.undo(() => new Promise<void>((done) => (finish = done)));
    emitter.emit('SIGINT', 'SIGINT');
    await new Promise(setImmediate);
    expect(killed).toEqual([]);
    // No listener of ours is left: the system ends the program.
    expect(emitter.listenerCount('SIGINT')).toBe(0);
    finish();
    await expect.poll(() => killed).toEqual(['SIGINT']);
  });

  it('resolves for a command that waits for it, and at the second press ends that, too', async () => {
    const { interrupt, emitter, killed } = program();
    const waited = interrupt.wait();
    emitter.emit('SIGTERM', 'SIGTERM');
    await waited;
    expect(killed).toEqual([]);
    emitter.emit('SIGTERM', 'SIGTERM');
    await expect.poll(() => killed).toEqual(['SIGTERM']);
  });

  it('ends a waiting command when the listeners are closed', async () => {
    const { interrupt, abandon } = program();
    const waited = interrupt.wait();
    abandon();
    await waited;
    await interrupt.wait();
  });
});
