import { HeroSkeleton, RailSkeleton, VisuallyHidden } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';

/** The shape of what comes, section by section. */
export function HomeLoading() {
  const { realm, t } = useSite();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('home.loading')}</VisuallyHidden>
      {realm.pages.home.sections.map((section) =>
        section.type === 'hero' ? (
          <HeroSkeleton key={section.id} />
        ) : (
          <RailSkeleton key={section.id} shape={section.shape} />
        ),
      )}
    </div>
  );
}
