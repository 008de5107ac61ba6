import { builtCode, codeOf } from '../journey/code';
import { label } from '../journey/labels';
import { PROVIDER_TRACES, providerTypes } from '../journey/provider-traces';
import {
  expectGuest,
  expectSignedIn,
  fillAndSubmit,
  loginForm,
  signInLink,
  signOutByMenu,
  viewer,
} from '../journey/sign-in';
import { address, open, pass, reload } from '../journey/site';
import { expect, test } from '../journey/test';

const refused = /status of 401/;

for (const [realm, language] of [
  ['apex', 'en'],
  ['noor', 'ar'],
  ['plain', 'en'],
] as const) {
  test(`[1.1-21] [1.4-04] [1.2-108] ${realm}: a viewer signs in with identifier and secret, and is at the brand's home`, {
    tag: realm === 'apex' ? '@gate' : [],
  }, async ({ page }) => {
    await open(page, address(realm, '/'));
    await signInLink(page, language).click();
    await expect(page).toHaveURL(address(realm, '/login'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      label('login.title', {}, language),
    );
    await fillAndSubmit(page, viewer, language);
    await expect(page).toHaveURL(address(realm, '/home'));
    await expectSignedIn(page, language);
    await reload(page);
    await expectSignedIn(page, language);
  });
}

test('[1.8-01] [1.4-03] after a wrong secret the form keeps what was typed and says what to do', {
  tag: '@gate',
}, async ({ page, complaints }) => {
  complaints.allow(refused);
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, { id: viewer.id, secret: 'wrong horse' });
  const form = loginForm(page);
  await expect(form.alert).toContainText(label('login.error.failedAuthentication'));
  await expect(form.identifier).toHaveValue(viewer.id);
  await expect(form.identifier).toBeFocused();
  await expect(page).toHaveURL(address('apex', '/login'));
  await form.secret.fill(viewer.secret);
  await form.submit.click();
  await expectSignedIn(page);
});

test('the answer to an unknown identifier reads the same as to a wrong secret', async ({
  page,
  complaints,
}) => {
  complaints.allow(refused);
  const told: string[] = [];
  for (const id of [viewer.id, 'nobody@example.com']) {
    await open(page, address('apex', '/login'));
    await fillAndSubmit(page, { id, secret: 'wrong horse' });
    const { alert } = loginForm(page);
    await expect(alert).toBeVisible();
    // Each answer has its own request id, for the help desk.
    told.push(
      ((await alert.textContent()) ?? '').replace(/[0-9a-f-]{16,}|[A-Za-z0-9_-]{10,}$/g, '…'),
    );
  }
  expect(told[1]).toBe(told[0]);
});

test('an address and a secret that were copied with invisible marks around them sign in', async ({
  page,
}) => {
  await open(page, address('apex', '/login'));
  const marked = (text: string) => `\u202b${text}\u202c\u200f`;
  await fillAndSubmit(page, { id: marked(viewer.id), secret: marked(viewer.secret) });
  await expectSignedIn(page);
});

test('[1.5-07] [1.5-08] an empty sign-in form asks for both fields at once, in the product’s labels', async ({
  page,
}) => {
  await open(page, address('apex', '/login'));
  const form = loginForm(page);
  await form.submit.click();
  await expect(form.alert).toHaveText(label('login.error.emptyInputs'));
  await expect(form.identifier).toBeFocused();
});

test('[1.2-107] after sign-in the viewer is back on the page they came from', {
  tag: '@gate',
}, async ({ page }) => {
  await open(page, address('apex', '/login?from=%2F%3Fday%3Dtoday'));
  await fillAndSubmit(page, viewer);
  await expect(page).toHaveURL(address('apex', '/?day=today'));
  await expectSignedIn(page);
});

test('[1.2-101] a signed-in viewer who opens the login page is sent on', async ({ page }) => {
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, viewer);
  await expectSignedIn(page);
  await pass(page, address('apex', '/login'));
  await expect(page).toHaveURL(address('apex', '/home'));
});

test('[1.4-35] after signing out a viewer stays signed out', async ({ page }) => {
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, viewer);
  await expectSignedIn(page);
  await signOutByMenu(page);
  await expectGuest(page);
  await reload(page);
  await expectGuest(page);
});

test('a signed-in viewer’s page offers no sign-in before its code is there, and does not count as a guest’s', async ({
  page,
}) => {
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, viewer);
  await expectSignedIn(page);
  // The page's code never comes, so that the session stays unread.
  await page.route(/\.js(\?|$)/, () => {});
  await page.goto(address('apex', '/home'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(signInLink(page)).toBeHidden();
  await expect(expectGuest(page)).rejects.toThrow();
});

test('two brands on sibling host names share no session', async ({ page }) => {
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, viewer);
  await expectSignedIn(page);
  await open(page, address('corral', '/'));
  await expectGuest(page);
});

test('a viewer signs in with the keyboard alone, and always sees the focus', async ({ page }) => {
  await open(page, address('apex', '/login'));
  const { identifier, secret, submit } = loginForm(page);
  const outlined = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      const ring = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
      return ring || style.boxShadow !== 'none';
    });
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await outlined(), 'the focused element is marked').toBe(true);
      if (await isThere()) return;
    }
    throw new Error('Tab does not lead there.');
  };
  const focused = (target: typeof identifier) => () =>
    target.evaluate((element) => element === document.activeElement);
  await tabTo(focused(identifier));
  await page.keyboard.type(viewer.id);
  await tabTo(focused(secret));
  await page.keyboard.type(viewer.secret);
  await tabTo(focused(submit));
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
});

test('a realm with own ID alone sends no code of another provider', async ({ page }) => {
  const others = providerTypes().filter((type) => type !== 'id');
  expect(Object.keys(PROVIDER_TRACES).sort(), 'every other one is looked for').toEqual(
    others.sort(),
  );
  const code = await codeOf(page, address('plain', '/login'));
  const built = builtCode();
  for (const [type, traces] of Object.entries(PROVIDER_TRACES)) {
    for (const trace of traces) {
      expect(built.includes(trace), `${type}: its code has “${trace}”`).toBe(true);
      expect(code.includes(trace), `${type}: the page has “${trace}”`).toBe(false);
    }
  }
});
