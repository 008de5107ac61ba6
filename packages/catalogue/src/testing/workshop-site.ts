import { loadSections, type SectionsView, type Site } from '@marquee/renderer';
import { loadHandlers } from '@marquee/renderer/testing';
import { sampleAnswer, workshopTitleSite } from '@marquee/titles/testing';
import { catalogue } from '../catalogue';
import { homeSections } from './home-sections';

/** A site for the workshop, in the language of its toolbar, and the view of its home page. */
export async function workshopSite(
  globals: Record<string, unknown>,
): Promise<{ site: Site; view: SectionsView }> {
  const site = await workshopTitleSite(globals, {
    features: [catalogue],
    sections: homeSections,
    visit: { answers: { '/graphql': [200, { data: sampleAnswer }] } },
  });
  await loadHandlers(site);
  const view = await loadSections(homeSections, {
    site,
    origin: site.origin,
    params: {},
    url: new URL('http://demo.test/home'),
    signal: new AbortController().signal,
  });
  return { site, view };
}
