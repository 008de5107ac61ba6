import { request } from 'node:http';
import type { Page } from '@playwright/test';

function port(variable: string): number {
  const value = Number(process.env[variable]);
  if (!value) throw new Error(`${variable} is not set; the global setup sets it.`);
  return value;
}

export const sitePort = (): number => port('E2E_SITE_PORT');
export const originPort = (): number => port('E2E_ORIGIN_PORT');
export const counterpartsPort = (): number => port('E2E_COUNTERPARTS_PORT');

/** The address of a realm's page. */
export const address = (realm: string, path = '/', at = sitePort()): string =>
  `http://${realm}.localhost:${at}${path}`;

/** Opens a page and waits until it listens; its pictures may still be on their way. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await ready(page);
}

/** Opens a page that goes on elsewhere by itself, perhaps before it listens. */
export async function pass(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
}

/** Loads the page anew and, as `open`, does not wait for pictures. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await ready(page);
}

export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'domcontentloaded' });
}

/** Waits until the page listens, which it marks itself. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
}

export interface Source {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Fetches a page without a browser. */
export function source(host: string, path: string, at = sitePort()): Promise<Source> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${at}`, accept: 'text/html' };
    const asked = request({ host: 'localhost', port: at, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
      );
    });
    asked.once('error', reject);
    asked.end();
  });
}

/** Asks a fresh site for its first page, which takes longest, so that it costs no journey's time. */
export async function warm(realm: string, at: number): Promise<void> {
  const { status } = await source(`${realm}.localhost`, '/login', at);
  if (status !== 200) throw new Error(`The login page of ${realm} answered ${status}.`);
}
