import { expectSignedIn, fillAndSubmit, loginForm, viewer } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { word } from '../journey/words';

const engine = /\/code\/(?:LateFormEngine|form-engine)-/;
// What the browser says of code that does not come.
const noise = /ERR_FAILED|Failed to load resource|dynamically imported module/;

test('a form that the viewer does not enter asks for no code to judge it with', async ({
  page,
}) => {
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

test('what is submitted before the code that judges it is shown as on its way, judged then, and sent once', async ({
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

test('a form whose code is lost on the way signs in all the same, and says what the origin refuses', async ({
  page,
  complaints,
}) => {
  complaints.allow(noise);
  await page.route(engine, (route) => route.abort());
  await open(page, address('apex', '/login'));
  const form = loginForm(page);
  await fillAndSubmit(page, { ...viewer, secret: 'another than mine' });
  await expect(form.alert).toContainText(word('login.error.failedAuthentication'));
  await expect(form.identifier).toHaveValue(viewer.id);
  await expect(form.identifier).toBeFocused();
  await fillAndSubmit(page, viewer);
  await expectSignedIn(page);
});
