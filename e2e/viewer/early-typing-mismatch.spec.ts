import type { Page } from '@playwright/test';
import { type FaultyLine, faultyLine } from '../counterparts/faulty-line';
import { label } from '../journey/labels';
import { expectSignedIn, loginForm, viewer } from '../journey/sign-in';
import { newSecret, signUpForm } from '../journey/sign-up';
import { address, ready, sitePort } from '../journey/site';
import { expect, test as journey } from '../journey/test';
import { startAskingForDate } from '../test-servers/asking';

/** Changes that extensions and translators of a browser make to a page before its own code is there. */
const MEDDLERS: Record<string, () => void> = {
  'a password manager’s icon beside each field': () => {
    for (const input of document.querySelectorAll('input')) {
      const icon = document.createElement('vault-icon');
      icon.attachShadow({ mode: 'open' });
      input.after(icon);
    }
  },
  'a field and a button of a stranger’s before each of the page’s own': () => {
    for (const input of document.querySelectorAll('#app input:not([type=hidden])')) {
      const field = document.createElement('input');
      field.value = 'a stranger’s';
      const button = document.createElement('button');
      button.type = 'button';
      input.before(field, button);
    }
  },
  'a translator that puts every text into elements of its own': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
      const box = document.createElement('font');
      box.textContent = `${text.data} (traducido)`;
      text.replaceWith(box);
    }
  },
  'a text that is replaced in its place': () => {
    const button = document.querySelector('button[type=submit]');
    if (button) button.textContent = 'Entrar';
  },
  'attributes on every element': () => {
    for (const element of document.querySelectorAll('#app *')) {
      element.setAttribute('data-vault-form', 'login');
      if (element instanceof HTMLInputElement) element.autocomplete = 'off';
    }
  },
};

/** Those that change nothing of the page's own. */
const ADDED = /icon|stranger|attributes/;

/** A site whose code comes when the journey releases it. */
const test = journey.extend<{ slow: FaultyLine }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  slow: async ({}, use) => {
    const line = await faultyLine(sitePort());
    await use(line);
    await line.close();
  },
});

/** Opens a page without its code; the returned function releases the code. */
async function openHeld(page: Page, slow: FaultyLine, realm: string, path: string) {
  const release = slow.spoil(/^\/code\//, { kind: 'hold' });
  await page.goto(address(realm, path, slow.port), { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await ready(page);
  };
}

for (const [meddler, meddle] of Object.entries(MEDDLERS)) {
  test(`values, caret and focus of the sign-in form survive ${meddler}`, async ({
    page,
    slow,
    complaints,
  }) => {
    // What is only added is set aside; what takes the place of the page's own makes React render it anew.
    if (!ADDED.test(meddler)) complaints.allow(/React error #418/);
    const alive = await openHeld(page, slow, 'apex', '/login');
    await loginForm(page).identifier.fill(viewer.id);
    // Found by an attribute that no meddler changes.
    const secret = page.locator('input[type=password]');
    await secret.fill('half of my sret');
    await secret.press('ArrowLeft');
    await secret.press('ArrowLeft');
    await secret.press('ArrowLeft');
    await page.evaluate(meddle);
    const icons = page.locator('vault-icon');
    const added = await icons.count();
    await alive();
    await expect(page.locator('input[type=email]')).toHaveValue(viewer.id);
    await expect(icons).toHaveCount(added);
    await expect(secret).toBeFocused();
    await page.keyboard.type('ec');
    await expect(secret).toHaveValue('half of my secret');
  });
}

test('choices, the parts of a date and the country of a phone number stay when a page was changed before it listened', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const asking = await startAskingForDate();
  const slow = await faultyLine(asking.testServers.sitePort);
  try {
    const alive = await openHeld(page, slow, 'noor', '/en/signup');
    const form = signUpForm(page);
    await form.email.fill('kim@example.com');
    await form.secret.fill(newSecret);
    await form.name.fill('Kim Okafor');
    const heardFrom = form.form.locator('select[name="heardFrom"]');
    await heardFrom.selectOption('press');
    const part = (name: string) =>
      form.form.getByRole('textbox', { name: label(`form.date.${name}`) });
    await part('day').fill('3');
    await part('month').fill('12');
    await part('year').fill('1990');
    const phone = form.form.getByRole('textbox', { name: label('form.field.phoneNumber') });
    await phone.fill('+971 50 123 4567');
    await page.evaluate(() => {
      for (const input of document.querySelectorAll('input')) {
        input.after(document.createElement('vault-icon'));
      }
    });
    await alive();
    await expect(form.email).toHaveValue('kim@example.com');
    await expect(form.secret).toHaveValue(newSecret);
    await expect(form.name).toHaveValue('Kim Okafor');
    await expect(heardFrom).toHaveValue('press');
    await expect(part('day')).toHaveValue(/^0?3$/);
    await expect(part('month')).toHaveValue('12');
    await expect(part('year')).toHaveValue('1990');
    await expect(form.form.locator('input[name="fanSince"]')).toHaveValue('1990-12-03');
    const country = form.form.getByRole('combobox', { name: label('form.phone.country') });
    await expect(country).toHaveValue('AE');
    await expect(form.form.locator('input[name="phoneNumber"]')).toHaveValue('+971501234567');
    await expect(phone).toBeFocused();
    // The page loads nothing more from a server that is about to stop.
    await page.goto('about:blank');
  } finally {
    await slow.close();
    await asking.stop();
  }
});

test('a form that is submitted before a changed page listens is sent as soon as it does', async ({
  page,
  slow,
}) => {
  const alive = await openHeld(page, slow, 'apex', '/login');
  const { identifier, secret, submit } = loginForm(page);
  await identifier.fill(viewer.id);
  await secret.fill(viewer.secret);
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('input')) {
      input.after(document.createElement('vault-icon'));
    }
  });
  await submit.click();
  await alive();
  await expectSignedIn(page);
});
