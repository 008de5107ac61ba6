import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escaped, page } from '../page';
import { readForm } from '../read-form';
import type { Company } from './company';
import { type Decision, REFUSED_PAYMENT } from './decide';
import { pagePolicy, sendPage } from './http';
import type { StoredCharge } from './journal';
import { moneyText } from './money';
import type { MethodType, RedirectStatus } from './protocol';
import { wayBack } from './return-to';

const NAMES: Readonly<Record<MethodType, string>> = {
  card: 'Card',
  bancontact: 'Bancontact',
  ideal: 'iDEAL',
  pix: 'Pix',
  alipay: 'Alipay',
  wepay: 'WePay',
};

/** What the viewer may do, and where that leads. Without a `status` there is no way back: they are lost on the bank's page. */
const ANSWERS: Readonly<
  Record<string, { label: string; decision: Decision; status?: RedirectStatus }>
> = {
  approve: { label: 'Approve', decision: { status: 'succeeded' }, status: 'succeeded' },
  refuse: { label: 'Refuse', decision: REFUSED_PAYMENT, status: 'failed' },
  pending: { label: 'Leave pending', decision: { status: 'processing' }, status: 'pending' },
  lose: { label: 'Approve, then lose the way back', decision: { status: 'succeeded' } },
  close: { label: 'Close', decision: { status: 'cancelled' }, status: 'canceled' },
};

/** The bank's site: viewers come to it with a charge, and go back to the shop. It may not be framed. */
export function createBank(company: Company) {
  /** What the bank lets the merchant charge later; only a charge that waits leaves one behind. */
  const mandateOf = ({ charge, request }: StoredCharge): string | undefined => {
    if (charge.status !== 'requires_action' && charge.status !== 'processing') return undefined;
    const { customer, method } = request;
    const account = `${NAMES[method]} •••• 4300`;
    return company.keep({ customer, method, account, behaviour: 'succeeds' }, 'mnd').exid;
  };

  /** Does what the viewer has chosen; the page that follows, or the way back. */
  function take(
    stored: StoredCharge,
    choice: string,
  ): { body: string; status?: number } | { back: string } {
    const { payment } = stored.charge;
    if (choice === 'settle') {
      company.move(payment, { status: 'succeeded' }, mandateOf(stored));
      return { body: `<p>The payment is settled.</p>${link(stored, 'succeeded')}` };
    }
    const given = ANSWERS[choice];
    if (!given) return { body: '<p role="alert">Choose one of the answers.</p>', status: 400 };
    const { decision, status } = given;
    const mandate = decision.status === 'succeeded' ? mandateOf(stored) : undefined;
    company.move(payment, decision, mandate);
    const back = status && wayBack(stored, status);
    return back
      ? { back }
      : { body: '<p role="alert">The connection was lost. Your payment is approved.</p>' };
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const nonce = randomBytes(16).toString('base64');
    const send = (body: string, status = 200) =>
      sendPage(response, page('Sandbox Bank', body), pagePolicy(nonce, "'none'"), status);
    const [, token = ''] = /^\/pay\/([\w-]+)$/.exec(url.pathname) ?? [];
    const stored = company.byToken(token);
    if (!stored) return send('<p role="alert">This payment is unknown.</p>', 404);
    if (request.method !== 'POST') return send(shown(stored, nonce));
    const next = take(stored, (await readForm(request)).get('answer') ?? '');
    if ('body' in next) return send(next.body, next.status);
    response.writeHead(303, { location: next.back, 'cache-control': 'no-store' });
    response.end();
  };
}

function shown(stored: StoredCharge, nonce: string): string {
  const { status } = stored.charge;
  if (status === 'requires_action') return question(stored, nonce);
  if (status === 'processing') return pending(stored);
  return `<p>This payment is ${escaped(status)}.</p>${link(stored, 'pending')}`;
}

const link = (stored: StoredCharge, status: RedirectStatus) => {
  const back = wayBack(stored, status);
  return back
    ? `<p><a href="${escaped(back)}">Back to ${escaped(stored.request.brand)}</a></p>`
    : '';
};

const pending = (stored: StoredCharge) =>
  `<p>This payment is pending.</p><form method="post"><button name="answer" value="settle">Settle it now</button></form>${link(stored, 'pending')}`;

function question({ request, charge }: StoredCharge, nonce: string): string {
  const buttons = Object.entries(ANSWERS).map(
    ([name, { label }]) => `<p><button name="answer" value="${name}">${label}</button></p>`,
  );
  const amount = request.amount > 0 ? moneyText(request) : 'nothing today: a mandate for later';
  return `<dl><dt>To</dt><dd>${escaped(request.brand)}</dd><dt>Amount</dt><dd>${escaped(amount)}</dd>
<dt>Reference</dt><dd>${escaped(request.reference)}</dd><dt>Method</dt><dd>${NAMES[charge.method]}</dd></dl>
${charge.method === 'pix' ? pix(charge.id, nonce) : ''}<form method="post">${buttons.join('')}</form>`;
}

/** A code to pay with in the bank's app; its shape alone is Pix's, it is good for nothing. */
const pix = (id: string, nonce: string) =>
  `<p><label>Pix code <input id="code" readonly value="00020126580014br.gov.bcb.pix0136${escaped(id)}5204000053039865802BR6304SAND"></label>
<button type="button" id="copy">Copy</button> <span role="status" id="said"></span></p>
<script nonce="${nonce}">document.getElementById('copy').addEventListener('click', () => {
  const code = document.getElementById('code'); code.select();
  navigator.clipboard.writeText(code.value).then(() => { document.getElementById('said').textContent = 'Copied'; }, () => undefined);
});</script>`;
