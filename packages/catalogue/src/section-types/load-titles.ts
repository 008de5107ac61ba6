import { HomeDocument, type HomeQuery, query, readAnswer } from '@marquee/origin-client/catalogue';
import type { LoadedSections, LoaderContext } from '@marquee/renderer';
import { loadTitleFormat } from '@marquee/titles';
import { titleQueries } from '../rules/title-queries';
import { type TitleSection, type TitleSectionView, titleSections } from '../rules/title-sections';

/** Loads the titles of all heroes, rails and grids of a page. */
export async function loadTitles(
  sections: readonly TitleSection[],
  { site, origin, signal }: LoaderContext,
): Promise<LoadedSections<TitleSectionView>> {
  const [answers, format] = await Promise.all([
    Promise.all(
      titleQueries(sections).map((variables) => query(origin, HomeDocument, variables, { signal })),
    ),
    loadTitleFormat(site),
  ]);
  const answer: HomeQuery = {
    heroes: answers[0]?.heroes,
    rails: answers.flatMap(({ rails }) => rails),
  };
  return readAnswer(() => titleSections(sections, answer, { ...format, text: site.text }));
}
