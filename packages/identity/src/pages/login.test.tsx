import { realmFixture } from '@marquee/renderer/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showSite } from '../testing/show-site';
import { identifier, password } from '../testing/sign-in-form';
import { head } from './login';

describe('the login page', () => {
  it('[1.2-030] [1.2-075] [1.2-078] is on /login and titled', async () => {
    const { site } = await showSite({ at: '/login' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(head(site).title).toBe('Sign in');
  });

  it('[1.2-079] shows the realm’s logo, which leads to the start', async () => {
    await showSite({ at: '/login' });
    const logo = await screen.findByRole('link', { name: 'Demo, home' });
    expect(logo).toHaveAttribute('href', '/home');
  });

  it('[1.2-080] [1.1-17] shows the realm’s background, with its variants', async () => {
    const asset = (src: string) => ({ src, width: 820, height: 1000 });
    const realm = {
      brand: {
        logo: asset('/logo.svg'),
        icon: asset('/icon.svg'),
        languageBadgeStyle: 'code' as const,
        loginBackground: {
          web: asset('/web.webp'),
          rtl: asset('/rtl.webp'),
          mobile: asset('/m.webp'),
        },
      },
      locales: {
        default: 'en',
        supported: [
          { tag: 'en', paths: 'default' as const },
          { tag: 'ar', paths: 'default' as const },
        ],
        timeZone: 'UTC',
      },
    };
    const english = await showSite({ at: '/login', realm });
    await identifier();
    const sources = () =>
      [...document.querySelectorAll('picture > *')].map((e) => e.outerHTML).join();
    expect(sources()).toContain('/web.webp');
    expect(sources()).toContain('/m.webp');
    expect(sources()).not.toContain('/rtl.webp');
    english.unmount();
    await showSite({ at: '/login', realm, locale: 'ar' });
    await screen.findByRole('heading', { name: 'تسجيل الدخول' });
    expect(sources()).toContain('/rtl.webp');
  });

  it('writes the year of the brand’s line in the digits that dates of the page have', async () => {
    const { brand } = realmFixture();
    await showSite({
      at: '/login',
      locale: 'ar',
      realm: {
        brand: { ...brand, legalLine: { ar: '© ٢٠٢٦ نور سبورت' } },
        locales: {
          default: 'ar',
          supported: [{ tag: 'ar', paths: 'default' }],
          timeZone: 'UTC',
        },
      },
    });
    expect(await screen.findByText('© 2026 نور سبورت')).toBeVisible();
  });

  it('[1.2-081] has no back button on the plain login route', async () => {
    await showSite({ at: '/login' });
    await identifier();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('[1.2-112] [1.2-084] asks for identifier and password in the first provider’s form', async () => {
    await showSite({ at: '/login' });
    expect(await identifier()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('form', { name: 'Sign in with your email address' })).toBeVisible();
  });

  it('offers the page in the realm’s other languages', async () => {
    await showSite({ at: '/login' });
    await identifier();
    expect(screen.getByRole('link', { name: 'Español', hidden: true })).toHaveAttribute(
      'href',
      '/es/iniciar-sesion',
    );
  });

  it('keeps its query in another language', async () => {
    await showSite({ at: '/login?from=%2Fnews%3Fx%3D1&licences=7' });
    await identifier();
    expect(screen.getByRole('link', { name: 'Español', hidden: true })).toHaveAttribute(
      'href',
      '/es/iniciar-sesion?from=%2Fnoticias%3Fx%3D1&licences=7',
    );
  });

  it('drops an unsafe `from` on the way to another language', async () => {
    await showSite({ at: '/login?from=https%3A%2F%2Fevil.example' });
    await identifier();
    expect(screen.getByRole('link', { name: 'Español', hidden: true })).toHaveAttribute(
      'href',
      '/es/iniciar-sesion',
    );
  });

  it('speaks the language of its address', async () => {
    await showSite({ at: '/iniciar-sesion', locale: 'es' });
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  });

  it('tells viewers without JavaScript why the form does nothing', async () => {
    await showSite({ at: '/login' });
    await identifier();
    expect(document.querySelector('noscript')).toBeInTheDocument();
  });

  it('[1.2-113] leads to a forgotten password only where that page is there', async () => {
    const auth = {
      providers: [{ type: 'sptv' as const }, { type: 'magicLink' as const }],
      selfRegistration: false,
    };
    const first = await showSite({ at: '/login', realm: { auth } });
    await identifier();
    expect(screen.queryByRole('link', { name: 'Forgot password?' })).not.toBeInTheDocument();
    first.unmount();
    await showSite({ at: '/login' });
    expect(await screen.findByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/login/request-password?providerName=id',
    );
  });

  it('[1.1-43] offers to sign up where that page is there', async () => {
    await showSite({ at: '/login' });
    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup',
    );
  });

  it('[1.1-43] else offers to ask for access', async () => {
    const requestAccessUrl = 'https://brand.example/join';
    const auth = {
      providers: [{ type: 'id' as const }],
      selfRegistration: false,
      requestAccessUrl,
    };
    await showSite({ at: '/login', realm: { auth } });
    expect(await screen.findByRole('link', { name: 'Request access' })).toHaveAttribute(
      'href',
      requestAccessUrl,
    );
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
  });
});
