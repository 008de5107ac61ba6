import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type OverlayTexts, overlayTexts } from '../../samples/overlays-texts';
import { Button } from '../Button';
import {
  ChevronDownIcon,
  HeartIcon,
  MoreIcon,
  SettingsIcon,
  ShareIcon,
  SignOutIcon,
  UserIcon,
} from '../Icon';
import { IconButton } from '../IconButton';
import { Menu } from './Menu';
import type { MenuEntry } from './menu-entries';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj;

const accountItems = (o: OverlayTexts): MenuEntry[] => [
  { label: o.account, icon: <UserIcon />, href: '#account' },
  { label: o.watchlist, icon: <HeartIcon />, href: '#watchlist' },
  { label: o.devices, icon: <SettingsIcon />, hint: o.fewDevices, onSelect: () => undefined },
  { label: o.downloads, disabled: true },
  { kind: 'separator' },
  { label: o.signOut, icon: <SignOutIcon />, danger: true, onSelect: () => undefined },
];

/** Arrow down opens it on its first entry; Escape returns to the button. */
export const Account: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Menu
        trigger={
          <Button variant="quiet" endIcon={<ChevronDownIcon />}>
            {o.account}
          </Button>
        }
        items={accountItems(o)}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const o = overlayTexts(globals);
    const trigger = within(canvasElement).getByRole('button', { name: o.account });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const page = within(canvasElement.ownerDocument.body);
    const first = await page.findByRole('menuitem', { name: o.account });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(page.getByRole('menuitem', { name: o.signOut })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menu');
  },
};

function Player({ o }: { o: OverlayTexts }) {
  const [autoplay, setAutoplay] = useState(true);
  const [spoilers, setSpoilers] = useState(false);
  const [language, setLanguage] = useState('1');
  const [quality, setQuality] = useState('0');
  const numbered = (labels: string[]) => labels.map((label, at) => ({ value: String(at), label }));
  return (
    <Menu
      defaultOpen
      trigger={
        <Button variant="secondary" startIcon={<SettingsIcon />}>
          {o.quality}
        </Button>
      }
      items={[
        { kind: 'check', label: o.autoplay, checked: autoplay, onChange: setAutoplay },
        { kind: 'check', label: o.spoilers, checked: spoilers, onChange: setSpoilers },
        { kind: 'separator' },
        {
          kind: 'choice',
          label: o.subtitles,
          value: language,
          options: numbered(o.languages),
          onChange: setLanguage,
        },
        { kind: 'separator' },
        {
          kind: 'submenu',
          label: o.quality,
          hint: o.qualities[Number(quality)],
          items: [
            {
              kind: 'choice',
              label: o.quality,
              value: quality,
              options: numbered(o.qualities),
              onChange: setQuality,
            },
          ],
        },
      ]}
    />
  );
}

export const ChecksAndChoices: Story = {
  render: (_, { globals }) => <Player o={overlayTexts(globals)} />,
};

/** The arrow key in reading direction opens the submenu: right, or left in right-to-left text. */
export const Submenu: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Menu
        trigger={<IconButton label={o.share} icon={<MoreIcon />} />}
        items={[
          { label: o.addToList, onSelect: () => undefined },
          {
            kind: 'submenu',
            label: o.share,
            icon: <ShareIcon />,
            items: [{ label: o.watchlist }, { label: o.downloads }],
          },
        ]}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const o = overlayTexts(globals);
    const page = within(canvasElement.ownerDocument.body);
    within(canvasElement).getByRole('button', { name: o.share }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('menuitem', { name: o.addToList });
    await userEvent.keyboard('{ArrowDown}');
    // on a phone its entries are in the menu itself
    const isBeside = page.queryByRole('menuitem', { name: o.watchlist }) === null;
    const onward = globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    if (isBeside) await userEvent.keyboard(onward);
    await expect(await page.findByRole('menuitem', { name: o.watchlist })).toBeVisible();
  },
};
