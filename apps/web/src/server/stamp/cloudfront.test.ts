import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(
  new URL('../../../../../docs/deploy/cloudfront-function.mjs', import.meta.url),
);

it('the documented CloudFront function finds the file of every address', () => {
  const dir = mkdtempSync(join(tmpdir(), 'cloudfront-'));
  const lines = [
    '/iniciar-sesion /es/iniciar-sesion 302',
    '/login /login/ 200',
    '/providers/success /providers/success/ 200',
    '/en / 301',
    '/en/* /:splat 301',
    '/providers/:result /providers/-/ 200',
    '/es/* /es/404.html 404',
  ];
  writeFileSync(join(dir, '_redirects'), `${lines.join('\n')}\n`);
  const text = execFileSync(process.execPath, [program, dir], { encoding: 'utf8' });
  rmSync(dir, { recursive: true });
  const handler: (event: { request: { uri: string } }) => unknown = new Function(
    `${text}; return handler;`,
  )();
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
