import { appleLogin } from '@marquee/origin-client/calls';
import { loadScript, VendorError, type VendorErrorCode } from '@marquee/renderer/vendor';
import { randomNonce } from '../../vendor/random-nonce';
import type { ConfigOf } from '../provider';
import type { SocialContext, VendorAnswer, VendorReady } from '../social-steps';
import { appleSurface } from './surface';

/** Apple's error codes of its window, as ours. */
const FAILURES: Readonly<Record<string, VendorErrorCode>> = {
  popup_blocked_by_browser: 'BLOCKED',
  popup_closed_by_user: 'CLOSED',
  // The viewer has opened another window: this one is over.
  user_trigger_new_signin_flow: 'CLOSED',
  user_cancelled_authorize: 'REFUSED',
};

/**
 * Loads Apple's script. Each press is a sign-in with a state and a nonce of its own (spec 1 §7).
 */
export async function prepare(
  { clientId, callbackUri = `${window.location.origin}/`, scriptUri = '' }: ConfigOf<'apple'>,
  { addressOf }: SocialContext,
): Promise<VendorReady> {
  const address = addressOf(scriptUri);
  await loadScript(address);
  const apple = appleSurface();
  if (!apple) throw new VendorError('UNAVAILABLE', `${address} is not Apple's script.`);

  // The window opens without any wait: the browser would no longer count it as the viewer's action.
  const ask = (): Promise<VendorAnswer> => {
    const state = randomNonce();
    const nonce = randomNonce();
    apple.auth.init({
      clientId,
      scope: 'name email',
      redirectURI: callbackUri,
      state,
      nonce,
      usePopup: true,
    });
    return apple.auth.signIn().then(({ authorization, user }) => {
      const code = authorization?.code;
      if (!code || authorization?.state !== state) {
        throw new VendorError('NONSENSE', 'Apple answered with no code for this press.');
      }
      return {
        ...(user?.email ? { account: user.email } : {}),
        exchange: ({ origin, signal }) =>
          origin.call(appleLogin, {
            body: { code, nonce, callbackUri },
            auth: 'none',
            signal,
          }),
      };
    }, refused);
  };
  return { ask };
}

function refused(reason: unknown): never {
  const { error } = (reason ?? {}) as { error?: unknown };
  const code = typeof error === 'string' ? FAILURES[error] : undefined;
  throw new VendorError(code ?? 'NONSENSE', `Apple's window came to: ${String(error)}.`);
}
