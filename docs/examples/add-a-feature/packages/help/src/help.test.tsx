import { checkLabels } from '@marquee/i18n';
import { shellLabels } from '@marquee/renderer';
import { realmFixture, siteFixture, WorkshopPage } from '@marquee/renderer/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { help } from './help';
import ar from './labels/ar.json';
import en from './labels/en.json';
import es from './labels/es.json';
import pt from './labels/pt.json';

const realm = realmFixture({
  locales: {
    default: 'en',
    supported: [
      { tag: 'en', paths: 'default' },
      { tag: 'es', paths: 'es' },
      { tag: 'pt', paths: 'pt' },
      { tag: 'ar', paths: 'debug' },
    ],
    timeZone: 'UTC',
  },
});

describe('help', () => {
  it.each([
    ['en', '/help', 'Help'],
    ['es', '/ayuda', 'Ayuda'],
    ['pt', '/ajuda', 'Ajuda'],
    ['ar', '/🛟', 'المساعدة'],
  ] as const)(
    'has a page in %s, at %s, and a link to it in the header',
    async (locale, at, name) => {
      const { default: labels } = await shellLabels[locale]();
      const site = siteFixture({ realm, features: [help], locale, labels });
      render(<WorkshopPage site={site} at={encodeURI(at)} />);
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      const [link] = screen.getAllByRole('link', { name });
      expect(link).toHaveAttribute('href', `${site.basename}${encodeURI(at)}`);
    },
  );

  it('has its labels in every language', () => {
    expect(checkLabels({ en, es, pt, ar })).toEqual([]);
  });
});
