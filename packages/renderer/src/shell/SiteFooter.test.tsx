import { LinkProvider } from '@marquee/design-system';
import type { Realm } from '@marquee/realm';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SiteLink } from '../navigation/SiteLink';
import { SiteProvider } from '../site/use-site';
import { realmFixture, siteFixture } from '../testing';
import { SiteFooter } from './SiteFooter';

function linksOf(changes: Partial<Realm>) {
  render(
    <SiteProvider site={siteFixture({ realm: realmFixture(changes) })}>
      <LinkProvider component={SiteLink}>
        <MemoryRouter>
          <SiteFooter />
        </MemoryRouter>
      </LinkProvider>
    </SiteProvider>,
  );
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

const footer = (label: string, href: string): Partial<Realm> => ({
  menus: { ...realmFixture().menus, footer: [{ label: { en: label }, to: { href } }] },
});

describe('SiteFooter', () => {
  const [terms, privacy] = ['https://demo.example/terms', 'https://demo.example/privacy'];

  it('links to the terms of use and the privacy notice after its menu', () => {
    const shop = 'https://shop.demo.example/';
    const links = linksOf({ ...footer('Shop', shop), legal: { terms, privacy } });
    expect(links).toEqual([
      ['Shop', shop],
      ['Terms', terms],
      ['Privacy', privacy],
    ]);
  });

  it('links to each of them once where the menu has it under another name', () => {
    const links = linksOf({ ...footer('House rules', terms), legal: { terms, privacy } });
    expect(links).toEqual([
      ['House rules', terms],
      ['Privacy', privacy],
    ]);
  });

  it('has no legal links in a realm without legal pages', () => {
    expect(linksOf({})).toEqual([]);
  });
});
