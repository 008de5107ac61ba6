import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Stack } from '../Layout';
import { Badge } from './Badge';
import { LanguageBadge } from './LanguageBadge';

const meta = {
  title: 'Text/Badge',
  component: Badge,
  subcomponents: { LanguageBadge },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj;

export const Kinds: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row" align="center">
        <Badge kind="live">{t.live}</Badge>
        <Badge kind="new">{t.isNew}</Badge>
        <Badge kind="upcoming">{t.startsAt}</Badge>
        <Badge kind="replay">{t.replay}</Badge>
        <Badge>{t.facts[1]}</Badge>
      </Stack>
    );
  },
};

export const Languages: Story = {
  render: () => (
    <Stack direction="row" align="center">
      {(['code', 'name', 'flag'] as const).map((style) => (
        <LanguageBadge key={style} style={style} language="pt-BR" name="Português" />
      ))}
      {(['code', 'name', 'flag'] as const).map((style) => (
        <LanguageBadge key={style} style={style} language="ar" name="العربية" />
      ))}
    </Stack>
  ),
};
