/**
 * Draws the marks, login backgrounds and share cards of the sample realms into their folders:
 *
 *   npm run assets -w @marquee/artwork [-- realm …]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { PosterPlan } from './index';
import { renderPoster } from './index';
import { marks } from './marks';
import type { BrandMark } from './marks/mark';

type Choice = Pick<PosterPlan, 'scene' | 'palette' | 'seed' | 'words'>;

interface BrandPictures {
  login: Choice;
  /** Composed from right to left: for realms with Arabic. */
  rtl?: boolean;
  mobile?: Choice;
  social?: Choice;
}

const pictures: Readonly<Record<keyof typeof marks, BrandPictures>> = {
  apex: {
    login: { scene: 'half light', palette: 0, seed: 1 },
    mobile: { scene: 'half light', palette: 0, seed: 3 },
    social: { scene: 'exchange', palette: 0, seed: 3 },
  },
  corral: {
    login: { scene: 'bull ride', palette: 0, seed: 4 },
    mobile: { scene: 'portrait', palette: 2, seed: 1 },
    social: { scene: 'bull ride', palette: 1, seed: 2 },
  },
  noor: {
    login: { scene: 'falconer', palette: 1, seed: 3 },
    rtl: true,
    mobile: { scene: 'falcon in flight', palette: 1, seed: 2 },
    social: { scene: 'noble horse', palette: 1, seed: 2 },
  },
  metro: {
    login: { scene: 'tram', palette: 0, seed: 2 },
    mobile: { scene: 'music', palette: 0, seed: 2 },
    social: { scene: 'music', palette: 0, seed: 3 },
  },
  unity: {
    login: { scene: 'cut-out', palette: 0, seed: 4 },
    rtl: true,
    mobile: { scene: 'close-up', palette: 0, seed: 2 },
    social: { scene: 'parade', palette: 0, seed: 2 },
  },
  plain: { login: { scene: 'ranges', palette: 0, seed: 3 } },
};

/** The largest weight of a picture, in bytes: the login page's largest paint waits for it. */
const limits = { web: 120_000, mobile: 45_000, social: 120_000 } as const;

const root = fileURLToPath(new URL('../../../realm-configs/', import.meta.url));

/** Encodes as well as the limit allows. */
async function encoded(picture: Sharp, format: 'webp' | 'jpeg', limit: number): Promise<Buffer> {
  const pixels = await picture.removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  for (let quality = 82; quality > 20; quality -= 4) {
    const image = sharp(pixels);
    const bytes = await (format === 'webp'
      ? image.webp({ quality, effort: 6, smartSubsample: true })
      : image.jpeg({ quality, mozjpeg: true })
    ).toBuffer();
    if (bytes.length <= limit) return bytes;
  }
  throw new Error(`A picture stays above ${limit} bytes at any quality worth having.`);
}

async function make(realm: keyof typeof marks): Promise<void> {
  const folder = join(root, realm, 'assets');
  await mkdir(folder, { recursive: true });
  const { logo, logoDark }: BrandMark = marks[realm];
  await writeFile(join(folder, 'logo.svg'), logo);
  if (logoDark) await writeFile(join(folder, 'logo-dark.svg'), logoDark);
  await writeFile(join(folder, 'icon.svg'), marks[realm].icon);
  const { login, rtl, mobile, social } = pictures[realm];
  const draw = (choice: Choice, width: number, height: number, share: PosterPlan['share']) =>
    sharp(Buffer.from(renderPoster(realm, { ...choice, canvas: { width, height }, share })));
  const save = async (name: string, bytes: Buffer) => {
    await writeFile(join(folder, name), bytes);
    console.log(`${realm}/${name}  ${Math.round(bytes.length / 1024)} KB`);
  };
  const side = { left: 0.08, right: 0.92, top: 0.13, bottom: 0.98 };
  const web = await encoded(draw(login, 2160, 2040, side), 'webp', limits.web);
  await save('login-web.webp', web);
  if (rtl) {
    const mirrored = draw(login, 2160, 2040, side).flop();
    await save('login-rtl.webp', await encoded(mirrored, 'webp', limits.web));
  }
  if (mobile) {
    const above = { left: 0.1, right: 0.9, top: 0.1, bottom: 0.86 };
    const picture = draw(mobile, 1640, 1440, above).resize(820, 720);
    await save('login-mobile.webp', await encoded(picture, 'webp', limits.mobile));
  }
  if (social) {
    const card = { left: 0.1, right: 0.9, top: 0.08, bottom: 0.97 };
    const picture = draw(social, 2400, 1260, card).resize(1200, 630);
    await save('social.jpg', await encoded(picture, 'jpeg', limits.social));
  }
}

const isRealm = (name: string): name is keyof typeof marks => Object.hasOwn(marks, name);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isRealm(name));
if (unknown.length > 0) throw new Error(`No such sample realm: ${unknown.join(', ')}.`);
const realms = Object.keys(marks).filter(isRealm);
for (const realm of asked.length > 0 ? asked.filter(isRealm) : realms) await make(realm);
