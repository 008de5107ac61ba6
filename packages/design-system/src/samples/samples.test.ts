import { describe, expect, it } from 'vitest';
import { brandLegal, brandWords, SAMPLE_BRANDS } from './brands';
import { detailTexts } from './detail-texts';
import { formTexts } from './form-texts';
import { mediaTexts } from './media-texts';
import { navigationTexts } from './navigation-texts';
import { overlayTexts } from './overlays-texts';
import { sampleLogo, samplePicture } from './pictures';
import { specialFieldTexts } from './special-field-texts';
import { sampleTexts } from './texts';

const LANGUAGES = [
  { language: 'en', text: 'short' },
  { language: 'es', text: 'short' },
  { language: 'pt', text: 'short' },
  { language: 'ar', text: 'arabic' },
  { language: 'long', text: 'long' },
];

/** Words of one sport. `RecordRow` shows a record of fights, so `bouts` may have them. */
const FIGHTS =
  /\b(?:bouts?|fights?|fighters?|ringside|lightweight|middleweight|heavyweight|knockout|weigh-in|the bell)\b|Kampfsport|Gewichtsklasse|نزال|مقاتل|ملاكم|الوزن الخفيف/i;

/** Every text in a tree of texts, but for the records of fights. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'bouts' ? [] : textsIn(one)));
}

const TEXTS = [
  detailTexts,
  sampleTexts,
  formTexts,
  mediaTexts,
  navigationTexts,
  overlayTexts,
  specialFieldTexts,
  brandWords,
];

const LOOKS = SAMPLE_BRANDS.flatMap((brand) => LANGUAGES.map((look) => ({ brand, ...look })));

describe('sample texts', () => {
  it.each(LOOKS)('show the realm’s own titles: $brand in $language', (look) => {
    const { titles, taglines, events } = brandWords(look);
    const texts = sampleTexts(look);
    expect(titles).toHaveLength(10);
    expect(new Set(titles).size).toBe(10);
    expect(taglines).toHaveLength(3);
    for (const [at, title] of texts.titles.entries()) expect(title).toContain(titles[at]);
    for (const [at, event] of mediaTexts(look).events.entries())
      expect(event.name).toContain(events[at]?.name);
    expect(overlayTexts(look).match).toBe(titles[0]);
    expect(texts.legal).toBe(brandLegal(look));
  });

  it.each(LOOKS.filter(({ brand }) => brand !== 'apex'))(
    'have no words about fights outside the fighting league: $brand in $language',
    (look) => {
      const texts = TEXTS.flatMap((read) => textsIn(read(look)));
      expect(texts.filter((text) => FIGHTS.test(text))).toEqual([]);
    },
  );

  it.each(SAMPLE_BRANDS)('are translated for %s into every language', (brand) => {
    const english = brandWords({ brand, language: 'en' }).taglines;
    for (const look of LANGUAGES.filter(({ language }) => ['es', 'pt', 'ar'].includes(language)))
      for (const [at, tagline] of brandWords({ brand, ...look }).taglines.entries())
        expect(tagline).not.toBe(english[at]);
  });
});

describe('sample texts around titles', () => {
  it.each(['es', 'pt'])('are in %s where a page speaks it', (language) => {
    const look = { brand: 'plain', language, text: 'short' };
    const english = { brand: 'plain', language: 'en', text: 'short' };
    expect(overlayTexts(look).cookies).not.toBe(overlayTexts(english).cookies);
    expect(specialFieldTexts(look).pinHint).not.toBe(specialFieldTexts(english).pinHint);
    expect(sampleTexts(look).signIn).not.toBe(sampleTexts(english).signIn);
    expect(formTexts(look).problemsTitle).not.toBe(formTexts(english).problemsTitle);
    expect(mediaTexts(look).whoWatches).not.toBe(mediaTexts(english).whoWatches);
    expect(navigationTexts(look).expand).not.toBe(navigationTexts(english).expand);
  });
});

describe('sample pictures', () => {
  it.each(SAMPLE_BRANDS)('differ for the ten titles of %s', (brand) => {
    const rail = Array.from({ length: 10 }, (_, at) => samplePicture({ brand }, at, 'landscape'));
    expect(new Set(rail.map(({ url }) => url)).size).toBe(10);
  });

  it('have the realm’s own logo, and the one for a dark ground where it has two', () => {
    expect(sampleLogo({ brand: 'noor' })).toMatchObject({
      src: '/realms/noor/logo.svg',
      alt: 'Noor',
    });
    expect(sampleLogo({ brand: 'noor', text: 'arabic' }).alt).toBe('نور');
    expect(sampleLogo({ brand: 'plain', scheme: 'dark' }).src).toBe('/realms/plain/logo-dark.svg');
  });
});
