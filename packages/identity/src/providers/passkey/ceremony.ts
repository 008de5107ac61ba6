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
 * Asks the device for a passkey of this site. `inSuggestions`: without a dialog, among the
 * suggestions of the field whose `autocomplete` ends in `webauthn`; it then waits until the viewer
 * chooses or leaves.
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
  // The contract does not describe the WebAuthn parts: the browser refuses what does not fit.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return ceremony(async () => {
    // A viewer who has left is not asked: the question would end one that another page has begun.
    signal?.throwIfAborted();
    const credential = await startAuthentication({
      optionsJSON,
      useBrowserAutofill: inSuggestions,
      // An extension may have changed the field's attributes; the offer is then without effect, not
      // an error.
      verifyBrowserAutofillInput: false,
    });
    signal?.throwIfAborted();
    return credential;
  });
}

/**
 * Ends a sign-in with the device's answer. The browser is told of a passkey that the origin does
 * not know.
 */
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
 * Has the device make a passkey for the viewer, and the origin store it. `signal` ends the
 * question; a passkey that the device has made is stored all the same, because only the viewer can
 * remove it from the device.
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

/**
 * Tells the browser to stop offering a passkey that no longer works; not every browser supports it.
 */
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

/** Ends an open question, such as when its page is left. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

async function ceremony<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw passkeyErrorOf(error);
  }
}
