import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { escaped, page } from '../page';
import { readForm } from '../read-form';
import { type Company, companyOf } from './companies';
import type { TvService, TvSignIn } from './service';

/** The password of every account of every TV provider. */
export const tvPassword = 'let me in';

/** The time that a slow TV provider takes for its first page. */
const slowMs = 2000;

const css = ({ colour }: Company) =>
  `<style>h1{color:${colour}}button{background:${colour};border-color:${colour}}button[value=deny]{color:${colour}}</style>`;

/**
 * The pages of the TV providers, each under its own host name: on the first one viewers type who
 * they are, on the second one their password. Both lead to each other by real redirects.
 */
export function createTvPages(service: TvService): RequestListener {
  return (request, response) => {
    answer(service, request, response).catch((error: Error) =>
      show(response, 400, page('Television', `<p role="alert">${escaped(error.message)}</p>`)),
    );
  };
}

function show(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  response.end(html);
}

function go(response: ServerResponse, address: string): void {
  response.writeHead(303, { location: address, 'cache-control': 'no-store' });
  response.end();
}

async function answer(service: TvService, request: IncomingMessage, response: ServerResponse) {
  const { host = '' } = request.headers;
  const company = companyOf(host.split('.localhost')[0] ?? '');
  const { pathname, searchParams } = new URL(request.url ?? '/', `http://${host}`);
  const ticket = searchParams.get('ticket') ?? '';
  const signIn = service.signInOf(ticket);
  if (!company || signIn?.mvpd !== company.id) {
    const words = '<p>This page has expired. Go back to the site and try again.</p>';
    return show(response, 410, page(company?.name ?? 'Television', words));
  }
  const form = request.method === 'POST' ? await readForm(request) : undefined;
  const end = (state: 'proved' | 'refused' | 'declined') =>
    go(response, service.end(ticket, state));
  if (form?.get('action') === 'deny') return end('declined');
  if (form?.get('action') === 'back') return end('refused');
  if (pathname === '/password' && signIn.account) {
    if (!form) return show(response, 200, passwordPage(company, signIn));
    if (form.get('password') !== tvPassword)
      return show(response, 401, passwordPage(company, signIn, true));
    return company.mood === 'refuses' ? show(response, 200, refusal(company)) : end('proved');
  }
  const account = form?.get('account')?.trim().toLowerCase();
  if (account) {
    signIn.account = account;
    return go(response, `/password?${searchParams}`);
  }
  if (company.mood === 'slow' && !form) await wait(slowMs);
  show(response, 200, accountPage(company));
}

const buttons = (next: string) =>
  `<button name="action" value="next">${next}</button><button name="action" value="deny" formnovalidate>Cancel</button>`;

const accountPage = (company: Company) =>
  page(
    company.name,
    `${css(company)}<p>Sign in with your ${escaped(company.name)} account to watch on other services.</p>
<form method="post"><label>Customer number or email <input name="account" autocomplete="username" required></label>
${buttons('Continue')}</form>`,
  );

const passwordPage = (company: Company, { account = '' }: TvSignIn, wrong = false) =>
  page(
    company.name,
    `${css(company)}<p>${escaped(account)}</p>
${wrong ? '<p role="alert">The password is incorrect.</p>' : ''}
<form method="post"><label>Password <input type="password" name="password" autocomplete="current-password"></label>
${buttons('Sign in')}</form>`,
  );

const refusal = (company: Company) =>
  page(
    company.name,
    `${css(company)}<p role="alert">Your package does not include this channel.</p>
<form method="post"><button name="action" value="back">Back</button></form>`,
  );
