import { facebookLogin } from '@marquee/origin-client/calls';
import {
  allowInnerScripts,
  bringOnce,
  folderOf,
  inTime,
  loadScript,
  VendorError,
} from '@marquee/renderer/vendor';
import { windowOpenedBy } from '../../vendor/opened-window';
import type { ConfigOf } from '../provider';
import type { SocialContext, VendorAnswer, VendorReady } from '../social-steps';
import type { FacebookGlobals, FacebookResponse, FacebookSurface } from './surface';

/** The version of the specification (spec 1 §9). */
const FACEBOOK_SDK_VERSION = 'v10.0';

/**
 * Loads Facebook's script. Its first stage only queues calls: a window that it opened later would
 * not count as the viewer's action, so the script is ready once its second stage is.
 */
export async function prepare(
  { appId, scriptUri = '' }: ConfigOf<'facebook'>,
  { addressOf }: SocialContext,
): Promise<VendorReady> {
  const address = addressOf(scriptUri);
  allowInnerScripts(folderOf(address));
  const facebook = await inTime(bringOnce(address, both), 'Facebook’s SDK');
  // No cookies, no login status, no plugins: only what a press asks for.
  facebook.init({
    appId,
    version: FACEBOOK_SDK_VERSION,
    cookie: false,
    status: false,
    xfbml: false,
  });
  return { ask: () => ask(facebook) };
}

/** Waits without a limit: a script runs once, and reports once that it is complete. */
async function both(address: string): Promise<FacebookSurface> {
  const globals = window as FacebookGlobals;
  const complete = new Promise<FacebookSurface>((resolve, reject) => {
    globals.fbAsyncInit = () => {
      if (globals.FB?.login) resolve(globals.FB);
      else reject(new VendorError('UNAVAILABLE', `${address} did not become Facebook's SDK.`));
    };
  });
  const [, facebook] = await Promise.all([loadScript(address), complete]);
  return facebook;
}

function ask(facebook: FacebookSurface): Promise<VendorAnswer> {
  return new Promise((resolve, reject) => {
    const answered = ({ status, authResponse }: FacebookResponse) => {
      const code = authResponse?.code;
      if (code) resolve(answerOf(code));
      else if (status === 'connected')
        reject(new VendorError('NONSENSE', 'Facebook gave no code.'));
      else if (status === 'not_authorized') reject(new VendorError('REFUSED', 'Refused.'));
      else reject(new VendorError('CLOSED', 'The window was closed.'));
    };
    // Facebook does not answer when the browser blocks the window.
    const outcome = windowOpenedBy(() =>
      facebook.login(answered, {
        scope: 'email',
        // Asks again a viewer who declined to share the address last time.
        auth_type: 'rerequest',
        // A code for our origin instead of a token for this page.
        response_type: 'code',
        override_default_response_type: true,
      }),
    );
    if (outcome === 'blocked') reject(new VendorError('BLOCKED', 'No window opened.'));
  });
}

const answerOf = (code: string): VendorAnswer => ({
  exchange: ({ origin, signal }) =>
    origin.call(facebookLogin, {
      body: { code },
      auth: 'none',
      signal,
    }),
});
