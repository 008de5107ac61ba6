import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PlayerSample } from '../../samples/PlayerSample';
import { playerTexts } from '../../samples/player-texts';
import { CaptionsIcon, CastIcon, MoreIcon, PictureInPictureIcon, SettingsIcon } from '../Icon';
import { PlayerMenu } from './PlayerMenu';

const meta = {
  title: 'Media/PlayerMenu',
  component: PlayerMenu,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: { label: 'Captions', icon: <CaptionsIcon /> },
} satisfies Meta<typeof PlayerMenu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Globals = Record<string, unknown>;

const listOf = (
  label: string,
  choices: string[],
  value: string,
  onChange: (to: string) => void,
) => ({
  label,
  value,
  choices: choices.map((choice, at) => ({ value: String(at), label: choice })),
  onChange,
});

function CaptionsMenu({ globals, defaultOpen }: { globals: Globals; defaultOpen?: boolean }) {
  const t = playerTexts(globals);
  const [captions, setCaptions] = useState('1');
  return (
    <PlayerSample globals={globals} dark>
      <PlayerMenu
        label={t.captions}
        icon={<CaptionsIcon />}
        on={captions !== '0'}
        defaultOpen={defaultOpen}
        lists={[listOf(t.captions, t.captionsChoices, captions, setCaptions)]}
        actions={[{ label: t.captionsSettings, icon: <SettingsIcon />, onSelect: () => undefined }]}
      />
    </PlayerSample>
  );
}

export const Captions: Story = {
  render: (_, { globals }) => <CaptionsMenu globals={globals} defaultOpen />,
};

function MoreMenu({ globals }: { globals: Globals }) {
  const t = playerTexts(globals);
  const [chosen, setChosen] = useState({ sound: '0', quality: '0', speed: '1' });
  const put = (name: keyof typeof chosen) => (to: string) => setChosen({ ...chosen, [name]: to });
  return (
    <PlayerSample globals={globals} dark>
      <PlayerMenu
        defaultOpen
        label={t.more}
        icon={<MoreIcon />}
        lists={[
          listOf(t.sound, t.soundChoices, chosen.sound, put('sound')),
          listOf(t.quality, t.qualityChoices, chosen.quality, put('quality')),
          listOf(t.speed, t.speedChoices, chosen.speed, put('speed')),
        ]}
        actions={[
          {
            label: t.pictureInPicture,
            icon: <PictureInPictureIcon />,
            pressed: false,
            onSelect: () => undefined,
          },
          { label: t.cast, icon: <CastIcon />, onSelect: () => undefined },
        ]}
      />
    </PlayerSample>
  );
}

/** What has no room on a narrow bar. */
export const More: Story = {
  render: (_, { globals }) => <MoreMenu globals={globals} />,
};

/** Opens on the chosen one; arrow keys choose and leave it open; Escape returns to the button. */
export const ByKeyboard: Story = {
  render: (_, { globals }) => <CaptionsMenu globals={globals} />,
  play: async ({ canvasElement, globals }) => {
    const t = playerTexts(globals);
    const page = within(canvasElement);
    const button = page.getByRole('button', { name: t.captions });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('radio', { checked: true })).toHaveFocus();
  },
};
