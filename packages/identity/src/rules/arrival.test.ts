import { describe, expect, it } from 'vitest';
import { readArrival, restoredQuery } from './arrival';

const read = (query: string) => readArrival(new URLSearchParams(query));

describe('what a provider sent back', () => {
  it.each([
    ['nothing: the viewer is on the way there', 'from=/home', { kind: 'none' }],
    ['a code', 'code=c&state=s', { kind: 'code', state: 's' }],
    ['a code without a state', 'code=c', { kind: 'code', state: '' }],
    ['a no', 'error=access_denied&state=s', { kind: 'refused', state: 's', denied: true }],
    ['an error', 'error=server_error&state=s', { kind: 'refused', state: 's', denied: false }],
    ['a no that brings a code', 'error=x&code=c', { kind: 'refused', state: '', denied: false }],
    ['nothing any more', 'PAGE_READY=true&from=/home', { kind: 'interrupted' }],
    ['an empty code', 'code=', { kind: 'none' }],
  ])('%s', (_what, query, arrival) => {
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
  ])('the error “%s” is the viewer’s own no: %s', (error, denied) => {
    expect(read(`error=${error}`)).toEqual({ kind: 'refused', state: '', denied });
  });
});

describe('what a provider sent back behind the #', () => {
  it.each([
    ['nothing: the viewer is on the way there', 'from=/home', '', { kind: 'none' }],
    ['a token', '', 't=x&state=s', { kind: 'code', state: 's' }],
    ['a no', '', 'error=access_denied&state=s', { kind: 'refused', state: 's', denied: true }],
    ['a no in the query', 'error=x&state=s', '', { kind: 'refused', state: 's', denied: false }],
    [
      'a token that servers have read',
      't=x&state=s',
      '',
      { kind: 'refused', state: 's', denied: false },
    ],
    ['a code, which is not what it sends', 'code=c&state=s', '', { kind: 'none' }],
    ['a place on the page', '', 'top', { kind: 'none' }],
    ['nothing any more', 'PAGE_READY=true', '', { kind: 'interrupted' }],
  ])('%s', (_what, query, hash, arrival) => {
    const fragment = new URLSearchParams(hash);
    expect(readArrival(new URLSearchParams(query), { token: 't', fragment })).toEqual(arrival);
  });
});

describe('[1.4-10] [1.4-11] the restored query', () => {
  const restored = (query: string, carried = {}) =>
    Object.fromEntries(restoredQuery(new URLSearchParams(query), carried));

  it('has what was carried, and is marked as ready', () => {
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
