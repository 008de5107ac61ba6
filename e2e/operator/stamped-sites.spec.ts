import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlainHost, plainHost } from '../counterparts/plain-host';
import { label } from '../journey/labels';
import { marquee } from '../journey/marquee';
import { expectGuest, expectSignedIn, fillAndSubmit, signInLink, viewer } from '../journey/sign-in';
import { address, open, originPort, ready, reload } from '../journey/site';
import { expect, test } from '../journey/test';

let sites: string;
let host: PlainHost;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  sites = await mkdtemp(join(tmpdir(), 'sites-'));
  host = await plainHost(sites);
  for (const realm of ['plain', 'noor']) {
    const { code, err } = await marquee(
      ...['build', '--realm', realm, '--out', join(sites, realm)],
      ...['--address', address(realm, '', host.port)],
      ...['--origin', `http://localhost:${originPort()}`],
    );
    expect(code, err).toBe(0);
  }
});

test.afterAll(async () => {
  await host.close();
  await rm(sites, { recursive: true });
});

const at = (realm: string, path = '/') => address(realm, path, host.port);

test('a stamped site signs a viewer in on any host of files', async ({ page }) => {
  await open(page, at('plain'));
  await expectGuest(page);
  await signInLink(page).click();
  await fillAndSubmit(page, viewer);
  await expectSignedIn(page);
  await reload(page);
  await expectSignedIn(page);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a stamped site in Arabic has its own pages, its pictures and a page for unknown addresses', async ({
  page,
  complaints,
}) => {
  await open(page, at('noor'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const logo = page.getByRole('banner').locator('img').first();
  await expect(logo).toHaveJSProperty('complete', true);
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
  await open(page, at('noor', '/externalpage/about'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('تعليق بلغتنا')).toBeVisible();

  complaints.allow(/404/);
  await page.goto(at('noor', '/nowhere/at/all'), { waitUntil: 'domcontentloaded' });
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    label('notFound.title', {}, 'ar'),
  );
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(at('noor', '/home'));
});

test('the pages of a stamped site carry their own policy: an injected script does not run', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Content.Security.Policy|Trusted(HTML|Script)/);
  await open(page, at('plain', '/login'));
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.append('window.intruder = "inline"');
    document.body.append(script);
    let written = 'written';
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>in</b>');
    } catch {
      written = 'refused';
    }
    return { intruder: String(Reflect.get(window, 'intruder')), written };
  });
  expect(ran).toEqual({ intruder: 'undefined', written: 'refused' });
});
