import { DeferredMedia } from '@marquee/design-system';
import { LateSlotsProvider, type SectionsView, useSite } from '@marquee/renderer';
import { TimeZoneNote, ViewerDatesProvider } from '@marquee/titles';
import { useRef } from 'react';
import { sectionId } from '../rules/section-id';
import { useMainPicture } from './use-main-picture';

/** The sections of a page in the realm's order; other pictures wait until the main one has loaded. */
export function Sections({ view: { sections, zone } }: { view: SectionsView }) {
  const { sections: handlers, sectionModules } = useSite();
  const container = useRef<HTMLDivElement>(null);
  const ready = useMainPicture(container);
  return (
    <DeferredMedia ready={ready}>
      <ViewerDatesProvider ready={ready}>
        <LateSlotsProvider ready={ready}>
          <div ref={container}>
            {sections.map((section, index) => {
              const handler = handlers.get(section.type);
              const module = handler && sectionModules.get(handler);
              const next = sections.slice(index + 1).find(({ type }) => type !== 'hero');
              return (
                module && (
                  <module.Section
                    key={section.id}
                    id={sectionId(section)}
                    section={section}
                    nextId={next && sectionId(next)}
                  />
                )
              );
            })}
          </div>
          {zone && <TimeZoneNote zone={zone} />}
        </LateSlotsProvider>
      </ViewerDatesProvider>
    </DeferredMedia>
  );
}
