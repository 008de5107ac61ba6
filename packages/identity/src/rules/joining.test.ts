import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '../generated/capabilities';
import { joinOffer, signsUpByForm, signUpForm } from './joining';

describe('[1.1-43] a sign-in screen offers to sign up or to ask for access', () => {
  const requestAccessUrl = 'https://brand.example/join';
  const facts = { selfRegistration: true, providers: [CAPABILITIES.id], signUpIsLive: true };

  it.each([
    ['signs up where it may', facts, { kind: 'signUp' }],
    ['never offers both', { ...facts, requestAccessUrl }, { kind: 'signUp' }],
    [
      'asks for access without self-registration',
      { ...facts, selfRegistration: false, requestAccessUrl },
      { kind: 'requestAccess', href: requestAccessUrl },
    ],
    [
      'asks for access while there is no sign-up page',
      { ...facts, signUpIsLive: false, requestAccessUrl },
      { kind: 'requestAccess', href: requestAccessUrl },
    ],
    [
      'asks for access with a provider that cannot sign up',
      { ...facts, providers: [CAPABILITIES.sptv], requestAccessUrl },
      { kind: 'requestAccess', href: requestAccessUrl },
    ],
    ['offers nothing that is not there', { ...facts, selfRegistration: false }, null],
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
    ['a form that opens accounts', own, true],
    ['a form that opens none', closed, false],
    ['accounts that are opened elsewhere', elsewhere, false],
    ['neither', choice('passkey', { signUp: false }), false],
  ])('%s', (_what, one, expected) => {
    expect(signsUpByForm(one)).toBe(expected);
  });
});

describe('the form of the sign-up page', () => {
  const all = [closed, elsewhere, own, firebase];

  it.each([
    ['the one that is named', '?providerName=firebase', firebase],
    ['the first that can, where none is named', '', own],
    ['the first that can, where one is named that cannot', '?providerName=sptv', own],
    ['the first that can, where another name is given', '?provider=firebase', own],
  ])('is %s', (_what, search, expected) => {
    expect(signUpForm(all, search)).toBe(expected);
  });

  it('is none where no provider has one', () => {
    expect(signUpForm([closed, elsewhere], '?providerName=sptv')).toBeUndefined();
  });
});
