import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escaped, page } from '../page';
import { readForm } from '../read-form';
import type { Company } from './company';
import { type Decision, REFUSED_CHALLENGE } from './decide';
import { LOCAL_SITES, pagePolicy, sendPage } from './http';
import type { StoredCharge } from './journal';
import { moneyText } from './money';
import type { RedirectStatus } from './protocol';
import { forScript, wayBack } from './return-to';

/** What the viewer may answer, in words, and what follows: nothing moves for a page that is closed. */
const ANSWERS: Readonly<
  Record<string, { label: string; decision?: Decision; status: RedirectStatus }>
> = {
  approve: { label: 'Approve', decision: { status: 'succeeded' }, status: 'succeeded' },
  refuse: { label: 'Refuse', decision: REFUSED_CHALLENGE, status: 'failed' },
  wait: { label: 'Answer later', decision: { status: 'processing' }, status: 'pending' },
  close: { label: 'Close', status: 'canceled' },
};

/**
 * The page of a card's issuer, that asks whether it is really the viewer: in a frame of the shop's dialog, or as a whole page. It
 * tells the page around it that it is there and that it has finished, and never with what result: that is asked at the origin.
 */
export function createAcs(company: Company) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const nonce = randomBytes(16).toString('base64');
    const send = (body: string, status = 200) =>
      sendPage(
        response,
        page('Confirm your payment', body),
        pagePolicy(nonce, LOCAL_SITES),
        status,
      );
    const [, token = ''] = /^\/challenge\/([\w-]+)$/.exec(url.pathname) ?? [];
    const stored = company.byToken(token);
    if (!stored) return send('<p role="alert">This request is unknown.</p>', 404);
    if (request.method === 'POST') {
      const answer = ANSWERS[(await readForm(request)).get('answer') ?? ''];
      if (!answer) return send('<p role="alert">Choose one of the answers.</p>', 400);
      if (answer.decision) company.move(stored.charge.payment, answer.decision);
      return send(leaving(stored, answer.status, nonce));
    }
    if (stored.charge.status !== 'requires_action')
      return send(leaving(stored, 'pending', nonce, 'This payment was answered before.'));
    send(question(stored, company, nonce));
  };
}

function question(stored: StoredCharge, company: Company, nonce: string): string {
  const { request } = stored;
  const card = company.details(request.details ?? '')?.card;
  const amount = request.amount > 0 ? moneyText(request) : 'no payment today';
  const buttons = Object.entries(ANSWERS).map(
    ([name, { label }]) => `<p><button name="answer" value="${name}">${label}</button></p>`,
  );
  return `<p><strong>${escaped(request.brand)}</strong> asks for <strong>${escaped(amount)}</strong>${card ? ` from your card ending in ${card.last4}` : ''}. Is it you?</p>
<form method="post">${buttons.join('')}</form>
<script nonce="${nonce}">${toParent(stored, 'acs.ready')}</script>`;
}

/** Leaves the page: tells the page around it, or goes back to the shop by itself. */
function leaving(
  stored: StoredCharge,
  status: RedirectStatus,
  nonce: string,
  text = 'Thank you.',
): string {
  const back = wayBack(stored, status);
  return `<p>${text}</p>${back ? `<p><a href="${escaped(back)}">Back to ${escaped(stored.request.brand)}</a></p>` : ''}
<script nonce="${nonce}">if (parent === window) { const back = ${forScript(back)}; if (back) location.replace(back); } else { ${toParent(stored, 'acs.done')} }</script>`;
}

/** A message to the shop's page, and to no other site. */
function toParent({ request }: StoredCharge, type: string): string {
  const site = request.returnUrl === undefined ? undefined : new URL(request.returnUrl).origin;
  return site === undefined
    ? ''
    : `if (parent !== window) parent.postMessage({ type: ${forScript(type)} }, ${forScript(site)});`;
}
