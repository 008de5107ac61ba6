import { usePage, useSite } from '@marquee/renderer';
import { useParams } from 'react-router-dom';
import { CardRows } from '../listing/CardRows';
import { ListingPage } from '../listing/ListingPage';
import { NothingHere } from '../listing/NothingHere';
import { sectionTitle } from '../rules/title-sections';
import { listedSection, moreOfSection, type SectionPageView } from './load-section';

/** The page of one section of the home page, with more of its titles. */
export function SectionPage() {
  const site = useSite();
  const { t, path, realm } = site;
  const page = usePage<SectionPageView>();
  const { id = '' } = useParams();
  const section = listedSection(realm, id);
  // The loader has answered 404 for every other id.
  if (!section) return null;
  const title = page.status === 'done' ? page.data.title : sectionTitle(section, null, site);
  return (
    <ListingPage page={page} title={title}>
      {(view) => (
        <CardRows
          key={id}
          label={title}
          shape={section.shape}
          first={view}
          load={(after) => moreOfSection(site, section, after)}
          hrefOf={(after) => path('section', { id }, { query: { after } })}
          empty={<NothingHere title={t('section.empty.title')} />}
        />
      )}
    </ListingPage>
  );
}
