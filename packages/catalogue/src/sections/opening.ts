import type { SectionsView, Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { sectionId } from '../rules/section-id';

/** The part of a page that comes first: its whole first section, with that section's main picture. */
export function opening(
  { sections, sectionModules }: Pick<Site, 'sections' | 'sectionModules'>,
  view: SectionsView | undefined,
): Pick<HeadData, 'blocksPaintUntil' | 'preload'> {
  const [first, second] = view?.sections ?? [];
  const handler = first && sections.get(first.type);
  const pictures = (handler && sectionModules.get(handler)?.preload?.(first)) ?? [];
  return {
    blocksPaintUntil: second && sectionId(second),
    preload: pictures.length > 0 ? pictures : undefined,
  };
}
