import { createHash } from 'node:crypto';
import type { Counterparts } from '../counterparts/counterparts';
import { localFetch } from '../counterparts/local-fetch';
import { gigyaPassword } from '../counterparts/vendors/gigya';
import { page, sayInWindow, withQuery } from './vendor-windows';

export const nonce = 'nonce-of-this-page-0123456789';
export const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * The answers of the vendors' windows to a viewer who goes through them: tokens, codes and
 * signatures as they come to a page.
 */
export function vendorProofs(counterparts: () => Counterparts) {
  const settings = (realm = 'apex') => counterparts().vendors.settingsOf(realm);
  const googleToken = async (email: string, kept = nonce, realm = 'apex') => {
    const { message } = await sayInWindow(
      withQuery(`${counterparts().addressOf('google')}/gsi/select`, {
        client_id: settings(realm).google?.clientId ?? '',
        origin: page,
        nonce: hashed(kept),
      }),
      { email },
    );
    return String(message.credential);
  };

  async function appleCode(email: string, options: { nonce?: string; callbackUri?: string } = {}) {
    const { message, to } = await sayInWindow(
      withQuery(`${counterparts().addressOf('apple')}/auth/authorize`, {
        client_id: settings().apple?.clientId ?? '',
        redirect_uri: options.callbackUri ?? `${page}/`,
        response_type: 'code id_token',
        response_mode: 'web_message',
        scope: 'name email',
        state: 'state-1',
        nonce: options.nonce ?? nonce,
      }),
      { email },
    );
    const { code, state } = message.authorization as { code: string; state: string };
    if (to !== page || state !== 'state-1')
      throw new Error(`Apple's window told ${to} of ${state}.`);
    return code;
  }

  const facebookCode = async (email: string, realm = 'apex') => {
    const { message } = await sayInWindow(
      withQuery(`${counterparts().addressOf('facebook')}/v10.0/dialog/oauth`, {
        client_id: settings(realm).facebook?.appId ?? '',
        origin: page,
      }),
      { email },
    );
    return String(message.code);
  };

  async function gigyaProof(email: string, realm = 'corral') {
    const answer = await localFetch(`${counterparts().addressOf('gigya')}/accounts.login`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        apiKey: settings(realm).gigya?.apiKey ?? '',
        loginID: email,
        password: gigyaPassword,
      }).toString(),
    });
    const { UID, UIDSignature, signatureTimestamp } = await answer.json();
    return { uid: UID, uidSignature: UIDSignature, signatureTimestamp };
  }

  return { settings, googleToken, appleCode, facebookCode, gigyaProof };
}
