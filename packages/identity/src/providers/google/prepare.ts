import { googleLogin } from '@marquee/origin-client/calls';
import { loadScript, VendorError } from '@marquee/renderer/vendor';
import { fromBase64Url, toBase64Url } from '../../rules/base64-url';
import { randomNonce } from '../../vendor/random-nonce';
import type { ConfigOf } from '../provider';
import type { SocialContext, VendorReady } from '../social-steps';
import { googleButtonWidth } from './button-width';
import { googleSurface } from './surface';

/**
 * The id of the inline style that Google's script adds where none has it; the policy forbids inline
 * styles.
 */
const STYLES = 'googleidentityservice_button_styles';

const BUTTON = {
  type: 'standard',
  theme: 'outline',
  size: 'large',
  text: 'continue_with',
  shape: 'rectangular',
  logo_alignment: 'center',
} as const;

/** Loads Google's script, and puts its style sheet where the script would write an inline style. */
export async function prepare(
  { clientId, scriptUri = '' }: ConfigOf<'google'>,
  { addressOf, workflow, locale }: SocialContext,
): Promise<VendorReady> {
  const address = addressOf(scriptUri);
  if (!document.getElementById(STYLES)) {
    const sheet = document.createElement('link');
    sheet.id = STYLES;
    sheet.rel = 'stylesheet';
    sheet.href = new URL('style', address).href;
    document.head.append(sheet);
  }
  await loadScript(address);
  const google = googleSurface();
  if (!google) throw new VendorError('UNAVAILABLE', `${address} is not Google's script.`);
  const { id } = google.accounts;
  // The token has the hash; the nonce itself stays here until the token is exchanged.
  const nonce = randomNonce();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  const hashed = toBase64Url(new Uint8Array(digest));

  return {
    draw(place, { onAnswer, onFailure }) {
      id.initialize({
        client_id: clientId,
        nonce: hashed,
        ux_mode: 'popup',
        context: workflow === 'signup' ? 'signup' : 'signin',
        callback({ credential }) {
          const claims = credential === undefined ? null : claimsOf(credential);
          if (!credential || claims?.nonce !== hashed) {
            onFailure(new VendorError('NONSENSE', 'Google answered with no token for this page.'));
            return;
          }
          onAnswer({
            ...(typeof claims.email === 'string' ? { account: claims.email } : {}),
            exchange: ({ origin, signal }) =>
              origin.call(googleLogin, {
                body: { idToken: credential, nonce },
                auth: 'none',
                signal,
              }),
          });
        },
      });
      let drawn = 0;
      const render = () => {
        const width = googleButtonWidth(place.clientWidth);
        // An element that is hidden for a while keeps its button.
        if (width === drawn || (drawn > 0 && place.clientWidth === 0)) return;
        drawn = width;
        id.renderButton(place, { ...BUTTON, width, locale });
      };
      render();
      const resized =
        typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(render);
      resized?.observe(place);
      return () => {
        resized?.disconnect();
        id.cancel();
        place.replaceChildren();
      };
    },
  };
}

/** The claims of a token, not verified: the origin verifies it. */
function claimsOf(token: string): { nonce?: unknown; email?: unknown } | null {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(payload)));
    return typeof claims === 'object' ? claims : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return null;
    throw error;
  }
}
