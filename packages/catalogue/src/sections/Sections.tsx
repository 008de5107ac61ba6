import { DeferredMedia } from '@marquee/design-system';
import { lazy, Suspense, useRef } from 'react';
import type { SectionsView, SectionView } from '../rules/sections-view';
import { CardsRail } from './CardsRail';
import { ViewerDatesProvider } from './dates';
import { Heroes } from './Heroes';
import { useMainPicture } from './use-main-picture';

/** Most pages have heroes and rails alone: the rest comes with the pages that have it. */
const FurtherSection = lazy(() => import('./FurtherSection'));

/** The parts of a page in the realm's order; nothing but the first picture is fetched until it is in. */
export function Sections({ view: { sections } }: { view: SectionsView }) {
  const container = useRef<HTMLDivElement>(null);
  const ready = useMainPicture(container);
  return (
    <DeferredMedia ready={ready}>
      <ViewerDatesProvider ready={ready}>
        <div ref={container}>
          {sections.map((section, index) => (
            <Section
              key={section.id}
              section={section}
              next={sections.slice(index + 1).find(({ type }) => type !== 'hero')}
            />
          ))}
        </div>
      </ViewerDatesProvider>
    </DeferredMedia>
  );
}

function Section({ section, next }: { section: SectionView; next: SectionView | undefined }) {
  const id = sectionId(section);
  switch (section.type) {
    case 'hero':
      return <Heroes heroes={section.heroes} {...(next ? { nextSection: sectionId(next) } : {})} />;
    case 'rail':
      return <CardsRail {...section} id={id} />;
    default:
      return (
        <Suspense>
          <FurtherSection id={id} section={section} />
        </Suspense>
      );
  }
}

/** A realm may call a section like an element of the page, such as "main". */
const sectionId = ({ id }: SectionView) => `section-${id}`;
