import { Badge, ClockIcon, Heading, LanguageBadge, Stack, Tag, Text } from '@marquee/design-system';
import { sampleTexts } from '@marquee/design-system/samples/texts';
import { realmOf } from '../../workshop/apply-realm';
import type { Specimen } from './specimen';

export const headings: Specimen = {
  title: 'Headings',
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <Stack gap={13}>
        {([5, 4, 3, 2, 1] as const).map((size, at) => (
          <Heading key={size} level={3} size={size}>
            {t.titles[at]}
          </Heading>
        ))}
      </Stack>
    );
  },
};

const WEIGHTS = [300, 400, 500, 600, 700, 800];

export const texts: Specimen = {
  title: 'Text',
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <Stack gap={13}>
        <Text size="large">{t.taglines[0]}</Text>
        <Text measure>{t.paragraph}</Text>
        <Text size="small" tone="muted">
          {t.terms}
        </Text>
        <div className="sheet-figures">
          <span>0123456789</span>
          <span>19:04:11</span>
          <span>£1,119.90</span>
        </div>
        <div className="sheet-weights">
          {WEIGHTS.map((weight) => (
            <span key={weight} data-weight={weight}>
              {t.watch.split(' ')[0]} <small>{weight}</small>
            </span>
          ))}
        </div>
      </Stack>
    );
  },
};

export const badges: Specimen = {
  title: 'Badges and tags',
  draw: (globals) => {
    const t = sampleTexts(globals);
    const { badgeStyle } = realmOf(globals.brand);
    return (
      <Stack gap={13}>
        <Stack direction="row" gap={8} align="center">
          <Badge kind="live">{t.live}</Badge>
          <Badge kind="new">{t.isNew}</Badge>
          <Badge kind="upcoming">{t.startsAt}</Badge>
          <Badge kind="replay">{t.replay}</Badge>
          <Badge>{t.facts[1]}</Badge>
          <LanguageBadge style={badgeStyle} language="es" name="Español" />
          <LanguageBadge style={badgeStyle} language="ar" name="العربية" />
        </Stack>
        <Stack direction="row" gap={8}>
          {t.facts.slice(0, 4).map((fact) => (
            <Tag key={fact} icon={<ClockIcon />}>
              {fact}
            </Tag>
          ))}
        </Stack>
      </Stack>
    );
  },
};
