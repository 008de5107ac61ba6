import { type AssetFile, type Finding, parseRealm } from '@marquee/realm';
import type { BrandInputs } from '@marquee/theme';
import { themeWithoutDefaults } from './changes';

export interface Judged {
  inputs: BrandInputs;
  /** Tags of the realm's languages: not every face has letters for each. */
  languages: readonly string[];
  /** A logo instead of the realm's own. */
  logo?: { path: string; asset: AssetFile } | undefined;
}

const PICTURE: AssetFile = { src: '/_assets/bench/picture.svg', width: 220, height: 48 };

/**
 * The findings of `marquee validate` for such a theme and logo: the same checks, on the smallest
 * realm that has them.
 */
export function benchFindings({ inputs, languages, logo }: Judged): Finding[] {
  const picture = 'assets/picture.svg';
  const assets = new Map([[picture, PICTURE]]);
  if (logo) assets.set(logo.path, logo.asset);
  const [first = 'en'] = languages;
  const text = JSON.stringify(
    {
      name: 'Bench',
      brand: { logo: logo?.path ?? picture, loginBackground: { web: picture } },
      locales: { default: first, supported: languages },
      origin: { publicKey: 'bench' },
      auth: { providers: [{ type: 'id' }] },
      theme: themeWithoutDefaults(inputs),
    },
    null,
    2,
  );
  const { findings } = parseRealm({ id: 'bench', file: 'realm.json', text, assets });
  return findings.filter(
    ({ pointer }) => pointer.startsWith('/theme') || (logo && pointer.startsWith('/brand/logo')),
  );
}
