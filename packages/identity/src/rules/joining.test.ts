import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '../generated/capabilities';
import { joinOffer, signsUpByForm, signUpForm } from './joining';

describe('[1.1-43] joinOffer', () => {
  const requestAccessUrl = 'https://brand.example/join';
  const conditions = { selfRegistration: true, providers: [CAPABILITIES.id], signUpIsLive: true };

  it.each([
    ['offers to sign up where that is possible', conditions, { kind: 'signUp' }],
    ['never offers both ways', { ...conditions, requestAccessUrl }, { kind: 'signUp' }],
    [
      'offers to ask for access without self-registration',
      { ...conditions, selfRegistration: false, requestAccessUrl },
      { kind: 'requestAccess', href: requestAccessUrl },
    ],
    [
      'offers to ask for access while there is no sign-up page',
      { ...conditions, signUpIsLive: false, requestAccessUrl },
      { kind: 'requestAccess', href: requestAccessUrl },
    ],
    [
      'offers to ask for access with a provider that cannot sign up',
      { ...conditions, providers: [CAPABILITIES.sptv], requestAccessUrl },
      { kind: 'requestAccess', href: requestAccessUrl },
    ],
    ['offers nothing where there is neither', { ...conditions, selfRegistration: false }, null],
  ])('%s', (_what, given, offer) => {
    expect(joinOffer(given)).toEqual(offer);
  });
});

const choice = (type: string, given: { form?: object; signUp: boolean }) => ({
  config: { type },
  provider: { form: given.form, capabilities: { signUp: given.signUp } },
});
const own = choice('id', { form: {}, signUp: true });
const firebase = choice('firebase', { form: {}, signUp: true });
const closed = choice('sptv', { form: {}, signUp: false });
const elsewhere = choice('openid', { signUp: true });

describe('signsUpByForm', () => {
  it.each([
    ['is true of a form that opens accounts', own, true],
    ['is false of a form that opens none', closed, false],
    ['is false of accounts that are opened elsewhere', elsewhere, false],
    ['is false of a provider with neither', choice('passkey', { signUp: false }), false],
  ])('%s', (_what, one, expected) => {
    expect(signsUpByForm(one)).toBe(expected);
  });
});

describe('signUpForm', () => {
  const all = [closed, elsewhere, own, firebase];

  it.each([
    ['the named provider', '?providerName=firebase', firebase],
    ['the first provider that can sign up, where none is named', '', own],
    ['the first provider that can sign up, where the named one cannot', '?providerName=sptv', own],
    [
      'the first provider that can sign up, where another parameter names one',
      '?provider=firebase',
      own,
    ],
  ])('is %s', (_what, search, expected) => {
    expect(signUpForm(all, search)).toBe(expected);
  });

  it('is undefined where no provider can sign up by form', () => {
    expect(signUpForm([closed, elsewhere], '?providerName=sptv')).toBeUndefined();
  });
});
