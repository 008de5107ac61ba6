import type { Page } from '@playwright/test';
import type { FaultyLine } from '../counterparts/faulty-line';
import { giveWhatIsMissing } from '../journey/completion';
import { FAULTS, faultNoise, throughEveryFault } from '../journey/faults';
import { openFirebaseAccount } from '../journey/firebase';
import { label } from '../journey/labels';
import { viewerOfUnityWithNations } from '../journey/linked-account';
import { linkIn, mailsTo, newMail } from '../journey/mail';
import { callOrigin } from '../journey/origin-calls';
import { fillAndSubmit, viewer } from '../journey/sign-in';
import { agree, fillIn, newAddress, newSecret, signUpForm, termsDialog } from '../journey/sign-up';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

// Every call of these screens meets every fault: long journeys, one after the other.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeEach(({ complaints }) => complaints.allow(faultNoise));
test.afterEach(({ fragile }) => fragile.line.mend());

const offline = label('failure.offline');
const timeout = label('failure.timeoutTyped');
const another = 'another long walk home';

/** What a screen tells for each fault while what was typed stays. */
const wordsOf = (unavailable: string, nonsense = unavailable) => ({
  breaks: unavailable,
  disappears: offline,
  hangs: timeout,
  'talks nonsense': nonsense,
});
const passwordWords = wordsOf(label('failure.unavailable'));
const accountWords = { ...passwordWords, hangs: label('failure.timeout') };

const button = (page: Page, key: string, values: Record<string, string> = {}) =>
  page.getByRole('button', { name: label(key, values), exact: true });
/** Expects a signed-in viewer's account page, or another page that is as quick to load. */
const expectAccount = (page: Page, title = label('account.title')) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({
    timeout: 30_000,
  });
const region = (page: Page, title: string) =>
  page.getByRole('region', { name: label(title), exact: true });

test('sign-up loses nothing that was typed when the terms or the account do not come', async ({
  page,
  fragile: { line, sitePort },
}) => {
  await open(page, address('apex', '/signup?from=%2Faccount', sitePort));
  const email = newAddress('unlucky');
  await fillIn(page, email);
  const form = signUpForm(page);
  const kept = async () => {
    await expect(form.email).toHaveValue(email);
    await expect(form.secret).toHaveValue(newSecret);
    await expect(form.again).toHaveValue(newSecret);
    await expect(form.name).toHaveValue('Kim Okafor');
  };
  const unavailable = label('signUp.error.unavailable');
  await throughEveryFault(page, line, {
    call: /\/realm\/consents\?/,
    ask: () => form.submit.click(),
    told: form.form.getByRole('alert'),
    // Nothing was sent, so no account was opened.
    words: wordsOf(unavailable, unavailable),
    kept,
  });
  await form.submit.click();
  const terms = termsDialog(page);
  await terms.required.check();
  await throughEveryFault(page, line, {
    call: /\/signup$/,
    ask: () => terms.agree.click(),
    told: terms.dialog.getByRole('alert'),
    words: wordsOf(unavailable, label('signUp.error.malformed')),
    kept: () => expect(terms.dialog.getByRole('checkbox', { checked: true }).first()).toBeVisible(),
  });
  await terms.notNow.click();
  await kept();
  await form.submit.click();
  await agree(page);
  await expectAccount(page);
});

test('sign-up offers every country when the list of countries does not come, and takes the list later', async ({
  page,
  context,
  fragile: { line, sitePort },
}) => {
  const form = signUpForm(page);
  const countries = form.form.getByRole('combobox').first().locator('option');
  const email = newAddress('traveller');
  for (const [name, fault] of Object.entries(FAULTS)) {
    const mend = line.spoil(/\/i18n\/country-codes$/, fault);
    await open(page, address('apex', '/signup', sitePort));
    await fillIn(page, email);
    await expect
      .poll(() => countries.count(), `an origin that ${name} leaves every country`)
      .toBeGreaterThan(150);
    // The page asks for it again when the connection is back.
    const asked = page.waitForResponse(
      (response) => response.ok() && response.url().endsWith('/i18n/country-codes'),
    );
    mend();
    await context.setOffline(true);
    await context.setOffline(false);
    await asked;
    await expect(form.email).toHaveValue(email);
  }
  await form.submit.click();
  await expect(termsDialog(page).dialog).toBeVisible();
});

test('recovery can be tried again after any fault of the email or of the new password', async ({
  page,
  fragile: { line, sitePort },
}) => {
  const email = newAddress('forgetful');
  await signUpAtPlain(email, sitePort);
  const { length } = await mailsTo(email);
  await open(page, address('plain', '/login/request-password?from=%2Faccount', sitePort));
  const identifier = page.getByRole('textbox', { name: label('recovery.email') });
  await identifier.fill(email);
  const words = wordsOf(label('failure.unavailable'));
  await throughEveryFault(page, line, {
    call: /\/reset-password\/create$/,
    ask: () => button(page, 'recovery.request').click(),
    told: page.getByRole('alert'),
    words,
    kept: () => expect(identifier).toHaveValue(email),
  });
  await button(page, 'recovery.request').click();
  await expect(page.getByText(label('recovery.sent', { brand: 'Plain', email }))).toBeVisible();

  await page.goto(linkIn(await newMail(email, length)));
  const secret = page.locator('input[autocomplete="new-password"]');
  await secret.fill(another);
  await throughEveryFault(page, line, {
    call: /\/reset-password$/,
    ask: () => button(page, 'recovery.reset').click(),
    told: page.getByRole('alert'),
    words,
    kept: () => expect(secret).toHaveValue(another),
  });
  await button(page, 'recovery.reset').click();
  await expect(page.getByText(label('recovery.done'))).toBeVisible();
  await page.clock.fastForward(3_000);
  await fillAndSubmit(page, { id: email, secret: another });
  await expectAccount(page);
});

test('confirmation can be tried again after any fault of the new email or of the confirmation', async ({
  page,
  fragile: { line, sitePort },
}) => {
  const email = newAddress('letter');
  await signUpAtPlain(email, sitePort);
  const { length } = await mailsTo(email);
  await open(page, address('plain', '/email-confirmation?token=nobody-knows-it', sitePort));
  await expect(page.getByRole('alert')).toContainText(label('confirmation.invalidToken'));
  const field = page.getByRole('textbox', { name: label('confirmation.email') });
  await field.fill(email);
  const sorry = label('confirmation.sorrySomethingWentWrong');
  const form = page.getByRole('form', { name: label('confirmation.title') });
  await throughEveryFault(page, line, {
    call: /\/email-confirmation\/create$/,
    ask: () => button(page, 'confirmation.send').click(),
    told: form.getByRole('alert'),
    words: wordsOf(sorry),
    kept: () => expect(field).toHaveValue(email),
  });
  await button(page, 'confirmation.send').click();
  await expect(page.getByText(label('confirmation.sent', { email }))).toBeVisible();

  const link = linkIn(await newMail(email, length));
  const mend = line.spoil(/\/email-confirmation$/, { kind: 'drop' });
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(sorry);
  mend();
  await throughEveryFault(page, line, {
    call: /\/email-confirmation$/,
    ask: () => button(page, 'failure.retry').click(),
    told: page.getByRole('alert'),
    words: { breaks: sorry, disappears: sorry, hangs: sorry, 'talks nonsense': sorry },
  });
  await button(page, 'failure.retry').click();
  // The page knows nothing of the viewer but the link in the email.
  await expect(page.getByText(label('confirmation.ask'))).toBeVisible();
  const mendAlone = line.spoil(/\/email-confirmation$/, { kind: 'drop' });
  await button(page, 'confirmation.alone').click();
  await expect(page.getByRole('alert')).toContainText(sorry);
  mendAlone();
  await button(page, 'failure.retry').click();
  await expect(page.getByRole('heading', { name: label('confirmation.doneTitle') })).toBeVisible();
});

test('on the account page the lists, signing out elsewhere and unlinking can all be tried again', async ({
  page,
  fragile: { line, sitePort },
}) => {
  const { email, secret, provider } = await viewerOfUnityWithNations(page, 'patient');
  await callOrigin('unity', '/login', { body: { id: email, secret } });
  const parts = [
    { title: 'account.details.title', call: /\/user\/details$/, item: 'textbox' },
    { title: 'account.sessions.title', call: /\/user\/sessions\?rpp=6$/, item: 'listitem' },
    { title: 'account.linked.title', call: /\/user\/linked-accounts$/, item: 'listitem' },
  ] as const;
  const mends = parts.map(({ call }) => line.spoil(call, { kind: 'drop' }));
  await open(page, address('unity', '/login?from=%2Faccount', sitePort));
  await fillAndSubmit(page, { id: email, secret });
  await expectAccount(page);
  for (const { title } of parts) {
    await expect(region(page, title).getByRole('alert')).toContainText(offline);
  }
  for (const mend of mends) mend();
  for (const { title, call, item } of parts) {
    const retry = region(page, title).getByRole('button', { name: label('failure.retry') });
    await throughEveryFault(page, line, {
      call,
      ask: () => retry.click(),
      told: region(page, title).getByRole('alert'),
      words: accountWords,
    });
    await retry.click();
    await expect(region(page, title).getByRole(item).first()).toBeVisible();
  }

  const details = region(page, 'account.details.title');
  const name = details.locator('input[name="name"]');
  await name.fill('Kim Adeyemi');
  await throughEveryFault(page, line, {
    call: /\/user\/details$/,
    ask: () => button(page, 'account.details.submit').click(),
    told: details.getByRole('alert'),
    words: accountWords,
    kept: () => expect(name).toHaveValue('Kim Adeyemi'),
  });
  await button(page, 'account.details.submit').click();
  await expect(page.getByText(label('account.details.saved'))).toBeVisible();

  const elsewhere = region(page, 'account.sessions.title').getByRole('button', {
    name: new RegExp(`^${label('account.sessions.endOf', { device: '.*' })}$`),
  });
  await throughEveryFault(page, line, {
    call: /\/user\/sessions\/[^/]+$/,
    ask: async () => {
      await elsewhere.first().click();
      const dialog = page.getByRole('dialog', { name: label('account.sessions.endTitle') });
      await dialog.getByRole('button', { name: label('account.sessions.end') }).click();
    },
    told: region(page, 'account.sessions.title').getByRole('alert'),
    words: accountWords,
    kept: () => expect(elsewhere.first()).toBeVisible(),
  });
  await elsewhere.first().click();
  await page
    .getByRole('dialog', { name: label('account.sessions.endTitle') })
    .getByRole('button', { name: label('account.sessions.end') })
    .click();
  await expect(page.getByText(label('account.sessions.ended'))).toBeVisible();

  const unlink = button(page, 'account.linked.unlinkOf', { provider });
  const unlinkAfterAll = async () => {
    await unlink.click();
    const dialog = page.getByRole('dialog', {
      name: label('account.linked.unlinkTitle', { provider }),
    });
    await dialog.getByRole('button', { name: label('account.linked.unlink') }).click();
  };
  await throughEveryFault(page, line, {
    call: /\/user\/linked-accounts\?/,
    ask: unlinkAfterAll,
    told: region(page, 'account.linked.title').getByRole('alert'),
    words: accountWords,
    kept: () => expect(unlink).toBeVisible(),
  });
  await unlinkAfterAll();
  await expect(page.getByText(label('account.linked.unlinked', { provider }))).toBeVisible();
});

/** Changes a password after one of its calls has met every fault, and checks that what was typed stays. */
async function changePassword(
  page: Page,
  line: FaultyLine,
  { call, current, next }: { call: RegExp; current: string; next: string },
): Promise<void> {
  const fields = {
    current: page.locator('input[autocomplete="current-password"]'),
    next: page.locator('input[autocomplete="new-password"]'),
  };
  await fields.current.fill(current);
  await fields.next.fill(next);
  await throughEveryFault(page, line, {
    call,
    ask: () => button(page, 'account.secret.submit').click(),
    told: region(page, 'account.secret.title').getByRole('alert'),
    words: passwordWords,
    async kept() {
      await expect(fields.current).toHaveValue(current);
      await expect(fields.next).toHaveValue(next);
    },
  });
  await button(page, 'account.secret.submit').click();
  await expect(page.getByText(label('account.secret.changed'))).toBeVisible();
}

test('on the account page a password of the origin is changed once its faults are over', async ({
  page,
  fragile: { line, sitePort },
}) => {
  await open(page, address('corral', '/login/pbr?from=%2Faccount', sitePort));
  const second = { id: 'second@example.com', secret: viewer.secret };
  await fillAndSubmit(page, second);
  await expectAccount(page, 'Saddle Pass');
  // The new password is the old one, for the journeys that share the viewer.
  const { secret } = second;
  await changePassword(page, line, { call: /\/user\/secret$/, current: secret, next: secret });
});

test('on the account page a password of a Firebase project is changed once the viewer’s address comes', async ({
  page,
  fragile: { line, sitePort },
}) => {
  const account = { id: newAddress('details'), secret: newSecret };
  await openFirebaseAccount({ ...account, verified: true });
  await open(page, address('noor', '/en/login/firebase?from=%2Fen%2Faccount', sitePort));
  await fillAndSubmit(page, account);
  await giveWhatIsMissing(page);
  await expectAccount(page);
  const call = /\/user\/details$/;
  await changePassword(page, line, { call, current: account.secret, next: another });
});

/** Signs up at Plain, which asks for nothing but an address and a password. */
async function signUpAtPlain(id: string, sitePort: number): Promise<void> {
  const redirectUri = address('plain', '/email-confirmation', sitePort);
  const { status } = await callOrigin('plain', '/signup', {
    body: {
      id,
      secret: newSecret,
      fields: {},
      consentAnswers: [],
      redirectUri,
    },
  });
  expect(status).toBe(200);
  // Waits for the email of the sign-up, so that the journey does not take it for a later one.
  await newMail(id);
}
