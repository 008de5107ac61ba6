import { describe, expect, it } from 'vitest';
import { arrangeProviders } from './arrange-providers';
import { hasBackButton, listsProviders, loginTitle } from './login-page';

it.each([
  ['login', 'login.title'],
  ['giftLogin', 'login.title'],
  ['giftRedeemLogin', 'login.title'],
  ['magicLink', 'login.magicLinkTitle'],
  ['loginRequestPassword', 'login.forgotPasswordTitle'],
  ['requestNewPassword', 'login.forgotPasswordTitle'],
  ['loginResetPassword', 'login.newPasswordTitle'],
  ['resetPassword', 'login.newPasswordTitle'],
])('[1.2-082] loginTitle of the route %s is %s', (route, title) => {
  expect(loginTitle(route)).toBe(title);
});

it.each([
  ['login', false],
  ['giftLogin', true],
  ['loginRequestPassword', true],
  ['magicLink', true],
])('[1.2-081] hasBackButton of the route %s is %s', (route, has) => {
  expect(hasBackButton(route)).toBe(has);
});

it('[1.2-083] listsProviders is true of the login route alone', () => {
  const routes = ['login', 'loginGoogle', 'giftLogin', 'magicLink'];
  expect(routes.filter((route) => listsProviders(route, true))).toEqual(['login']);
});

it('listsProviders is true of any route without a form', () => {
  expect(listsProviders('giftLogin', false)).toBe(true);
});

describe('arrangeProviders', () => {
  const button = (name: string) => ({ name, provider: {} });
  const form = (name: string) => ({ name, provider: { form: {} } });

  it('[1.2-084] makes the first provider with a form the primary choice', () => {
    const { primary } = arrangeProviders([button('google'), form('id'), form('pbr')]);
    expect(primary?.name).toBe('id');
  });

  it('[1.1-20] [1.2-085] makes every other provider a small button, in the realm’s order', () => {
    const { others } = arrangeProviders([
      button('google'),
      form('id'),
      form('pbr'),
      button('apple'),
    ]);
    expect(others.map(({ name }) => name)).toEqual(['google', 'pbr', 'apple']);
  });

  it('has no primary choice without a form', () => {
    const { primary, others } = arrangeProviders([button('google')]);
    expect(primary).toBeUndefined();
    expect(others).toHaveLength(1);
  });
});
