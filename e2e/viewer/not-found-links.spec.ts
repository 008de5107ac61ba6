import { address, open, source } from '../journey/site';
import { expect, test } from '../journey/test';

/** In each language of the sample realms, what a page that is not found says and where it leads. */
const PAGES = [
  [
    'apex',
    '',
    ['Home', 'Plans', 'Rankings', 'Tickets', 'Fight shop', 'Schedule', 'Favourites', 'Sign in'],
  ],
  [
    'apex',
    '/es',
    [
      'Inicio',
      'Planes',
      'Clasificación',
      'Entradas',
      'Tienda',
      'Programación',
      'Favoritos',
      'Iniciar sesión',
    ],
  ],
  [
    'metro',
    '/pt',
    ['Início', 'Planos', 'Canais', 'Seu contrato', 'Programação', 'Favoritos', 'Entrar'],
  ],
  [
    'noor',
    '',
    [
      'الرئيسية',
      'الباقات',
      'مواعيد السباقات',
      'الأخبار',
      'المجلة',
      'جدول البث',
      'المفضلة',
      'تسجيل الدخول',
    ],
  ],
  [
    'unity',
    '',
    ['Home', 'Passes', 'Medals', 'Nations', 'Volunteers', 'Schedule', 'Favourites', 'Sign in'],
  ],
] as const;

for (const [realm, prefix, names] of PAGES) {
  test.describe(`${realm}${prefix || '/'}: a page that is not found`, () => {
    const lost = `${prefix}/no/such/page`;

    test('shows the brand’s art, repeats no text, and leads on to what the realm has', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 404/);
      await open(page, address(realm, lost));
      const main = page.getByRole('main');
      await expect(main.locator('[data-ui="brand-picture"]')).toBeVisible();
      await expect(main.getByRole('link')).toHaveText([...names]);
      const sentences = (await main.innerText()).split(/[\n.]+/).map((part) => part.trim());
      const said = sentences.filter(Boolean);
      expect(new Set(said).size, said.join(' | ')).toBe(said.length);
    });

    test('has status 404, and shows the same without scripts', async ({ browser }) => {
      const { status } = await source(`${realm}.localhost`, lost);
      expect(status).toBe(404);
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(address(realm, lost));
      const links = page.getByRole('main').getByRole('link');
      await expect(links).toHaveText([...names]);
      await links.first().click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await context.close();
    });
  });
}
