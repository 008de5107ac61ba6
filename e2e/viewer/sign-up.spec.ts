import type { Page } from '@playwright/test';
import { historyOf } from '../journey/browser';
import { readCalls } from '../journey/calls';
import { label } from '../journey/labels';
import { linkIn, newMail } from '../journey/mail';
import { continueWith } from '../journey/provider';
import {
  expectGuest,
  expectSignedIn,
  expectSignedOut,
  fillAndSubmit,
  loginForm,
  signOutByMenu,
} from '../journey/sign-in';
import {
  agree,
  fillIn,
  newAddress,
  newSecret,
  openAccount,
  signUpForm,
  termsDialog,
} from '../journey/sign-up';
import { address, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

test('[1.1-42] [1.2-138] [1.2-139] [1.4-33] a guest signs up with own ID from the sign-in page, accepts the terms, and is back where they began', {
  tag: '@gate',
}, async ({ page }) => {
  const email = newAddress();
  await open(page, address('apex', '/login?from=%2Fhome%3Frail%3D2'));
  await page.getByRole('link', { name: label('login.signUp') }).click();
  await expect(page).toHaveURL(address('apex', '/signup?from=%2Fhome%3Frail%3D2'));
  await fillIn(page, email);
  await signUpForm(page).submit.click();
  await agree(page);
  await expectSignedIn(page);
  await expect(page).toHaveURL(address('apex', '/home?rail=2'));
  await expect(page.getByText(label('signUp.created', { brand: 'Apex', email }))).toBeVisible();
  await signOutByMenu(page);
  await expectGuest(page);
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, { id: email, secret: newSecret });
  await expectSignedIn(page);
});

test('[1.7-06] the list of countries needs nothing but the realm’s key, and names the caller’s country', async ({
  page,
}) => {
  const calls = await readCalls(page, /\/v3\/i18n\/country-codes$/);
  await open(page, address('noor', '/en/signup'));
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(calls[0]).toMatchObject({ method: 'GET', query: {}, bearer: false, sent: null });
  expect(calls[0]?.answer).toMatchObject({
    countries: expect.arrayContaining([expect.objectContaining({ iso3166alpha2: 'AE' })]),
    callerCountryCode: expect.stringMatching(/^[A-Z]{2}$/),
  });
});

test('[1.5-32] a phone number typed with 00 is sent with a plus, and an invalid number is an error at its field', async ({
  page,
}) => {
  const email = newAddress('phone');
  const signUps = await readCalls(page, /\/v2\/signup$/);
  await open(page, address('noor', '/en/signup?from=%2Fen%2Fhome'));
  await fillIn(page, email);
  const { form, submit } = signUpForm(page);
  const country = form.getByRole('combobox', { name: label('form.phone.country') });
  const number = form.getByRole('textbox', { name: label('form.field.phoneNumber') });
  await country.selectOption('AE');
  for (const typed of ['0501234567 / 0507654321', '+971501234567890123456']) {
    await number.fill(typed);
    await submit.click();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(label('form.phone.invalid'));
  }
  expect(signUps).toEqual([]);
  await number.fill('00971501234567');
  await submit.click();
  await agree(page);
  await expectSignedIn(page);
  expect(signUps.map(({ sent }) => sent?.fields)).toEqual([
    expect.objectContaining({ phoneNumber: '+971501234567' }),
  ]);
});

test('in Arabic every value of the sign-up form starts at the right, and a phone number is grouped as its country writes it', async ({
  page,
}) => {
  await open(page, address('noor', '/signup'));
  const { form } = signUpForm(page, 'ar');
  const number = form.locator('input[type="tel"]');
  await number.fill('+14155550100');
  await number.blur();
  await expect(number).toHaveValue('(415) 555-0100');
  const sides = await form.locator('input:visible').evaluateAll((inputs) =>
    inputs.map((input) => {
      const { direction, textAlign } = getComputedStyle(input);
      return (direction === 'ltr') === (textAlign === 'end') ? 'reader’s' : 'other';
    }),
  );
  expect(sides.length).toBeGreaterThan(3);
  expect(new Set(sides)).toEqual(new Set(['reader’s']));
});

test('a guest who refuses the terms sends nothing, and what was typed stays, also after a reload', {
  tag: '@gate',
}, async ({ page }) => {
  const email = newAddress('unsure');
  await open(page, address('apex', '/signup'));
  await fillIn(page, email);
  const form = signUpForm(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await form.submit.click();
  await termsDialog(page).notNow.click();
  await expect(termsDialog(page).dialog).toBeHidden();
  await expect(form.email).toHaveValue(email);
  await expect(form.secret).toHaveValue(newSecret);
  expect(sent.filter((url) => url.endsWith('/signup'))).toEqual([]);
  await reload(page);
  await expect(form.email).toHaveValue(email);
  await expect(form.name).toHaveValue('Kim Okafor');
  await expect(form.secret, 'a password is never kept').toHaveValue('');
});

test('a guest opens an account with the keyboard alone, from an empty form by its error summary', async ({
  page,
}) => {
  await open(page, address('apex', '/signup'));
  const form = signUpForm(page);
  await form.submit.focus();
  await page.keyboard.press('Enter');
  await expect(form.email, 'the first mistake has the focus').toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(label('form.email.empty'));
  await page.getByRole('link', { name: label('form.fullName.empty') }).focus();
  await page.keyboard.press('Enter');
  await expect(form.name).toBeFocused();
  await page.keyboard.type('Kim Okafor');
  await form.email.focus();
  await page.keyboard.type(newAddress('keys'));
  await form.secret.focus();
  await page.keyboard.type(newSecret);
  await form.again.focus();
  await page.keyboard.type(newSecret);
  await page.keyboard.press('Enter');
  const terms = termsDialog(page);
  await terms.required.focus();
  await page.keyboard.press('Space');
  await terms.agree.focus();
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
});

test('a taken address is reported at its field, with a link to sign in', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  await open(page, address('apex', '/signup'));
  await fillIn(page, 'viewer@example.com');
  const form = signUpForm(page);
  await form.submit.click();
  await agree(page);
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(new RegExp(label('signUp.error.taken')));
  await expect(form.secret).toHaveValue(newSecret);
  await page.getByRole('link', { name: label('signUp.signIn'), exact: true }).click();
  await expect(page).toHaveURL(address('apex', '/login'));
});

test('a password that is easy to guess is reported at its field', async ({ page, complaints }) => {
  complaints.allow(/status of 422/);
  await open(page, address('apex', '/signup'));
  await fillIn(page, newAddress('weak'));
  const form = signUpForm(page);
  await form.secret.fill('password');
  await form.again.fill('password');
  await form.submit.click();
  await agree(page);
  await expect(form.secret).toBeFocused();
  await expect(form.secret).toHaveAccessibleDescription(new RegExp(label('signUp.error.weak')));
});

test('a realm without fields and terms of its own asks a guest for address and password alone', async ({
  page,
}) => {
  await open(page, address('plain', '/signup'));
  await fillIn(page, newAddress('plain'));
  const form = signUpForm(page);
  await expect(form.form.locator('input')).toHaveCount(2);
  await form.submit.click();
  await expectSignedIn(page);
});

test('a sign-up in Arabic has the realm’s own fields and terms', async ({ page }) => {
  await open(page, address('noor', '/signup'));
  await fillIn(page, newAddress('noor'), 'ar');
  await page.getByRole('combobox', { name: 'كيف سمعت عن نور؟' }).selectOption('racecourse');
  await signUpForm(page, 'ar').submit.click();
  await agree(page, 'ar');
  await expectSignedIn(page, 'ar');
});

test('[1.7-26] a guest opens an account with a Firebase project, and signs in with it afterwards', async ({
  page,
}) => {
  const email = newAddress('firebase');
  await open(page, address('noor', '/en/signup'));
  const firebase = page.getByRole('link', {
    name: label('login.continueWith', { provider: 'Noor members’ account' }),
  });
  await firebase.click();
  await expect(page).toHaveURL(/providerName=firebase/);
  // The address changes first, the other form replaces this one a moment later.
  await expect(firebase).toBeHidden();
  await fillIn(page, email);
  await signUpForm(page).submit.click();
  await agree(page);
  await expectSignedIn(page);
  await signOutByMenu(page);
  await expectGuest(page);
  await open(page, address('noor', '/en/login/firebase'));
  await fillAndSubmit(page, { id: email, secret: newSecret });
  await expectSignedIn(page);
});

test('the buttons of other providers on the sign-up page begin sign-ups', async ({ page }) => {
  await open(page, address('unity', '/signup?from=%2Fhome'));
  const nations = continueWith(page, 'Nations ID');
  await expect(nations).toHaveAttribute(
    'href',
    /\/login\/openid\/nations\?from=%2Fhome&type=signup$/,
  );
});

/** Opens the sign-up form of a site on a faulty line, and fills it in. */
async function fillInAt(page: Page, sitePort: number): Promise<string> {
  const email = newAddress('patient');
  await open(page, address('apex', '/signup', sitePort));
  await fillIn(page, email);
  return email;
}

test.describe('over a faulty line', () => {
  test.afterEach(({ fragile }) => fragile.line.mend());

  for (const [rule, place, from, key] of [
    ['[1.2-149] [1.6-06]', 'outside the territories', '2001:db8:81::1', 'region.outsideRegion'],
    ['[1.2-150] [1.6-08]', 'through a VPN', '203.0.113.7', 'region.vpnBlocked'],
  ] as const) {
    test(`${rule} [1.2-151] a guest who signs up ${place} is told so, and is led home`, async ({
      page,
      fragile,
      complaints,
    }) => {
      complaints.allow(/status of 403/);
      fragile.line.spoil(/\/signup$/, { kind: 'from', address: from });
      await fillInAt(page, fragile.sitePort);
      await signUpForm(page).submit.click();
      await agree(page);
      const dialog = page.getByRole('dialog', { name: label('region.title') });
      await expect(dialog).toContainText(label(key, { brand: 'Apex' }));
      await dialog
        .getByRole('button', { name: label('region.close') })
        .last()
        .click();
      await expectGuest(page);
      await expect(page).toHaveURL(address('apex', '/home', fragile.sitePort));
    });
  }

  test('[1.2-149] [1.2-151] [1.6-06] a guest outside the territories is told before they type, and is led home', async ({
    page,
    fragile,
  }) => {
    fragile.line.spoil(/\/country-codes$/, { kind: 'from', address: '2001:db8:81::1' });
    await open(page, address('apex', '/signup', fragile.sitePort));
    const dialog = page.getByRole('dialog', { name: label('region.title') });
    await expect(dialog).toContainText(label('region.outsideRegion', { brand: 'Apex' }));
    await expect(signUpForm(page).email).toHaveValue('');
    await page.keyboard.press('Escape');
    await expectGuest(page);
    await expect(page).toHaveURL(address('apex', '/home', fragile.sitePort));
  });

  const FAULTS = {
    'breaks the connection': { kind: 'drop' },
    'answers 500': { kind: 'nonsense', body: '{}', status: 500 },
    'answers nonsense': { kind: 'nonsense', body: '<html>', type: 'text/html' },
  } as const;
  const noise = /ERR_|Failed to load resource|status of [45]\d\d|CORS/;

  for (const [what, fault] of Object.entries(FAULTS)) {
    test(`when the origin ${what} for the terms, sign-up loses nothing and the same form works afterwards`, async ({
      page,
      fragile,
      complaints,
    }) => {
      complaints.allow(noise);
      const email = await fillInAt(page, fragile.sitePort);
      const mend = fragile.line.spoil(/\/realm\/consents/, fault);
      const form = signUpForm(page);
      await form.submit.click();
      await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
      await expect(form.email).toHaveValue(email);
      await expect(form.secret).toHaveValue(newSecret);
      mend();
      await form.submit.click();
      await agree(page);
      await expectSignedIn(page);
    });
  }

  for (const [what, fault] of Object.entries(FAULTS)) {
    test(`when the origin ${what} for the account, sign-up can be tried again`, async ({
      page,
      fragile,
      complaints,
    }) => {
      complaints.allow(noise);
      const email = await fillInAt(page, fragile.sitePort);
      await signUpForm(page).submit.click();
      const mend = fragile.line.spoil(/\/signup$/, fault);
      await agree(page);
      const terms = termsDialog(page);
      await expect(terms.dialog.getByRole('alert')).toBeVisible({ timeout: 20_000 });
      mend();
      await terms.agree.click();
      if (fault.kind === 'drop') return expectSignedIn(page);
      // The account was opened; only its answer was lost.
      await expect(signUpForm(page).email).toBeFocused();
      await page.getByRole('link', { name: label('signUp.signIn'), exact: true }).click();
      await fillAndSubmit(page, { id: email, secret: newSecret });
      await expectSignedIn(page);
    });
  }
});

test('[1.2-123] [1.2-126] [1.2-127] [1.2-128] [1.2-131] the email of a sign-up confirms the address, and leads to signing in with it', {
  tag: '@gate',
}, async ({ page, stranger }) => {
  const email = newAddress('letter');
  await open(page, address('apex', '/es/registro?from=%2Fes%2Finicio'));
  await fillIn(page, email, 'es');
  await signUpForm(page, 'es').submit.click();
  await agree(page, 'es');
  await expectSignedIn(page, 'es');
  const mail = await newMail(email);
  expect(mail.subject).toContain('Apex');
  expect(mail.html).toContain('lang="es"');
  const link = linkIn(mail);

  const referers: string[] = [];
  page.on('request', (request) => referers.push(request.headers().referer ?? ''));
  await page.goto(link);
  const done = label('confirmation.doneTitle', {}, 'es');
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  expect(page.url(), 'the token is out of the address').not.toContain('token');
  expect(await historyOf(page)).not.toContain('token');
  expect(referers.join()).not.toContain('token');

  // Signed out, a viewer who opens the used link goes on to sign in.
  await open(page, address('apex', '/es/inicio'));
  await signOutByMenu(page, 'es');
  await expectGuest(page, 'es');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  await page.getByRole('button', { name: label('confirmation.loginNow', {}, 'es') }).click();
  const form = loginForm(page, 'es');
  await expect(form.identifier).toHaveValue(email);
  await expect(page).toHaveURL(/from=/);
  await form.secret.fill(newSecret);
  await form.submit.click();
  await expectSignedIn(page, 'es');

  // And in another browser, which has stored nothing.
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: done })).toBeVisible();
});

test('a viewer who signed up on one device confirms the address on another by signing in, and keeps the password', async ({
  page,
  stranger,
  complaints,
}) => {
  complaints.allow(/status of 403/);
  const email = newAddress('phone');
  await openAccount(page, email);
  await stranger.goto(linkIn(await newMail(email)));
  await expect(stranger.getByText(label('confirmation.ask'))).toBeVisible();
  await stranger.getByRole('button', { name: label('confirmation.signIn') }).click();
  await fillAndSubmit(stranger, { id: email, secret: newSecret });
  await expect(
    stranger.getByRole('heading', { name: label('confirmation.doneTitle') }),
  ).toBeVisible();
  await stranger.getByRole('button', { name: label('confirmation.goOn') }).click();
  await expectSignedIn(stranger);
  await open(page, address('apex', '/account'));
  await expectSignedIn(page);
});

test('an account confirmed without signing in loses its password and sessions, and an email leads to a new password', async ({
  page,
  stranger,
  complaints,
}) => {
  complaints.allow(/status of 40[13]/);
  const email = newAddress('alone');
  await openAccount(page, email);
  await stranger.goto(linkIn(await newMail(email)));
  await stranger.getByRole('button', { name: label('confirmation.alone') }).click();
  await expect(stranger.getByText(label('confirmation.ended'))).toBeVisible();
  const told = await newMail(email, 1);
  expect(told.subject).toContain('choose a new Apex password');
  await stranger.goto(linkIn(told));
  await stranger.locator('input[name="secret"]').fill('an even longer walk home');
  await stranger.getByRole('button', { name: label('recovery.reset') }).click();
  await expect(stranger.getByText(label('recovery.done'))).toBeVisible();
  await open(stranger, address('apex', '/login'));
  await fillAndSubmit(stranger, { id: email, secret: newSecret });
  await expect(loginForm(stranger).alert).toBeVisible();
  await fillAndSubmit(stranger, { id: email, secret: 'an even longer walk home' });
  await expectSignedIn(stranger);
  await expectSignedOut(page, 'apex');
});

test('[1.2-124] [1.2-129] the confirmation page with an invalid link, or with none, offers a new email', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await open(page, address('apex', '/email-confirmation?token=nobody-knows-it'));
  await expect(page.getByRole('alert')).toContainText(label('confirmation.invalidToken'));
  await page.getByRole('textbox', { name: label('confirmation.email') }).fill('viewer@example.com');
  await page.getByRole('button', { name: label('confirmation.send') }).click();
  await expect(
    page.getByText(label('confirmation.sent', { email: 'viewer@example.com' })),
  ).toBeVisible();
  await open(page, address('noor', '/email-confirmation'));
  await expect(page.getByRole('alert')).toContainText(
    label('confirmation.sorrySomethingWentWrong', {}, 'ar'),
  );
});
