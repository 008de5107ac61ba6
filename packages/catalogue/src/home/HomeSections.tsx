import { DeferredMedia, Rail } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { useRef } from 'react';
import type { HomeView, SectionView } from '../rules/home-view';
import { titlePath } from '../rules/title-path';
import { ViewerDatesProvider } from './dates';
import { HomeHero } from './HomeHero';
import { TitleCard } from './TitleCard';
import { useMainPicture } from './use-main-picture';

/** Heroes and rails in the realm's order; nothing but the first picture is fetched until it is in. */
export function HomeSections({ view }: { view: HomeView }) {
  const site = useSite();
  const { t } = site;
  const container = useRef<HTMLDivElement>(null);
  const ready = useMainPicture(container);
  const { sections } = view;
  return (
    <DeferredMedia ready={ready}>
      <ViewerDatesProvider ready={ready}>
        <div ref={container}>
          {sections.map((section, index) => {
            if (section.type === 'hero') {
              const next = sections.slice(index + 1).find(({ type }) => type === 'rail');
              return (
                <HomeHero
                  key={section.id}
                  heroes={section.heroes}
                  {...(next ? { nextSection: sectionId(next) } : {})}
                />
              );
            }
            const { title, shape, cards } = section;
            return (
              <Rail
                key={section.id}
                id={sectionId(section)}
                title={title}
                shape={shape}
                focusable={!cards.some((card) => titlePath(card, site))}
                previousLabel={t('rail.previous', { title })}
                nextLabel={t('rail.next', { title })}
              >
                {cards.map((card) => (
                  <TitleCard key={card.id} title={card} shape={shape} />
                ))}
              </Rail>
            );
          })}
        </div>
      </ViewerDatesProvider>
    </DeferredMedia>
  );
}

/** A realm may call a section like an element of the page, such as "main". */
const sectionId = ({ id }: SectionView) => `section-${id}`;
