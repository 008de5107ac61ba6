import { contrast, SCHEMES, type Scheme } from '@marquee/theme';
import { isRecord, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { plainPath } from '../inheritance/pictures';
import { isUsable } from '../pictures/assets';
import type { Subject } from './subject';
import { chosenScheme, groundsOf, ratio } from './theme';

/** The least contrast at which viewers see an edge. WCAG 2.2 §1.4.11 asks for none: it exempts logos. */
const SEEN = 1.5;

/** Finds a logo without a picture for a scheme of the pages, and parts of it that viewers cannot see there. */
export function logoDrafts(subject: Subject): Draft[] {
  const { config, refused } = subject;
  const [place] = placesAt(config, '/brand/logo');
  if (!place || refused('/brand/logo')) return [];
  const [theme] = placesAt(config, '/theme').map(({ value }) => value);
  const given = isRecord(theme) ? theme : {};
  const schemes: readonly Scheme[] = SCHEMES[chosenScheme(given)];
  const own = isRecord(place.value) ? place.value : { src: place.value };
  const missing = schemes.find((scheme) => own[scheme] === undefined && own.src === undefined);
  if (missing) return [missingDraft(missing)];
  const unused = ['src', 'light', 'dark'].filter(
    (key) =>
      own[key] !== undefined &&
      !schemes.some((scheme) => (own[scheme] === undefined ? 'src' : scheme) === key),
  );
  const unseen = refused('/theme')
    ? []
    : schemes.flatMap((scheme) => unseenDrafts(scheme, own, given, subject));
  return [...unused.map((key) => unusedDraft(key, schemes)), ...unseen];
}

const missingDraft = (scheme: Scheme): Draft => ({
  rule: 'missing-key',
  pointer: '/brand/logo',
  missing: scheme,
  message: `The logo has no picture for ${scheme} pages: it needs ${quote(scheme)}, or ${quote('src')} for pages of both schemes.`,
  suggestion: `"${scheme}": "assets/logo-${scheme}.svg"`,
});

const unusedDraft = (key: string, schemes: readonly Scheme[]): Draft => ({
  rule: 'unused-key',
  pointer: `/brand/logo/${key}`,
  at: 'key',
  message:
    key === 'src'
      ? `${quote('src')} is not used: every scheme has a logo of its own.`
      : `${quote(key)} is not used: the scheme is ${quote(schemes[0])}.`,
});

function unseenDrafts(
  scheme: Scheme,
  own: Record<string, unknown>,
  theme: Record<string, unknown>,
  { config, assets }: Subject,
): Draft[] {
  const key = own[scheme] === undefined ? 'src' : scheme;
  const path = String(own[key]);
  const asset = assets.get(path);
  if (!asset || !isUsable(asset)) return [];
  const { surface } = groundsOf(theme, scheme);
  const faint = (asset.inks ?? []).filter((ink) => contrast(ink, surface) < SEEN);
  if (faint.length === 0) return [];
  const least = Math.min(...faint.map((ink) => contrast(ink, surface)));
  const isWord = placesAt(config, '/brand/logo').some(({ value }) => typeof value === 'string');
  const other = scheme === 'dark' ? 'light' : 'dark';
  return [
    {
      rule: 'logo-unseen',
      pointer: isWord ? '/brand/logo' : `/brand/logo/${key}`,
      message: `${faint.map(quote).join(' and ')} in ${quote(plainPath(path))} has a contrast of ${ratio(least)} on ${scheme} pages (${surface}), and needs ${ratio(SEEN)}: viewers cannot see that part of the logo there.`,
      // With one scheme only, the picture itself has to be changed.
      suggestion:
        key === 'src' && chosenScheme(theme) === 'auto'
          ? `"logo": { "${other}": ${JSON.stringify(plainPath(path))}, "${scheme}": "assets/logo-${scheme}.svg" }`
          : undefined,
    },
  ];
}
