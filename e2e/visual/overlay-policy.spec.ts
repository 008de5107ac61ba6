import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { address, source } from '../journey/site';
import { expect, test } from '../journey/test';
import { root } from '../test-servers/paths';

let code = '';

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/design-system/src/testing/overlays-page.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  code = outputFiles[0]?.text ?? '';
});

/** Opens a page of overlays at a site's address, under the policy that the site sends with its own pages. */
async function openOverlays(page: Page): Promise<void> {
  const { headers } = await source('plain.localhost', '/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("style-src 'self'");
  await page.route('**/overlays', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<!doctype html><html lang="en"><title>Overlays</title><script src="/overlays.js" defer></script><body></body></html>',
    }),
  );
  await page.route('**/overlays.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.goto(address('plain', '/overlays'));
}

test('menus, popovers and tooltips open under the site’s policy, and nothing is refused', async ({
  page,
}) => {
  await openOverlays(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Menu').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Watchlist' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Share' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await button('Popover').click();
  await expect(button('In the panel')).toBeFocused();
  const panel = await page.getByRole('dialog', { name: 'Panel' }).boundingBox();
  expect(
    panel?.y,
    'the panel is beside its button, so its position could be written',
  ).toBeGreaterThan(10);
  await page.keyboard.press('Escape');
  await expect(button('Popover')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
});

for (const [name, title] of [
  ['Dialog', 'A dialog'],
  ['Sheet', 'A sheet'],
  ['Overlay', 'An overlay'],
] as const) {
  test(`a menu opens inside the window: ${name}`, async ({ page }) => {
    await openOverlays(page);
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: 'Menu inside' }).click();
    await dialog.getByRole('menuitem', { name: 'Rename' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Menu inside' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  });
}

test('a press beside an open menu closes it and presses nothing else', async ({ page }) => {
  await openOverlays(page);
  const below = page.getByRole('button', { name: 'Overlay', exact: true });
  const place = await below.boundingBox();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.mouse.click((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
});

test('on the page of overlays the policy is on: a style element is refused', async ({
  page,
  complaints,
}) => {
  complaints.allow(/style-src/);
  await openOverlays(page);
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        );
        const style = document.createElement('style');
        style.textContent = 'body{overflow:hidden}';
        document.head.append(style);
      }),
  );
  expect(refused).toBe('style-src-elem');
});
