import { describe, expect, it } from 'vitest';
import { readArrival, restoredQuery } from './arrival';

const read = (query: string) => readArrival(new URLSearchParams(query));

describe('readArrival', () => {
  it.each([
    ['no answer before the viewer went to the provider', 'from=/home', { kind: 'none' }],
    ['a code', 'code=c&state=s', { kind: 'code', state: 's' }],
    ['a code without a state', 'code=c', { kind: 'code', state: '' }],
    [
      'a viewer’s refusal',
      'error=access_denied&state=s',
      { kind: 'refused', state: 's', denied: true },
    ],
    ['an error', 'error=server_error&state=s', { kind: 'refused', state: 's', denied: false }],
    [
      'an error beside a code as an error',
      'error=x&code=c',
      { kind: 'refused', state: '', denied: false },
    ],
    ['an answer that was read before', 'PAGE_READY=true&from=/home', { kind: 'interrupted' }],
    ['an empty code as no answer', 'code=', { kind: 'none' }],
  ])('reads %s', (_what, query, arrival) => {
    expect(read(query)).toEqual(arrival);
  });

  it.each([
    ['access_denied', true],
    ['login_required', true],
    ['interaction_required', true],
    ['consent_required', true],
    ['invalid_request', false],
    ['temporarily_unavailable', false],
    ['', false],
  ])('says whether the error “%s” is the viewer’s own refusal: %s', (error, denied) => {
    expect(read(`error=${error}`)).toEqual({ kind: 'refused', state: '', denied });
  });
});

describe('readArrival of an answer in the fragment', () => {
  it.each([
    ['no answer before the viewer went to the provider', 'from=/home', '', { kind: 'none' }],
    ['a token', '', 't=x&state=s', { kind: 'code', state: 's' }],
    [
      'a viewer’s refusal',
      '',
      'error=access_denied&state=s',
      { kind: 'refused', state: 's', denied: true },
    ],
    [
      'an error in the query',
      'error=x&state=s',
      '',
      { kind: 'refused', state: 's', denied: false },
    ],
    [
      'a token in the query, which servers have seen, as an error',
      't=x&state=s',
      '',
      { kind: 'refused', state: 's', denied: false },
    ],
    ['a code in the query as no answer', 'code=c&state=s', '', { kind: 'none' }],
    ['an anchor of the page as no answer', '', 'top', { kind: 'none' }],
    ['an answer that was read before', 'PAGE_READY=true', '', { kind: 'interrupted' }],
  ])('reads %s', (_what, query, hash, arrival) => {
    const fragment = new URLSearchParams(hash);
    expect(readArrival(new URLSearchParams(query), { token: 't', fragment })).toEqual(arrival);
  });
});

describe('[1.4-10] [1.4-11] restoredQuery', () => {
  const restored = (query: string, carried = {}) =>
    Object.fromEntries(restoredQuery(new URLSearchParams(query), carried));

  it('has what was carried, and PAGE_READY', () => {
    expect(restored('code=c&state=s', { from: '/news', licences: '7', type: undefined })).toEqual({
      from: '/news',
      licences: '7',
      PAGE_READY: 'true',
    });
  });

  it('keeps nothing of the provider’s answer', () => {
    const answer =
      'code=1&state=2&iss=3&session_state=4&scope=5&error=6&error_description=7&error_uri=8&id_token=9&access_token=10&token=11&opinAuthToken=12';
    expect(restored(answer)).toEqual({ PAGE_READY: 'true' });
  });
});
