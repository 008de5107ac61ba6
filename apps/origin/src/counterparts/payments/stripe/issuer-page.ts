import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escaped, page } from '../../page';
import { readForm } from '../../read-form';
import { LOCAL_SITES, pagePolicy, sendPage } from '../http';
import { moneyText } from '../money';
import { forScript } from '../return-to';
import type { Books } from './books';
import { digitsOf } from './currencies';
import type { Intents } from './intents';
import type { Intent } from './objects';

/**
 * The page on which Stripe's test issuer asks the viewer: in a frame of Stripe's script, or as a whole page that leads back with
 * `payment_intent`, `payment_intent_client_secret` and `redirect_status` (docs.stripe.com/payments/3d-secure).
 */
export function createIssuerPage(books: Books, intents: Intents) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<true | undefined> => {
    const [, token] = /^\/3d_secure\/([\w-]+)$/.exec(url.pathname) ?? [];
    if (token === undefined) return undefined;
    const nonce = randomBytes(16).toString('base64');
    const send = (body: string, status = 200) => {
      const policy = pagePolicy(nonce, LOCAL_SITES);
      sendPage(response, page('3D Secure 2 test page', body), policy, status);
      return true as const;
    };
    const kept = books.byChallenge(token);
    const intent = kept && intents.find(kept.object.id);
    if (!intent) return send('<p role="alert">This request is unknown.</p>', 404);
    const { returnUrl } = kept.hidden.challenge ?? {};
    if (request.method === 'POST') {
      const answer = (await readForm(request)).get('answer');
      return send(leaving(intents.answer(intent, answer === 'complete'), returnUrl, nonce));
    }
    if (intent.status !== 'requires_action') return send(leaving(intent, returnUrl, nonce));
    return send(question(intent));
  };
}

function question(intent: Intent): string {
  const amount =
    intent.object === 'payment_intent'
      ? moneyText({
          amount: intent.amount,
          currency: intent.currency.toUpperCase(),
          scale: digitsOf(intent.currency),
        })
      : 'no payment today';
  return `<p>This is a test 3D Secure 2 authentication for <strong>${escaped(amount)}</strong>${intent.description ? ` (${escaped(intent.description)})` : ''}.</p>
<form method="post"><p><button name="answer" value="complete">Complete</button></p><p><button name="answer" value="fail">Fail</button></p></form>`;
}

function leaving(intent: Intent, returnUrl: string | undefined, nonce: string): string {
  const back = returnUrl === undefined ? undefined : wayBack(intent, returnUrl);
  return `<p>Thank you.</p>${back ? `<p><a href="${escaped(back)}">Go back</a></p>` : ''}
<script nonce="${nonce}">if (parent !== window) parent.postMessage({ type: 'stripe.3ds.done' }, '*'); else { const back = ${forScript(back)}; if (back) location.replace(back); }</script>`;
}

function wayBack(intent: Intent, returnUrl: string): string {
  const back = new URL(returnUrl);
  back.searchParams.set(intent.object, intent.id);
  back.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  back.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return back.href;
}
