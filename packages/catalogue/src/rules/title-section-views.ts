import type { SectionView } from '@marquee/renderer';
import type { TitleSectionView } from './title-sections';

/** The sections of titles among those of a page. */
export function titleSectionsOf(sections: readonly SectionView[]): readonly TitleSectionView[] {
  return sections.filter(isTitleSection);
}

/** Views of these types are made by `titleSections` alone. */
function isTitleSection(section: SectionView): section is TitleSectionView {
  return section.type === 'hero' || section.type === 'rail' || section.type === 'grid';
}
