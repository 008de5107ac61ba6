import type { SectionView } from '@marquee/renderer';
import type { TitleSectionView } from './title-sections';

/** The sections of titles among those of a page. */
export function titleSectionsOf(sections: readonly SectionView[]): readonly TitleSectionView[] {
  return sections.filter(isTitleSection);
}

/** Only `titleSections` makes views of these types. */
function isTitleSection(section: SectionView): section is TitleSectionView {
  return section.type === 'hero' || section.type === 'rail' || section.type === 'grid';
}
