import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { root } from '../test-servers/paths';
import { open } from './site';
import { expect } from './test';

/** The answers with the scripts that a page loads until the network is idle. */
export async function scriptsOf(page: Page, url: string): Promise<Response[]> {
  const answers: Response[] = [];
  const hear = (response: Response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) answers.push(response);
  };
  page.on('response', hear);
  await open(page, url);
  await page.waitForLoadState('networkidle');
  page.off('response', hear);
  return answers;
}

/** All code of a page: its own text, and the scripts that it loads until the network is idle. */
export async function codeOf(page: Page, url: string): Promise<string> {
  const answers = await scriptsOf(page, url);
  const scripts = await Promise.all(answers.map((answer) => answer.text()));
  // A search in no code at all would always find nothing.
  expect(scripts.filter(Boolean).length, `scripts of ${url} that could be read`).toBeGreaterThan(2);
  return [...scripts, await page.content()].join('\n');
}

/** The code of all pages. */
export function builtCode(): string {
  const folder = join(root, 'apps/web/dist/client/code');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
