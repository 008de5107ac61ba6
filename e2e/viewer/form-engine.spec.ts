import { label } from '../journey/labels';
import { expectSignedIn, fillAndSubmit, loginForm, viewer } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const engine = /\/code\/(?:LateFormEngine|form-engine)-/;
// What the browser logs when code does not come.
const noise = /ERR_FAILED|Failed to load resource|dynamically imported module/;

test('a form that the viewer does not enter loads no validation code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (engine.test(request.url())) asked.push(request.url());
  });
  await open(page, address('apex', '/login'));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await loginForm(page).identifier.focus();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('a form that is submitted before its validation code is there shows as busy, is then validated, and is sent once', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent: string[] = [];
  await page.route(engine, async (route) => {
    await held;
    await route.continue();
  });
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/login')) sent.push(request.url());
  });
  await open(page, address('apex', '/login'));
  const form = loginForm(page);
  await form.identifier.fill(viewer.id);
  await form.submit.click();
  const button = form.form.locator('button[type="submit"]');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(form.secret).toHaveAttribute('aria-invalid', 'true');
  await expect(form.secret).toBeFocused();
  await expect(form.identifier).toHaveValue(viewer.id);
  expect(sent).toEqual([]);
  await form.secret.fill(viewer.secret);
  await form.submit.click();
  await expectSignedIn(page);
  expect(sent).toHaveLength(1);
});

test('a form whose validation code fails to load signs in all the same, and shows what the origin refuses', async ({
  page,
  complaints,
}) => {
  complaints.allow(noise);
  await page.route(engine, (route) => route.abort());
  await open(page, address('apex', '/login'));
  const form = loginForm(page);
  await fillAndSubmit(page, { ...viewer, secret: 'another than mine' });
  await expect(form.alert).toContainText(label('login.error.failedAuthentication'));
  await expect(form.identifier).toHaveValue(viewer.id);
  await expect(form.identifier).toBeFocused();
  await fillAndSubmit(page, viewer);
  await expectSignedIn(page);
});
