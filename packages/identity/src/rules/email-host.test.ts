import { describe, expect, it } from 'vitest';
import { emailToSend, hasEncodedHost } from './email-host';

describe('an email address', () => {
  it.each([
    ['lea@münchen.example', 'lea@xn--mnchen-3ya.example'],
    ['Lea@MÜNCHEN.example', 'Lea@xn--mnchen-3ya.example'],
    ['lea@mu\u0308nchen.example', 'lea@xn--mnchen-3ya.example'],
    ['lea@münchen。example', 'lea@xn--mnchen-3ya.example'],
    ['lea@xn--mnchen-3ya.example', 'lea@xn--mnchen-3ya.example'],
    ['ليلى@مثال.إختبار', 'ليلى@xn--mgbh0fb.xn--kgbechtv'],
    ['lea@Apex.Example', 'lea@Apex.Example'],
    ['lea@127.1', 'lea@127.1'],
    ['zoë@apex.example', 'zoë@apex.example'],
    ['lea@mün/chen.example', 'lea@mün/chen.example'],
    ['lea@mün%41.example', 'lea@mün%41.example'],
    ['lea@mün<chen.example', 'lea@mün<chen.example'],
    ['münchen', 'münchen'],
    ['', ''],
  ])('typed as %s is sent as %s', (typed, sent) => {
    expect(emailToSend(typed)).toBe(sent);
  });

  it.each([
    ['lea@xn--mnchen-3ya.example', true],
    ['lea@mail.XN--mnchen-3ya.example', true],
    ['xn--lea@apex.example', false],
    ['lea@münchen.example', false],
  ])('such as %s has an encoded host: %s', (email, encoded) => {
    expect(hasEncodedHost(email)).toBe(encoded);
  });
});
