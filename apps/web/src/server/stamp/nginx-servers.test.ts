import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const repository = (path: string) =>
  fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));
const program = repository('docs/deploy/nginx-servers.mjs');
/** Folders that "npm run check:nginx" runs nginx with. */
const names: string[] = JSON.parse(
  readFileSync(repository('scripts/hostile-folders.json'), 'utf8'),
);
const dir = mkdtempSync(join(tmpdir(), 'servers-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** The words of a configuration as nginx reads them (ngx_conf_read_token), a directive a list. */
function directivesOf(text: string): string[][] {
  const found: string[][] = [[]];
  const words = /"((?:\\[\s\S]|[^"\\])*)"|([;{}])|([^\s;{}"]+)/g;
  for (const [, inQuotes, end, bare] of text.matchAll(words)) {
    if (end) found.push([]);
    else found.at(-1)?.push(inQuotes?.replace(/\\(["'\\])/g, '$1') ?? bare ?? '');
  }
  return found.filter((words) => words.length > 0);
}

describe('the servers of nginx for a site', () => {
  it.each(names)(
    'in the folder %j have that folder as their root, and include its file',
    (name) => {
      const site = join(dir, name);
      mkdirSync(site, { recursive: true });
      writeFileSync(
        join(site, 'build.json'),
        JSON.stringify({ realm: 'delta', hosts: ['a.example'] }),
      );
      const { stdout, stderr, status } = spawnSync(process.execPath, [program, site], {
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
      const directives = directivesOf(stdout).filter(([name]) => !/^geo|^server$/.test(name ?? ''));
      const root = site.replaceAll('$', `\${marquee_dollar}`);
      const file = join(site, '_nginx.conf');
      const pattern = /[*?[]/.test(file) ? file.replace(/[*?[\]\\]/g, '\\$&') : file;
      const dollar = site.includes('$') ? [['default', '$']] : [];
      expect(directives).toEqual([
        ...dollar,
        ['listen', '80'],
        ['server_name', 'a.example', 'delta.localhost'],
        ['root', root],
        ['include', pattern],
      ]);
    },
  );
});
