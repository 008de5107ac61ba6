import { describe, expect, it } from 'vitest';
import { examineHosts, type Find } from './hosts';

const failing =
  (code: string): Find =>
  () =>
    Promise.reject(Object.assign(new Error(code), { code }));

describe('hosts of a realm', () => {
  it('are printed with their addresses', async () => {
    const find: Find = async (host) => ({ address: host === 'a.example' ? '192.0.2.1' : '::1' });
    expect(await examineHosts(['a.example', 'b.example'], find)).toMatchObject([
      { result: 'ok', message: 'a.example is 192.0.2.1.' },
      { result: 'ok', message: 'b.example is ::1.' },
    ]);
  });

  it('that do not exist are told apart from those whose look-up failed', async () => {
    const [unknown] = await examineHosts(['a.example'], failing('ENOTFOUND'));
    expect(unknown).toMatchObject({ result: 'warning', remedy: expect.stringContaining('DNS') });
    const [offline] = await examineHosts(['a.example'], failing('EAI_AGAIN'));
    expect(offline).toMatchObject({
      result: 'warning',
      message: 'a.example could not be looked up (EAI_AGAIN), so nothing is known of it.',
    });
  });

  it('are waited for only for a limited time', async () => {
    const [late] = await examineHosts(['a.example'], () => new Promise(() => {}), 10);
    expect(late?.message).toContain('(ETIMEOUT)');
  });
});
