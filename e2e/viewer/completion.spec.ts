import type { Locator, Page } from '@playwright/test';
import { completion } from '../journey/completion';
import { endOf, FAULTS, faultNoise } from '../journey/faults';
import { openFirebaseAccount } from '../journey/firebase';
import { label } from '../journey/labels';
import { expectGuest, expectSignedIn, fillAndSubmit, viewer } from '../journey/sign-in';
import { newAddress } from '../journey/sign-up';
import { address, open, ready, reload } from '../journey/site';
import { expect, test } from '../journey/test';
import { chooseAccount, goToVendor, vendorButton, vendorWindow } from '../journey/vendor';

// A vendor's window, an emulator, two tabs, and calls that fail one after the other.
test.describe.configure({ timeout: 120_000 });

/** Signs in to Apex as a new viewer with Facebook, and returns to the page that they came from. */
async function comeBySocial(page: Page): Promise<void> {
  await goToVendor(page, 'facebook', '?from=%2Fhome%3Frail%3D2');
  await chooseAccount(
    await vendorWindow(page, vendorButton(page, 'facebook')),
    newAddress('social'),
  );
  await expect(page).toHaveURL(address('apex', '/home?rail=2'));
}

/** Signs in to Noor as a new viewer with a Firebase account. */
async function comeByFirebase(page: Page, at?: number, language: 'en' | 'ar' = 'en') {
  const account = { id: newAddress('fire'), secret: viewer.secret };
  await openFirebaseAccount(account);
  const prefix = language === 'en' ? '/en' : '';
  await open(page, address('noor', `${prefix}/login/firebase`, at));
  await fillAndSubmit(page, account, language);
}

test('a new viewer of a social sign-in gives their name, accepts the terms and is back where they came from', {
  tag: '@gate',
}, async ({ page }) => {
  await comeBySocial(page);
  const asked = completion(page);
  await asked.name.fill('Kim Okafor');
  await asked.save.click();
  await expect(asked.terms).toBeVisible();
  await expect(asked.agree).toBeDisabled();
  await asked.required.check();
  await asked.agree.click();
  await expect(page.getByText(label('completion.done'))).toBeVisible();
  await expect(page).toHaveURL(address('apex', '/home?rail=2'));
  await expectSignedIn(page);

  await open(page, address('apex', '/account'));
  const details = page.getByRole('region', { name: label('account.details.title') });
  await expect(details.locator('input[name="name"]')).toHaveValue('Kim Okafor');
  await expect(asked.dialog).toBeHidden();
});

test('missing information cannot be skipped by Escape, a reload, another page or another tab', async ({
  page,
  context,
}) => {
  await comeBySocial(page);
  const asked = completion(page);
  await expect(asked.fields).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(asked.fields).toBeVisible();
  await reload(page);
  await page.mouse.move(5, 5);
  await expect(asked.fields).toBeVisible();
  await page.goto(address('apex', '/account'));
  await ready(page);
  await page.mouse.move(9, 9);
  await expect(asked.fields).toBeVisible();

  const second = await context.newPage();
  await open(second, address('apex', '/home'));
  await second.mouse.move(5, 5);
  const there = completion(second);
  await there.name.fill('Kim Okafor');
  await there.save.click();
  await there.required.check();
  await there.agree.click();
  await expect(there.dialog).toBeHidden();
  await page.bringToFront();
  await expect(asked.dialog, 'given in one tab, it is given in all').toBeHidden();
});

test('a viewer who does not give missing information can sign out', async ({ page }) => {
  await comeBySocial(page);
  await completion(page).signOut.click();
  await expectGuest(page);
});

test('a viewer who accepted older terms accepts the new ones, in Arabic, with the keyboard alone', async ({
  page,
}) => {
  await comeByFirebase(page, undefined, 'ar');
  const asked = completion(page);
  await expect(asked.name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked.name, 'what is empty is said').toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('كيم');
  await page.keyboard.press('Enter');
  await expect(asked.terms).toBeVisible();
  await expect(asked.terms).toHaveCSS('direction', 'rtl');
  for (let presses = 0; presses < 12; presses += 1) {
    if (await asked.required.evaluate((box) => box === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await asked.agree.focus();
  await page.keyboard.press('Enter');
  await expect(asked.dialog).toBeHidden();
  await expectSignedIn(page, 'ar');
});

test.describe('over a faulty line', () => {
  test.afterEach(({ fragile }) => fragile.line.mend());

  test('an action that open terms refuse asks for them on its page and is done then, with nothing typed lost', async ({
    page,
    fragile,
    complaints,
  }) => {
    complaints.allow(faultNoise);
    const mend = fragile.line.spoil(/\/realm\/consents/, FAULTS.breaks);
    await comeByFirebase(page, fragile.sitePort);
    await expect(page.getByText(label('completion.later', { brand: 'Noor' }))).toBeVisible({
      timeout: 20_000,
    });
    await page.goto(address('noor', '/en/account', fragile.sitePort));
    await ready(page);
    const details = page.getByRole('region', { name: label('account.details.title') });
    const name = details.locator('input[name="name"]');
    const save = details.getByRole('button', { name: label('account.details.submit') });
    await name.fill('Kim Okafor');
    await save.click();
    await expect(details.getByText(label('account.details.saved'))).toBeVisible();

    await name.fill('Kim Adeyemi');
    await save.click();
    await expect(details.getByText(label('failure.terms'))).toBeVisible();
    await expect(name, 'they could not be asked for').toHaveValue('Kim Adeyemi');
    mend();
    await save.click();
    const asked = completion(page);
    await expect(asked.terms).toBeVisible();
    await asked.required.check();
    await asked.agree.click();
    await expect(asked.dialog).toBeHidden();
    await expect(details.getByText(label('account.details.saved'))).toBeVisible();
    await expect(name).toHaveValue('Kim Adeyemi');
    await page.reload();
    await ready(page);
    await expect(name).toHaveValue('Kim Adeyemi');
  });

  // A call that hangs needs the page's clock: see account-faults.
  const { hangs: _, ...faults } = FAULTS;

  for (const [what, fault] of Object.entries(faults)) {
    test(`an origin that ${what} at any call for missing information loses nothing and stops no viewer`, async ({
      page,
      fragile,
      complaints,
    }) => {
      complaints.allow(faultNoise);
      const asked = completion(page);
      /** Makes a call go wrong, and expects the dialog to say so. */
      const fail = async (call: RegExp, button: Locator, dialog: Locator) => {
        const mend = fragile.line.spoil(call, fault);
        const ended = endOf(page, call);
        await button.click();
        await ended;
        await expect(dialog.getByRole('alert')).toBeVisible();
        await expect(button).toBeEnabled();
        mend();
      };

      const mend = fragile.line.spoil(/\/user\/details$/, fault);
      await comeByFirebase(page, fragile.sitePort);
      await expectSignedIn(page);
      await expect(page.getByText(label('completion.later', { brand: 'Noor' }))).toBeVisible({
        timeout: 20_000,
      });
      await expect(asked.dialog).toBeHidden();
      mend();

      await page.goto(address('noor', '/en/account', fragile.sitePort));
      await ready(page);
      await page.mouse.move(5, 5);
      await asked.name.fill('Kim Okafor');
      await fail(/\/user\/details$/, asked.save, asked.fields);
      await expect(asked.name).toHaveValue('Kim Okafor');
      await asked.save.click();

      await asked.required.check();
      await fail(/\/user\/consents$/, asked.agree, asked.terms);
      await fail(/\/token\/refresh$/, asked.agree, asked.terms);
      await asked.agree.click();
      await expect(asked.dialog).toBeHidden();
      await expectSignedIn(page);
    });
  }
});
