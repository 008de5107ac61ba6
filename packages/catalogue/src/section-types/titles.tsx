import { Container } from '@marquee/design-system';
import {
  type LoadedSections,
  type LoaderContext,
  type SectionProps,
  useSite,
} from '@marquee/renderer';
import { TitleGrid, TitleRail, type TitleRailProps } from '@marquee/titles';
import type { TitleSection, TitleSectionView } from '../rules/title-sections';
import { Heroes } from '../sections/Heroes';
import { heroPictures } from '../sections/hero-pictures';

/** Loads the code that loads titles. It is apart, because the first page comes with its data. */
export const prepare = () => import('./load-titles');

/** Loads the titles of all heroes, rails and grids of a page. */
export async function load(
  sections: readonly TitleSection[],
  context: LoaderContext,
): Promise<LoadedSections<TitleSectionView>> {
  const { loadTitles } = await prepare();
  return loadTitles(sections, context);
}

export function preload(section: TitleSectionView) {
  const hero = section.type === 'hero' ? section.heroes[0] : undefined;
  return hero ? heroPictures(hero) : [];
}

interface ListedRailProps extends TitleRailProps {
  /** The section's id in the realm. */
  sectionId: string;
  hasMore?: true;
}

/** A rail whose heading leads to all of its titles, where that shows more at once and the realm has the page. */
function ListedRail({ sectionId, hasMore, ...rail }: ListedRailProps) {
  const { path, isLive } = useSite();
  const href = hasMore && isLive('section') ? path('section', { id: sectionId }) : undefined;
  return <TitleRail {...rail} href={href} />;
}

export function Section({ id, section, nextId }: SectionProps<TitleSectionView>) {
  switch (section.type) {
    case 'hero':
      return <Heroes heroes={section.heroes} nextSection={nextId} />;
    case 'rail':
      return <ListedRail {...section} id={id} sectionId={section.id} />;
    case 'grid':
      return (
        <Container width="full" spaced>
          <TitleGrid {...section} id={id} />
        </Container>
      );
  }
}
