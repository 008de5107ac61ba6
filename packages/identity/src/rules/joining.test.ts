import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from './capabilities';
import { joinOffer } from './joining';

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
