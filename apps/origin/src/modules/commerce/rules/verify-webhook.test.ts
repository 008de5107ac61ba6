import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyWebhook } from './verify-webhook';

const secret = `whsec_${Buffer.from('a secret of the sandbox').toString('base64')}`;
const now = new Date('2026-11-29T12:00:00Z');
const stamp = String(now.getTime() / 1000);
const signed = (body: string, { at = stamp, id = 'evt_1', key = secret } = {}) => ({
  'webhook-id': id,
  'webhook-timestamp': at,
  'webhook-signature': `v1,${createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64'))
    .update(`${id}.${at}.${body}`)
    .digest('base64')}`,
});
const verify = (body: string, headers: Record<string, string>, secrets = [secret]) =>
  verifyWebhook({ body, headers, secrets, now });

describe('verifyWebhook', () => {
  const body = '{"type":"charge.succeeded", "data": {}}';

  it('accepts what was signed with the secret', () => {
    expect(verify(body, signed(body))).toEqual({ valid: true, id: 'evt_1', sentAt: now });
  });

  it('verifies the bytes: another spacing of the same JSON is another body', () => {
    expect(verify(body.replace(', ', ','), signed(body))).toMatchObject({ reason: 'signature' });
    expect(
      verifyWebhook({ body: Buffer.from(body), headers: signed(body), secrets: [secret], now })
        .valid,
    ).toBe(true);
  });

  it('takes one good signature among several, of versions that it knows', () => {
    const headers = signed(body);
    const several = `v1a,abc v1,d3Jvbmc= ${headers['webhook-signature']}`;
    expect(verify(body, { ...headers, 'webhook-signature': several }).valid).toBe(true);
    const other = headers['webhook-signature'].replace('v1,', 'v2,');
    expect(verify(body, { ...headers, 'webhook-signature': other })).toMatchObject({
      reason: 'signature',
    });
  });

  it('takes the old secret while it is being replaced', () => {
    const next = `whsec_${Buffer.from('the next secret').toString('base64')}`;
    expect(verify(body, signed(body), [next, secret]).valid).toBe(true);
    expect(verify(body, signed(body), [next])).toMatchObject({ reason: 'signature' });
  });

  it.each([
    [-299, true],
    [299, true],
    [-301, false],
    [301, false],
  ])('at %i seconds from now is valid: %s', (seconds, valid) => {
    const at = String(now.getTime() / 1000 + seconds);
    expect(verify(body, signed(body, { at })).valid).toBe(valid);
  });

  it.each([
    ['webhook-id', ''],
    ['webhook-timestamp', ''],
    ['webhook-timestamp', 'yesterday'],
    ['webhook-signature', ''],
  ])('refuses the header %s "%s"', (name, value) => {
    expect(verify(body, { ...signed(body), [name]: value })).toMatchObject({ reason: 'headers' });
  });

  it('never accepts with an empty secret', () => {
    expect(verify(body, signed(body, { key: '' }), [''])).toMatchObject({ valid: false });
  });
});
