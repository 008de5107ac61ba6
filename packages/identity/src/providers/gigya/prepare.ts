import { gigyaLogin } from '@marquee/origin-client/calls';
import {
  allowHtml,
  allowInnerScripts,
  bringOnce,
  inTime,
  loadScript,
  VendorError,
} from '@marquee/renderer/vendor';
import type { ConfigOf } from '../provider';
import type { SocialContext, VendorAnswer, VendorEvents, VendorReady } from '../social-steps';
import { type GigyaGlobals, type GigyaLogin, type GigyaSurface, gigyaLanguage } from './surface';

/** The id of the widget's element; the service takes an id, not an element. */
export const WIDGET_ID = 'gigya-widget';

/**
 * Loads the service's script, with the realm's key, and shows its screens in our element.
 * @throws {Error} 'missing scriptUrl or apiKey' (spec 1 §5).
 */
export async function prepare(
  { scriptUrl, apiKey, screenSet = '' }: ConfigOf<'gigya'>,
  { addressOf, workflow, locale }: SocialContext,
): Promise<VendorReady> {
  if (!scriptUrl || !apiKey) throw new Error('missing scriptUrl or apiKey');
  const address = new URL(addressOf(scriptUrl));
  address.searchParams.set('apiKey', apiKey);
  allowInnerScripts(new URL('/', address).href);
  const { accounts } = await inTime(bringOnce(address.href, load), 'The service’s script');
  return {
    draw(place, events) {
      place.id = WIDGET_ID;
      listener = events;
      const endHtml = allowHtml();
      accounts.showScreenSet({
        screenSet,
        startScreen: workflow === 'signup' ? 'gigya-register-screen' : 'gigya-login-screen',
        containerID: WIDGET_ID,
        lang: gigyaLanguage(locale),
        onError({ errorCode, response }) {
          // The widget itself shows what is wrong in the form; without a form, nothing was drawn.
          if (response || !errorCode) return;
          events.onFailure(new VendorError('UNAVAILABLE', `The widget failed: ${errorCode}.`));
        },
      });
      return () => {
        listener = undefined;
        accounts.hideScreenSet({ screenSet });
        endHtml();
      };
    },
  };
}

/** The page that shows the widget now. The service never removes a handler, so it gets only one. */
let listener: VendorEvents | undefined;

/** However long it takes: a script runs once, and says once that it is ready. */
async function load(address: string): Promise<GigyaSurface> {
  const globals = window as GigyaGlobals;
  const complete = new Promise<GigyaSurface>((resolve, reject) => {
    globals.onGigyaServiceReady = () => {
      if (globals.gigya?.accounts) resolve(globals.gigya);
      else reject(new VendorError('UNAVAILABLE', `${address} is not the service's script.`));
    };
  });
  const [, gigya] = await Promise.all([loadScript(address), complete]);
  gigya.accounts.addEventHandlers({
    onLogin(event) {
      const answer = answerOf(event);
      if (answer) listener?.onAnswer(answer);
      else listener?.onFailure(new VendorError('NONSENSE', 'A login without a signature.'));
    },
  });
  return gigya;
}

function answerOf({
  UID: uid,
  UIDSignature: uidSignature,
  signatureTimestamp,
  profile,
}: GigyaLogin): VendorAnswer | undefined {
  if (!uid || !uidSignature || !signatureTimestamp) return undefined;
  return {
    ...(profile?.email ? { account: profile.email } : {}),
    exchange: ({ origin, signal }) =>
      origin.call(gigyaLogin, {
        body: { uid, uidSignature, signatureTimestamp: String(signatureTimestamp) },
        auth: 'none',
        signal,
      }),
  };
}
