import { Button, Container, Heading, Promo, RichText, Stack } from '@marquee/design-system';
import { type SectionProps, useIsOffered, useSite } from '@marquee/renderer';
import { useId } from 'react';
import type { PluginView } from '../rules/plugin-view';
import type { BannerView, RichTextView, TextSectionView } from '../rules/text-sections';
import { Framed } from './Framed';

type TextSectionProps = SectionProps<TextSectionView>;

/** A text of the realm's own, a banner, or another site's page in a frame. */
export function TextSection(props: TextSectionProps) {
  return (
    <Container width="full" spaced>
      <Part {...props} />
    </Container>
  );
}

function Part({ id, section }: TextSectionProps) {
  switch (section.type) {
    case 'richText':
      return <RichTextPart {...section} id={id} />;
    case 'plugin':
      return <Plugin {...section} id={id} />;
    case 'banner':
      return <Banner {...section} id={id} />;
  }
}

/** A banner; its button is there when its page is. */
function Banner({ id, title, text, image, action }: BannerView) {
  const { resolveTarget } = useSite();
  const target = action && resolveTarget(action.to);
  return (
    <Promo
      id={id}
      title={title}
      text={text}
      image={image}
      actions={
        target && (
          <Button href={target.kind === 'page' ? target.path : target.href}>{action.label}</Button>
        )
      }
    />
  );
}

/** A rich text. Its headings are below the section's, or below the page's where that has none. */
function RichTextPart({ id, title, html }: RichTextView) {
  const { t } = useSite();
  return (
    <section id={id}>
      <Stack gap={21}>
        {title && <Heading level={2}>{title}</Heading>}
        <RichText html={html} headingShift={title ? 2 : 1} newTabLabel={t('shell.newTab')} />
      </Stack>
    </section>
  );
}

/** A plugin, another company's code, under a heading of the brand's. */
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
