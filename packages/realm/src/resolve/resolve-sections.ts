import { DEFAULTS } from '../generated/defaults';
import type { SectionConfig } from '../generated/realm-config';
import { SECTIONS } from '../generated/sections';
import type { FeatureSwitch, Section } from '../realm';
import { type PartResolvers, resolveParts } from './resolve-parts';

/** Resolves the sections of a page that are shown, with every default, by the schema of each type. */
export function resolveSections(
  sections: readonly SectionConfig[],
  features: Readonly<Record<FeatureSwitch, boolean>>,
  resolvers: PartResolvers,
): Section[] {
  return sections
    .filter(({ type }) => {
      const needed = SECTIONS[type]?.switch;
      return needed === undefined || features[needed];
    })
    .map((section) => resolveSection(section, resolvers));
}

function resolveSection(section: SectionConfig, resolvers: PartResolvers): Section {
  const defaults = (DEFAULTS as Record<string, object>)[`${section.type}Section`];
  const given: Record<string, unknown> = { ...defaults, ...section };
  for (const [key, others] of Object.entries(SECTIONS[section.type]?.onlyWith ?? {})) {
    const counts = Object.entries(others).every(([other, value]) => given[other] === value);
    if (!counts) delete given[key];
  }
  return resolveParts(given, '/pages/home/sections/*', resolvers) as Section;
}
