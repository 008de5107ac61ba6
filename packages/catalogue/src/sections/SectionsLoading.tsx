import { HeroSkeleton, RailSkeleton, VisuallyHidden } from '@marquee/design-system';
import type { Section } from '@marquee/realm';
import { useSite } from '@marquee/renderer';

/** The outline of a page while it loads, section by section. */
export default function SectionsLoading({ sections }: { sections: readonly Section[] }) {
  const { t } = useSite();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('home.loading')}</VisuallyHidden>
      {sections.map((section) => {
        if (section.type === 'hero') return <HeroSkeleton key={section.id} />;
        return 'shape' in section && <RailSkeleton key={section.id} shape={section.shape} />;
      })}
    </div>
  );
}
