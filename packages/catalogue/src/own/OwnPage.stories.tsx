import { LoadFailed, type SectionsView, type Site } from '@marquee/renderer';
import { WorkshopPart } from '@marquee/renderer/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TextSectionView } from '../rules/text-sections';
import { titleSectionsOf } from '../rules/title-section-views';
import { workshopSite } from '../testing/workshop-site';
import type { OwnPageView } from './load-own-page';
import { OwnPageContent } from './OwnPage';

const meta = {
  title: 'Catalogue/Own page',
  component: OwnPageContent,
  parameters: { layout: 'fullscreen' },
  args: { view: { type: 'sections', title: '', sections: [] } },
} satisfies Meta<typeof OwnPageContent>;

export default meta;

const TEXTS = {
  short: {
    title: 'The circuit',
    html: '<p>Eleven towns, one season.</p><h1>How points are earned</h1><ul><li>Eight seconds, two judges.</li><li>The clock decides.</li></ul>',
    banner: 'See it from the rail',
    line: 'Tickets go on sale one month before each event.',
    action: 'Get tickets',
    grid: 'Rides of the season',
  },
  long: {
    title: 'Meisterschaftsaustragungsbestimmungen',
    html: '<p>Elf Austragungsorte in einer Veranstaltungsreihe.</p><h1>Punktevergabebestimmungen</h1><ul><li>Kampfrichterentscheidungen sind unanfechtbar.</li></ul>',
    banner: 'Eintrittskartenvorverkaufsstellen',
    line: 'Die Platzreservierungsbestätigung kommt mit der Eintrittskartenbestellung.',
    action: 'Eintrittskarten bestellen',
    grid: 'Veranstaltungsaufzeichnungen',
  },
  arabic: {
    title: 'البطولة',
    html: '<p>إحدى عشرة مدينة في موسم واحد.</p><h1>كيف تُحسب النقاط</h1><ul><li>ثماني ثوانٍ وحكمان.</li><li>الوقت هو الحكم.</li></ul>',
    banner: 'شاهدها من الصف الأول',
    line: 'تُطرح التذاكر قبل شهر من كل حدث.',
    action: 'احجز مقعدك',
    grid: 'أفضل لحظات الموسم',
  },
} as const;

type Texts = (typeof TEXTS)[keyof typeof TEXTS];

const textsOf = (globals: Record<string, unknown>): Texts =>
  Object.entries(TEXTS).find(([name]) => name === globals.text)?.[1] ?? TEXTS.short;

interface Loaded {
  site: Site;
  view: SectionsView;
}

/** One own page inside a site. */
const story = (
  viewOf: (texts: Texts, view: SectionsView) => OwnPageView,
  incomplete = false,
): StoryObj => ({
  loaders: [({ globals }) => workshopSite(globals)],
  render: (_, { loaded, globals }) => {
    const { site, view } = loaded as Loaded;
    return (
      <WorkshopPart site={site}>
        <OwnPageContent view={viewOf(textsOf(globals), view)} />
        {incomplete && (
          <LoadFailed
            labels="home"
            retryingLabel=""
            scope="section"
            failure={{ kind: 'http', status: 500, code: 'INTERNAL_ERROR', requestId: '01JD3V9' }}
            retry={() => {}}
            retrying={false}
          />
        )}
      </WorkshopPart>
    );
  },
});

const text = ({ html }: Texts): TextSectionView => ({ type: 'richText', id: 'text', html });
const banner = ({ banner: title, line, action }: Texts): TextSectionView => ({
  type: 'banner',
  id: 'banner',
  title,
  text: line,
  action: { label: action, to: { href: '#there' } },
});

/** A page with a text, a banner and a grid. */
export const Sections = story((texts, { sections }) => {
  const cards = titleSectionsOf(sections).flatMap((one) => (one.type === 'rail' ? one.cards : []));
  return {
    type: 'sections',
    title: texts.title,
    sections: [
      text(texts),
      banner(texts),
      { type: 'grid', id: 'grid', title: texts.grid, shape: 'landscape', cards },
    ],
  };
});

/** A page of text alone, such as a help page. */
export const Text = story((texts) => ({
  type: 'sections',
  title: texts.title,
  sections: [text(texts)],
}));

/** A page with a plugin: another company's code in a frame, with a link past it. */
export const Plugin = story((texts) => ({
  type: 'sections',
  title: texts.title,
  sections: [
    text(texts),
    {
      type: 'plugin',
      id: 'plugin',
      title: texts.grid,
      themed: true,
      allow: [],
      size: { height: 240 },
      address:
        'data:text/html,<!doctype html><html lang="en"><title>Table</title><body style="font:16px sans-serif;margin:2rem"><p>A page from another site.</p></body></html>',
    },
  ],
}));

/** A page that opens with a hero: its heading is for screen readers alone. */
export const OpensWithHeroes = story((texts, { sections }) => ({
  type: 'sections',
  title: texts.title,
  sections: [...sections.filter(({ type }) => type === 'hero'), text(texts)],
}));

/** A page whose call to the origin failed: the brand's own texts are there. */
export const Incomplete = story(
  (texts) => ({ type: 'sections', title: texts.title, sections: [text(texts)] }),
  true,
);
