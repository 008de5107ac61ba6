import { OriginError } from '@marquee/origin-client';
import { HomeDocument, type HomeQuery, query } from '@marquee/origin-client/catalogue';
import type { LoadedSections, LoaderContext } from '@marquee/renderer';
import { loadTitleWords } from '@marquee/titles';
import { titleQueries } from '../rules/title-queries';
import { type TitleSection, type TitleSectionView, titleSections } from '../rules/title-sections';

/** Asks for the titles of all heroes, rails and grids of a page. */
export async function loadTitles(
  sections: readonly TitleSection[],
  { site, origin, signal }: LoaderContext,
): Promise<LoadedSections<TitleSectionView>> {
  const [answers, words] = await Promise.all([
    Promise.all(
      titleQueries(sections).map((variables) => query(origin, HomeDocument, variables, { signal })),
    ),
    loadTitleWords(site),
  ]);
  const answer: HomeQuery = {
    heroes: answers[0]?.heroes,
    rails: answers.flatMap(({ rails }) => rails),
  };
  try {
    return titleSections(sections, answer, { ...words, text: site.text });
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    // Only the outline of an answer is checked on arrival; what is missing further in shows here.
    throw new OriginError('malformed', { status: 200, code: 'MALFORMED', cause });
  }
}
