import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PICTURE_POLICY } from '../picture-policy';
import { headersFile } from './host-files';

const program = fileURLToPath(
  new URL('../../../../../docs/deploy/cloudfront-function.mjs', import.meta.url),
);

/** The documented function for a site with these files. */
function functionFor(files: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'cloudfront-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  const text = execFileSync(process.execPath, [program, dir], { encoding: 'utf8' });
  rmSync(dir, { recursive: true });
  const handler: (event: object) => unknown = new Function(`${text}; return handler;`)();
  return handler;
}

const HEADERS = headersFile({
  address: 'https://delta.example',
  strictTransport: 'max-age=60',
  policy: "default-src 'none'; script-src 'self'",
  pages: [],
  redirects: [],
  prefixes: [],
  ownPrefix: '/en',
});

it('the documented CloudFront function finds the file of every address', () => {
  const lines = [
    '/iniciar-sesion /es/iniciar-sesion 302',
    '/login /login/ 200',
    '/providers/success /providers/success/ 200',
    '/en / 301',
    '/en/* /:splat 301',
    '/providers/:result /providers/-/ 200',
    '/es/* /es/404.html 404',
  ];
  const handler = functionFor({ _redirects: `${lines.join('\n')}\n`, _headers: HEADERS });
  const ask = (uri: string) => handler({ request: { uri } });
  const moved = (value: string, statusCode: number) => ({
    statusCode,
    statusDescription: 'Moved',
    headers: { location: { value } },
  });
  expect(ask('/')).toEqual({ uri: '/index.html' });
  expect(ask('/login')).toEqual({ uri: '/login/index.html' });
  expect(ask('/login/')).toEqual({ uri: '/login/index.html' });
  expect(ask('/code/entry-AbC.js')).toEqual({ uri: '/code/entry-AbC.js' });
  expect(ask('/providers/success')).toEqual({ uri: '/providers/success/index.html' });
  expect(ask('/providers/other')).toEqual({ uri: '/providers/-/index.html' });
  expect(ask('/providers/abc.def')).toEqual({ uri: '/providers/-/index.html' });
  expect(ask('/es/404.html')).toEqual({ uri: '/es/404.html' });
  expect(ask('/favicon.ico')).toEqual({ uri: '/favicon.ico' });
  expect(ask('/iniciar-sesion')).toEqual(moved('/es/iniciar-sesion', 302));
  expect(ask('/en/login')).toEqual(moved('/login', 301));
  expect(ask('/en//evil.example')).toEqual(moved('/evil.example', 301));
});

it('the documented CloudFront function gives pictures a policy of their own', () => {
  const handler = functionFor({ _redirects: '/en / 301\n', _headers: HEADERS });
  const pages = { 'content-security-policy': { value: "default-src 'none'; script-src 'self'" } };
  const answered = (uri: string) =>
    handler({ request: { uri }, response: { statusCode: 200, headers: { ...pages } } });
  for (const uri of ['/_assets/delta/logo.abc.svg', '/favicon.ico', '/apple-touch-icon.png'])
    expect(answered(uri), uri).toEqual({
      statusCode: 200,
      headers: {
        'content-security-policy': { value: PICTURE_POLICY },
        'x-content-type-options': { value: 'nosniff' },
      },
    });
  for (const uri of ['/', '/login/index.html', '/code/entry.js', '/es/_assets/x'])
    expect(answered(uri), uri).toEqual({ statusCode: 200, headers: pages });
});
