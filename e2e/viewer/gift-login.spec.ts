import { label } from '../journey/labels';
import { expectSignedIn, fillAndSubmit, loginForm, viewer } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

for (const path of ['/gift/9/login', '/gift/redeem/AB-12/login']) {
  test(`[1.2-076] [1.2-077] ${path} is a login page with a way back, and leads where its link says`, async ({
    page,
  }) => {
    await open(page, address('apex', '/home'));
    await open(page, address('apex', `${path}?from=%2Fhome%3Frail%3D2`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('login.title'));
    await expect(loginForm(page).form).toBeVisible();
    await page.getByRole('button', { name: label('login.back') }).click();
    await expect(page).toHaveURL(address('apex', '/home'));
    await page.goForward();
    await fillAndSubmit(page, viewer);
    await expect(page).toHaveURL(address('apex', '/home?rail=2'));
    await expectSignedIn(page);
  });
}
