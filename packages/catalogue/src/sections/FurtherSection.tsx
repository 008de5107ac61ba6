import {
  Button,
  Container,
  GRID_SIZES,
  Grid,
  Heading,
  Promo,
  RichText,
  Stack,
} from '@marquee/design-system';
import { useIsOffered, useSite } from '@marquee/renderer';
import { useId } from 'react';
import type { PluginView } from '../rules/plugin-view';
import type { BannerView } from '../rules/sections-view';
import type { CardsProps } from './CardsRail';
import { Framed } from './Framed';
import type { Further } from './Sections';
import { TitleCard } from './TitleCard';

interface FurtherSectionProps {
  /** The element's id, to which links lead. */
  id: string;
  section: Further;
}

/** The parts of a page that only some pages have. */
export function FurtherSection({ id, section }: FurtherSectionProps) {
  return (
    <Container width="full" spaced>
      <FurtherPart id={id} section={section} />
    </Container>
  );
}

function FurtherPart({ id, section }: FurtherSectionProps) {
  switch (section.type) {
    case 'grid':
      return <CardsGrid {...section} id={id} />;
    case 'richText':
      return <Words id={id} title={section.title} html={section.html} />;
    case 'plugin':
      return <Plugin {...section} id={id} />;
    case 'banner':
      return <Banner {...section} id={id} />;
  }
}

/** Its button is there when the page is to which it leads. */
function Banner({ id, title, text, image, action }: BannerView) {
  const { resolveTarget } = useSite();
  const target = action && resolveTarget(action.to);
  return (
    <Promo
      id={id}
      title={title}
      {...(text ? { text } : {})}
      {...(image ? { image } : {})}
      actions={
        target && (
          <Button href={target.kind === 'page' ? target.path : target.href}>{action.label}</Button>
        )
      }
    />
  );
}

function CardsGrid({ id, title, shape, cards }: CardsProps) {
  const headingId = useId();
  return (
    <section id={id}>
      <Stack gap={21}>
        <Heading id={headingId} level={2} size={3}>
          {title}
        </Heading>
        <Grid shape={shape} labelledBy={headingId}>
          {cards.map((card) => (
            <TitleCard key={card.id} title={card} shape={shape} sizes={GRID_SIZES[shape]} />
          ))}
        </Grid>
      </Stack>
    </section>
  );
}

/** Its own headings stand below the section's, or below the page's where the section has none. */
function Words({ id, title, html }: { id: string; title: string | undefined; html: string }) {
  const { t } = useSite();
  return (
    <section id={id}>
      <Stack gap={21}>
        {title && <Heading level={2}>{title}</Heading>}
        <RichText html={html} headingShift={title ? 2 : 1} newTabLabel={t('section.newTab')} />
      </Stack>
    </section>
  );
}

/** Code of others, under the brand's own heading. */
function Plugin({ id, title, address, allow, themed, size }: PluginView) {
  const headingId = useId();
  if (!useIsOffered('plugins')) return null;
  return (
    <section id={id} aria-labelledby={headingId}>
      <Stack gap={21}>
        <Heading id={headingId} level={2} size={3}>
          {title}
        </Heading>
        <Framed title={title} address={address} allow={allow} themed={themed} {...size} />
      </Stack>
    </section>
  );
}
