import { placesAt } from '../document/pointer';
import type { Draft } from '../findings/draft';
import { DEFAULTS } from '../generated/defaults';
import type { Subject } from './subject';

/** The most that an origin keeps. */
const MOST = { lists: 100, titles: 1000 } as const;

const PIN_KEYS = ['pinFromRating', 'pinLength', 'pinAtPurchase'] as const;

/** Finds settings of what viewers keep that cannot be kept, or that leave children without protection. */
export function libraryDrafts(subject: Subject): Draft[] {
  return [
    ...limitDrafts(subject),
    ...(subject.refused('/features') ? [] : [...pinDrafts(subject), ...childDrafts(subject)]),
  ].filter(({ pointer }) => !subject.refused(pointer));
}

function limitDrafts({ config }: Subject): Draft[] {
  return Object.entries(MOST).flatMap(([key, most]) =>
    placesAt(config, `/library/${key}`).flatMap(({ pointer, value }): Draft[] => {
      if (typeof value !== 'number' || value <= most) return [];
      return [
        {
          rule: 'library-limit',
          pointer,
          message: `The origin keeps ${most} ${key} at most: viewers have no more, whatever the file says.`,
          suggestion: String(most),
        },
      ];
    }),
  );
}

/** Whether accounts have profiles beside their own. */
function hasProfiles({ config }: Subject): boolean {
  const [isOn] = placesAt(config, '/features/profiles');
  const [most] = placesAt(config, '/library/profiles');
  return isOn?.value !== false && (most?.value ?? DEFAULTS.library.profiles) !== 1;
}

function pinDrafts(subject: Subject): Draft[] {
  const [setting] = PIN_KEYS.flatMap((key) => placesAt(subject.config, `/library/${key}`));
  if (!setting || hasProfiles(subject)) return [];
  return [
    {
      rule: 'pin-without-profiles',
      pointer: setting.pointer,
      at: 'key',
      message:
        'Accounts have no profiles here: grown-ups are asked for the PIN as often as children, and no child has a profile of its own.',
    },
  ];
}

function childDrafts(subject: Subject): Draft[] {
  const { config } = subject;
  const [most] = placesAt(config, '/library/profiles');
  const [rating] = placesAt(config, '/library/childRating');
  if (!most || rating || !hasProfiles(subject)) return [];
  return [
    {
      rule: 'profiles-without-child-rating',
      pointer: most.pointer,
      at: 'key',
      message: `The file says nothing of children: a new child’s profile may watch titles up to a minimum age of ${DEFAULTS.library.childRating}.`,
    },
  ];
}
