import { childPointer, isRecord, type Located, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { DEFAULTS } from '../generated/defaults';
import { ROUTE_SWITCHES } from '../generated/routes';
import { isRouteName } from '../route-names';
import { restrictionDrafts } from './countries';
import type { Subject } from './subject';

const FOR_NOBODY = {
  rule: 'feature-for-nobody',
  none: 'No viewer can use a feature for no country. To remove the feature, switch it off.',
  all: 'This blocks the feature in every country. To remove the feature, switch it off.',
} as const;

/** Finds features that no viewer can use, and a default page that is only for some countries. */
export function featureDrafts(subject: Subject): Draft[] {
  const { config, refused } = subject;
  return [
    ...Object.keys(DEFAULTS.features)
      .flatMap((name) => placesAt(config, `/features/${name}/addressCountryRestriction`))
      .filter(({ pointer }) => !refused(pointer))
      .flatMap((restriction) => {
        const { pointer, value } = restriction;
        const drafts = restrictionDrafts(pointer, value, FOR_NOBODY);
        return drafts.length > 0 ? drafts : elsewhereDrafts(restriction, subject);
      }),
    ...placesAt(config, '/menus/default/route').flatMap((target) => defaultDrafts(target, subject)),
  ];
}

/** Finds a feature that is only for countries outside the territories, where no viewer has an account. */
function elsewhereDrafts({ pointer, value }: Located, { config, refused }: Subject): Draft[] {
  const [territories] = placesAt(config, '/territories');
  if (!isRecord(value) || !isRecord(territories?.value) || refused('/territories')) return [];
  const { restrictionType, elements } = value;
  const { allowed, blocked } = territories.value;
  if (restrictionType !== 'whitelist' || !Array.isArray(elements)) return [];
  const isOut = (code: unknown) =>
    Array.isArray(allowed)
      ? !allowed.includes(code)
      : Array.isArray(blocked) && blocked.includes(code);
  if (!elements.every(isOut)) return [];
  return [
    {
      rule: 'feature-for-nobody',
      pointer: childPointer(pointer, 'elements'),
      message: `None of these countries is in the realm's territories: no viewer with an account could use the feature.`,
    },
  ];
}

function defaultDrafts({ pointer, value: route }: Located, { config, refused }: Subject): Draft[] {
  if (typeof route !== 'string' || !isRouteName(route) || refused('/features')) return [];
  const name = ROUTE_SWITCHES[route];
  const [feature] = name ? placesAt(config, `/features/${name}`) : [];
  if (!isRecord(feature?.value)) return [];
  return [
    {
      rule: 'default-restricted',
      pointer,
      message: `The page ${quote(route)} is only for some countries (the feature ${quote(name)}): viewers of all others would begin at a page that is not for them.`,
      suggestion: 'home',
    },
  ];
}
