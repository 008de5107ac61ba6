import { childPointer, isRecord, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { WITH_OWN_PAGES } from '../generated/provider-kinds';
import { languagePart } from '../texts/localised';
import { supportedLocales } from './locales';
import type { Subject } from './subject';

const RIGHT_TO_LEFT = ['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Finds definitions that have no effect. */
export function unusedDrafts(subject: Subject): Draft[] {
  return [...campaignDrafts(subject), ...pictureDrafts(subject), ...emulatorDrafts(subject)];
}

function campaignDrafts({ config, refused }: Subject): Draft[] {
  const [codes] = placesAt(config, '/auth/campaignCodes');
  if (!codes || refused('/auth')) return [];
  const types = placesAt(config, '/auth/providers/*/type').map(({ value }) => String(value));
  if (types.some((type) => WITH_OWN_PAGES.includes(type))) return [];
  return [
    {
      rule: 'unused-definition',
      pointer: codes.pointer,
      at: 'key',
      message:
        'Campaign codes are added to the addresses of providers, and no provider of this realm has pages of its own.',
    },
  ];
}

function pictureDrafts({ config, refused }: Subject): Draft[] {
  const [picture] = placesAt(config, '/brand/loginBackground/rtl');
  if (!picture || refused('/locales')) return [];
  const tags = [...supportedLocales(config), ...placesAt(config, '/locales/default')];
  if (tags.some(({ value }) => RIGHT_TO_LEFT.includes(languagePart(String(value))))) return [];
  return [
    {
      rule: 'unused-definition',
      pointer: picture.pointer,
      at: 'key',
      message:
        'No language of the site is written from right to left: no viewer will see this picture.',
    },
  ];
}

/** Finds an emulator beside a public origin. An emulator accepts any password for any account. */
function emulatorDrafts({ config, refused }: Subject): Draft[] {
  const [address] = placesAt(config, '/origin/address');
  const isPublic =
    typeof address?.value === 'string' &&
    address.value.startsWith('https:') &&
    !/^https:\/\/([^/]*\.)?localhost(:|\/|$)/.test(address.value);
  if (!isPublic || refused('/origin')) return [];
  return placesAt(config, '/auth/providers/*').flatMap(({ pointer, value }): Draft[] => {
    if (!isRecord(value) || value.emulator === undefined || refused(pointer)) return [];
    return [
      {
        rule: 'sandbox-address',
        pointer: childPointer(pointer, 'emulator'),
        message: `The emulator at ${quote(value.emulator)} would check sign-ins, and the origin is public: everyone could sign in as any viewer.`,
      },
    ];
  });
}
