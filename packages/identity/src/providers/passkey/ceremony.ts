import { type OriginClient, OriginError } from '@marquee/origin-client';
import {
  addPasskey,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
} from '@marquee/origin-client/calls';
import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { SignInAnswer } from '../provider';
import { PasskeyError, passkeyErrorOf } from './passkey-error';

/**
 * Asks the device for a passkey of this site. `inSuggestions`: not with a dialog, but among the suggestions of the field
 * whose `autocomplete` ends in `webauthn`; it then takes as long as the viewer stays.
 * @throws {PasskeyError | OriginError}
 */
export async function askForPasskey(
  origin: OriginClient,
  { inSuggestions = false, signal }: { inSuggestions?: boolean; signal?: AbortSignal } = {},
): Promise<AuthenticationResponseJSON> {
  if (!browserSupportsWebAuthn()) throw new PasskeyError('UNSUPPORTED');
  const { options } = await origin.call(passkeyLoginOptions, {
    auth: 'none',
    signal,
  });
  // The contract's WebAuthn parts are the browser's own business: it refuses what does not fit.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return ceremony(async () => {
    // Who has left in the meantime is asked nothing; a question would end one that another page has begun.
    signal?.throwIfAborted();
    const credential = await startAuthentication({
      optionsJSON,
      useBrowserAutofill: inSuggestions,
      // An extension may have changed the field's attributes; the offer is then without effect, not an error.
      verifyBrowserAutofillInput: false,
    });
    signal?.throwIfAborted();
    return credential;
  });
}

/** Ends a sign-in with what the device answered. A passkey that nobody knows is told to the browser as such. */
export async function signInWithPasskey(
  origin: OriginClient,
  credential: AuthenticationResponseJSON,
  signal?: AbortSignal,
): Promise<SignInAnswer> {
  const { type, id, rawId, response } = credential;
  try {
    return await origin.call(passkeyLogin, {
      body: { credential: { type, id, rawId, response } },
      auth: 'none',
      signal,
    });
  } catch (error) {
    if (error instanceof OriginError && error.code === 'PASSKEY_UNKNOWN') {
      await forgetPasskey(window.location.hostname, id);
    }
    throw error;
  }
}

/**
 * Has the device make a passkey for the viewer, and the origin keep it. `signal` ends the asking; what the device has made
 * is kept, because nobody else can take it off the device again.
 * @throws {PasskeyError | OriginError}
 */
export async function makePasskey(origin: OriginClient, name: string, signal?: AbortSignal) {
  if (!browserSupportsWebAuthn()) throw new PasskeyError('UNSUPPORTED');
  const { options } = await origin.call(passkeyOptions, {
    signal,
  });
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { type, id, rawId, response } = await ceremony(async () => {
    signal?.throwIfAborted();
    return startRegistration({ optionsJSON });
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return origin.call(addPasskey, {
    body: {
      name,
      credential: {
        type,
        id,
        rawId,
        response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
      },
    },
  });
}

/** Tells the browser that a passkey is worth nothing any more, so that it stops offering it; not every browser listens. */
export async function forgetPasskey(host: string, credentialId: string): Promise<void> {
  try {
    await sendSignal({
      signalName: 'unknownCredential',
      rpID: host,
      credentialID: credentialId,
    });
  } catch (error) {
    console.warn('The browser was not told of a passkey that is gone.', error);
  }
}

/** Ends a question that is still open, such as when its page is left. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

async function ceremony<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw passkeyErrorOf(error);
  }
}
