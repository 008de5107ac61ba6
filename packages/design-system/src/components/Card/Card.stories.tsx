import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { css } from '../../stitches';
import { Badge, LanguageBadge } from '../Badge';
import { Stack } from '../Layout';
import { Card } from './Card';

const wide = css({ inlineSize: 320, maxInlineSize: '100%' })().className;
const narrow = css({ inlineSize: 210 })().className;

const meta = { title: 'Pictures/Card', component: Card } satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj;

export const Shapes: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row" gap={34} align="start">
        {(['landscape', 'portrait', 'square'] as const).map((shape, at) => (
          <div key={shape} className={shape === 'landscape' ? wide : narrow}>
            <Card
              href="#watch"
              title={t.titles[at] ?? ''}
              shape={shape}
              image={samplePicture(globals, at, shape)}
              facts={t.facts[at]}
              badges={<Badge kind={at === 0 ? 'live' : 'new'}>{at === 0 ? t.live : t.isNew}</Badge>}
              corner={<LanguageBadge style="code" language="es" name="Español" />}
              lockedLabel={at === 1 ? t.locked : undefined}
              progress={at === 0 ? { value: 0.4, label: t.progress } : undefined}
            />
          </div>
        ))}
      </Stack>
    );
  },
};
