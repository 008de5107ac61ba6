import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { mediaTexts } from '../../samples/media-texts';
import { samplePicture } from '../../samples/pictures';
import { Button } from '../Button';
import { Grid } from '../Grid';
import { Heading } from '../Heading';
import { Container, Stack } from '../Layout';
import { AddProfileTile } from './AddProfileTile';
import { ProfileTile } from './ProfileTile';

const meta = {
  title: 'Media/ProfileTile',
  component: ProfileTile,
  subcomponents: { AddProfileTile },
  args: { name: 'Ada' },
} satisfies Meta<typeof ProfileTile>;

export default meta;
type Story = StoryObj;

function Profiles({
  globals,
  edits = false,
}: {
  globals: Record<string, unknown>;
  edits?: boolean;
}) {
  const t = mediaTexts(globals);
  const [editing, setEditing] = useState(edits);
  const [current, setCurrent] = useState(0);
  return (
    <Container width="regular">
      <Stack gap={34} align="stretch">
        <Stack direction="row" justify="between" align="center">
          <Heading level={1} size={3}>
            {t.whoWatches}
          </Heading>
          <Button variant="quiet" aria-pressed={editing} onClick={() => setEditing(!editing)}>
            {t.edit}
          </Button>
        </Stack>
        <Grid shape="person" label={t.whoWatches}>
          {t.profiles.map((name, at) => (
            <ProfileTile
              key={name}
              name={name}
              image={at === 1 ? samplePicture(globals, 0, 'square') : undefined}
              kidLabel={at === 2 ? t.kid : undefined}
              lockedLabel={at === 1 || at === 3 ? t.pinNeeded : undefined}
              editLabel={editing ? t.edit : undefined}
              current={at === current}
              onClick={() => setCurrent(at)}
            />
          ))}
          <AddProfileTile label={t.addProfile} />
        </Grid>
      </Stack>
    </Container>
  );
}

/** Tab moves from one to the next, Enter chooses. */
export const Choosing: Story = {
  render: (_, { globals }) => <Profiles globals={globals} />,
  play: async ({ canvasElement, globals }) => {
    const [, first, second] = within(canvasElement).getAllByRole('button');
    const { profiles } = mediaTexts(globals);
    await expect(first).toHaveAccessibleName(expect.stringContaining(profiles[0] ?? ''));
    await userEvent.tab();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(first).not.toHaveAttribute('aria-current');
  },
};

export const Editing: Story = {
  render: (_, { globals }) => <Profiles globals={globals} edits />,
};
