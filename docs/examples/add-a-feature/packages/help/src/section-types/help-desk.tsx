import { Container, Heading, Text } from '@marquee/design-system';
import { helpDesk } from '@marquee/origin-client/calls';
import type { Section as AnySection } from '@marquee/realm';
import {
  type LoadedSections,
  type LoaderContext,
  type SectionProps,
  type SectionView,
  useLabels,
} from '@marquee/renderer';

type HelpDesk = Extract<AnySection, { type: 'helpDesk' }>;

interface HelpDeskView extends SectionView {
  title: string;
  open: boolean;
}

export async function load(
  sections: readonly HelpDesk[],
  { site, origin, signal }: LoaderContext,
): Promise<LoadedSections<HelpDeskView>> {
  const { open } = await origin.call(helpDesk, { signal });
  return {
    views: sections.map(({ type, id, title }) => ({ type, id, title: site.text(title), open })),
  };
}

export function Section({ id, section: { title, open } }: SectionProps<HelpDeskView>) {
  const t = useLabels();
  return (
    <section id={id}>
      <Container width="narrow" spaced>
        <Heading level={2}>{title}</Heading>
        <Text>{t(open ? 'help.open' : 'help.closed')}</Text>
      </Container>
    </section>
  );
}
