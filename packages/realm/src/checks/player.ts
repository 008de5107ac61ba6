import { contrast } from '@marquee/theme';
import { isLocalHost } from '../addresses/local-host';
import { childPointer, isRecord, type Located, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { DEFAULTS } from '../generated/defaults';
import { plainPath } from '../inheritance/pictures';
import { isUsable } from '../pictures/assets';
import { hasScheme, isOneHost, WEB } from './address-forms';
import { PAGES } from './sections';
import type { Subject } from './subject';
import { ratio } from './theme';

/** The longest skip, in seconds, after which viewers still find the moment that they look for. */
const FAR = 15;

/** The least contrast of a graphic with what is around it (WCAG 2.2 §1.4.11). */
const SEEN = 3;

/** What the brightest and the darkest moments of a moving picture are like. */
const PICTURES = { white: '#ffffff', black: '#000000' } as const;

/** Finds settings of the player that viewers would mind, and hosts of media that no policy can name. */
export function playerDrafts(subject: Subject): Draft[] {
  const { config, assets, refused } = subject;
  return [
    ...castDrafts(config),
    ...placesAt(config, '/player/watermark').flatMap((place) => watermarkDrafts(place, assets)),
    ...placesAt(config, '/player').flatMap(({ pointer, value }) =>
      isRecord(value)
        ? [
            ...skipDrafts(pointer, value),
            ...autoplayDrafts(pointer, value),
            ...backgroundDrafts(pointer, value, subject),
          ]
        : [],
    ),
    ...placesAt(config, '/origin/media/*')
      .filter(({ pointer }) => !refused(pointer))
      .flatMap(mediaHostDrafts),
  ].filter(({ pointer }) => !refused(pointer));
}

function skipDrafts(player: string, { skip }: Record<string, unknown>): Draft[] {
  if (typeof skip !== 'number' || skip <= FAR) return [];
  return [
    {
      rule: 'skip-too-far',
      pointer: childPointer(player, 'skip'),
      message: `A press on back or forward leads ${skip} seconds away: what a viewer missed is often closer than that.`,
      suggestion: String(DEFAULTS.player.skip),
    },
  ];
}

function autoplayDrafts(player: string, { autoplay }: Record<string, unknown>): Draft[] {
  if (autoplay !== 'sound') return [];
  return [
    {
      rule: 'autoplay-with-sound',
      pointer: childPointer(player, 'autoplay'),
      message:
        'A title begins with sound that the viewer has not asked for. Most browsers allow it only after a press, and play without sound otherwise.',
      suggestion: 'muted',
    },
  ];
}

function backgroundDrafts(
  player: string,
  { backgroundVideo }: Record<string, unknown>,
  { config, refused }: Subject,
): Draft[] {
  if (backgroundVideo !== true || refused('/pages') || hasHero(config)) return [];
  return [
    {
      rule: 'background-without-hero',
      pointer: childPointer(player, 'backgroundVideo'),
      message: 'No page has a section of the type "hero", so that nothing moves.',
      suggestion: 'false',
    },
  ];
}

/** A realm without a home page of its own has the default one, with a hero. */
function hasHero(config: unknown): boolean {
  if (placesAt(config, '/pages/home').length === 0) return true;
  return PAGES.flatMap((page) => placesAt(config, `${page}/sections/*/type`)).some(
    ({ value }) => value === 'hero',
  );
}

/** Finds addresses of this machine, without https, from which a television would have to load. No others may be without. */
function castDrafts(config: unknown): Draft[] {
  const [cast] = placesAt(config, '/player/castReceiver');
  if (cast?.value !== 'default') return [];
  const addresses = [
    ...placesAt(config, '/origin/address'),
    ...placesAt(config, '/origin/media/*'),
  ];
  const [insecure] = addresses.flatMap(({ value }) =>
    typeof value === 'string' && isInsecureHere(value) ? [value] : [],
  );
  if (insecure === undefined) return [];
  return [
    {
      rule: 'cast-insecure',
      pointer: cast.pointer,
      message: `A television loads a title by itself, and loads nothing from ${quote(insecure)}, which has no https.`,
      suggestion: 'none',
    },
  ];
}

function isInsecureHere(address: string): boolean {
  if (!hasScheme(address, WEB)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && isLocalHost(hostname);
}

/** Finds a watermark of which no part is seen on white, or none on black, and an alternative text that is never read. */
function watermarkDrafts({ pointer, value }: Located, assets: Subject['assets']): Draft[] {
  if (!isRecord(value)) return [];
  const { image } = value;
  const at = childPointer(pointer, 'image');
  const isPlain = !isRecord(image);
  const path = String(isPlain ? image : image.src);
  const asset = assets.get(path);
  const inks = (asset && isUsable(asset) && asset.inks) || [];
  const unseen = Object.entries(PICTURES).flatMap(([ground, colour]): Draft[] => {
    const most = Math.max(...inks.map((ink) => contrast(ink, colour)));
    if (inks.length === 0 || most >= SEEN) return [];
    return [
      {
        rule: 'watermark-unseen',
        pointer: isPlain ? at : childPointer(at, 'src'),
        message: `${inks.map(quote).join(' and ')} in ${quote(plainPath(path))} has a contrast of ${ratio(most)} on ${ground}, and needs ${ratio(SEEN)}: viewers do not see the mark while the picture is ${ground}.`,
      },
    ];
  });
  if (isPlain || image.alt === undefined) return unseen;
  const unread: Draft = {
    rule: 'unused-key',
    pointer: childPointer(at, 'alt'),
    at: 'key',
    message: `${quote('alt')} is not used: a watermark is decoration, of which screen readers are told nothing.`,
  };
  return [...unseen, unread];
}

function mediaHostDrafts({ pointer, value }: Located): Draft[] {
  if (typeof value !== 'string' || !hasScheme(value, WEB)) return [];
  const { hostname } = new URL(value);
  if (isOneHost(hostname)) return [];
  return [
    {
      rule: 'media-host',
      pointer,
      message: `${quote(hostname)} is not the name of one host: the pages’ policy would allow others, or none.`,
    },
  ];
}
