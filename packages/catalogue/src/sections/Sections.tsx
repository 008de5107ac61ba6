import { DeferredMedia } from '@marquee/design-system';
import { type ComponentType, useRef } from 'react';
import { HeartsProvider } from '../favourites/hearts';
import { sectionId } from '../rules/section-id';
import type { SectionsView, SectionView } from '../rules/sections-view';
import { CardsRail } from './CardsRail';
import { TimeZoneNote, ViewerDatesProvider } from './dates';
import { Heroes } from './Heroes';
import { useMainPicture } from './use-main-picture';

/** Parts of a page that only some pages have. */
export type Further = Exclude<SectionView, { type: 'hero' } | { type: 'rail' }>;

export interface SectionsProps {
  view: SectionsView;
  /** Draws what is neither hero nor rail; a page without such parts does without its code. */
  FurtherSection?: ComponentType<{ id: string; section: Further }>;
}

/** The parts of a page in the realm's order; nothing but the first picture is fetched until it is in. */
export function Sections({ view: { sections, zone }, FurtherSection }: SectionsProps) {
  const container = useRef<HTMLDivElement>(null);
  const ready = useMainPicture(container);
  return (
    <DeferredMedia ready={ready}>
      <ViewerDatesProvider ready={ready}>
        <HeartsProvider ready={ready}>
          <div ref={container}>
            {sections.map((section, index) => (
              <Section
                key={section.id}
                section={section}
                next={sections.slice(index + 1).find(({ type }) => type !== 'hero')}
                FurtherSection={FurtherSection}
              />
            ))}
          </div>
          {zone && <TimeZoneNote zone={zone} />}
        </HeartsProvider>
      </ViewerDatesProvider>
    </DeferredMedia>
  );
}

interface SectionProps extends Pick<SectionsProps, 'FurtherSection'> {
  section: SectionView;
  next: SectionView | undefined;
}

function Section({ section, next, FurtherSection }: SectionProps) {
  const id = sectionId(section);
  switch (section.type) {
    case 'hero':
      return <Heroes heroes={section.heroes} {...(next ? { nextSection: sectionId(next) } : {})} />;
    case 'rail':
      return <CardsRail {...section} id={id} />;
    default:
      return FurtherSection && <FurtherSection id={id} section={section} />;
  }
}
