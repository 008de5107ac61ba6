import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Theme from '@marquee/design-system/theme';
import type * as RealmModel from '@marquee/realm';
import type { Asset, Realm } from '@marquee/realm';
import type * as Realms from '@marquee/realm/node';
import { type Plugin, runnerImport } from 'vite';
import type { Picture, WorkshopRealm } from '../src/workshop/realm';
import { realmThemesOf } from '../src/workshop/realm-themes';

const ID = 'virtual:realms';

export const realmsFolder = fileURLToPath(new URL('../../../realm-configs', import.meta.url));

/** The address of a realm's own pictures, which are served under their plain names. */
export const picturesOf = (id: string) => `/realms/${id}`;

/**
 * The sample realms from their own `realm.json`, with the css of every scheme, derived on the
 * server as in production, never in the browser.
 */
export function realms(): Plugin {
  return {
    name: 'realms',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const [{ module: theme, dependencies }, { module: reader }, { module: model }] =
        await Promise.all([
          runnerImport<typeof Theme>('@marquee/design-system/theme'),
          runnerImport<typeof Realms>('@marquee/realm/node'),
          runnerImport<typeof RealmModel>('@marquee/realm'),
        ]);
      // an edit of the theme shows at once, like an edit of a component
      for (const file of dependencies) this.addWatchFile(file);
      const read = await reader.readRealms(realmsFolder, {
        originAddress: 'http://origin.invalid',
      });
      const wrong = read.findings.filter(({ severity }) => severity === 'error');
      if (wrong.length > 0) throw new Error(reader.formatFindings(wrong));
      const found = [...read.realms.values()].map(({ realm, assets }) => {
        this.addWatchFile(`${realmsFolder}/${realm.id}/realm.json`);
        // the workshop itself is in English
        return describe(theme, model.realmIn(realm, 'en'), (asset) => ({
          src: `${picturesOf(realm.id)}/${basename(assets.get(asset.src)?.file ?? '')}`,
          width: asset.width,
          height: asset.height,
          tone: asset.tone,
        }));
      });
      return (
        `export const baseCss = ${JSON.stringify(theme.baseCss)};` +
        `export const realms = ${JSON.stringify(found)};`
      );
    },
  };
}

function describe(
  theme: typeof Theme,
  realm: Realm,
  picture: (asset: Asset) => Picture,
): WorkshopRealm {
  const { id, name, fullName, brand, locales, theme: inputs } = realm;
  return {
    id,
    name,
    fullName,
    languages: locales.supported.map(({ tag }) => tag),
    badgeStyle: brand.languageBadgeStyle,
    logo: picture(brand.logo),
    icon: picture(brand.icon),
    background: picture(brand.loginBackground.web),
    ...realmThemesOf(theme, inputs),
  };
}
