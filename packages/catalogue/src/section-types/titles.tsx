import { Container } from '@marquee/design-system';
import type { LoadedSections, LoaderContext, SectionProps } from '@marquee/renderer';
import { TitleGrid, TitleRail } from '@marquee/titles';
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

export function Section({ id, section, nextId }: SectionProps<TitleSectionView>) {
  switch (section.type) {
    case 'hero':
      return <Heroes heroes={section.heroes} nextSection={nextId} />;
    case 'rail':
      return <TitleRail {...section} id={id} />;
    case 'grid':
      return (
        <Container width="full" spaced>
          <TitleGrid {...section} id={id} />
        </Container>
      );
  }
}
