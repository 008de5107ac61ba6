import { CAPTIONS_PRESETS, CaptionsLayer } from '@marquee/design-system';
import { teachDialogs } from '@marquee/design-system/testing/teach-dialogs';
import { defineFeature } from '@marquee/renderer';
import { realmFixture, siteFixture, WorkshopPage, workshopVisit } from '@marquee/renderer/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceChoices } from '../playback/device-choices';
import { playerLabels } from '../player-labels';
import { useDeviceChoices } from '../playing/use-device-choices';
import { memoryStorage } from '../testing/memory-storage';
import { usePanels } from './use-panels';

const stop = teachDialogs();
afterAll(stop);
beforeEach(() => void vi.stubGlobal('scrollTo', () => {}));

const device = () => deviceChoices(realmFixture(), memoryStorage());

function Player({ kept, isLive = false }: { kept: ReturnType<typeof device>; isLive?: boolean }) {
  const { choices, choose } = useDeviceChoices(kept);
  const { open, panel } = usePanels({
    choices,
    choose,
    isLive,
    hasNext: false,
    texts: [],
    text: null,
    position: 0,
    onGoTo: () => {},
  });
  return (
    <>
      <CaptionsLayer cues={[]} look={choices.captionsLook} />
      <button type="button" onClick={() => open('captions')}>
        Captions
      </button>
      <button type="button" onClick={() => open('keys')}>
        Keys
      </button>
      {panel}
    </>
  );
}

async function show(kept = device(), isLive = false) {
  const page = defineFeature({
    name: 'watching',
    routes: [
      { name: 'home', load: async () => ({ Page: () => <Player kept={kept} isLive={isLive} /> }) },
    ],
    labels: playerLabels,
  });
  const realm = realmFixture();
  const site = siteFixture({
    realm,
    features: [page],
    ...workshopVisit(realm, 'en', { as: 'guest' }),
  });
  render(<WorkshopPage site={site} at="/home" />);
  await screen.findByRole('button', { name: 'Keys' });
  return kept;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sizeOf = (element: Element | null) =>
  element instanceof HTMLElement && element.style.getPropertyValue('--caption-size');

describe('the settings of captions', () => {
  it('change the captions at once, and are kept on the device', async () => {
    const kept = await show();
    await press('Captions');
    const sheet = await screen.findByRole('dialog', { name: 'Caption settings' });
    await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
    expect(sizeOf(document.querySelector('[data-ui="captions"]'))).toBe('2');
    expect(kept.choices().captionsLook).toEqual(CAPTIONS_PRESETS.large);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Text size' }), '150%');
    expect(kept.choices().captionsLook?.size).toBe(150);
    await press('Close');
    expect(sheet).not.toHaveAttribute('open');
  });

  it('begin with what was chosen in an earlier player', async () => {
    const kept = device();
    kept.choose({ captionsLook: CAPTIONS_PRESETS.contrast });
    await show(kept);
    await press('Captions');
    expect(await screen.findByRole('radio', { name: 'High contrast' })).toBeChecked();
  });
});

describe('the map of keys', () => {
  it('lists what acts here, and turns keys off', async () => {
    const kept = await show();
    await press('Keys');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(screen.getByText('Space / K')).toBeInTheDocument();
    expect(screen.getByText('Shift + ← / Shift + J')).toBeInTheDocument();
    expect(screen.getByText('0–9')).toBeInTheDocument();
    expect(screen.queryByText('Go live')).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Use keyboard shortcuts' }));
    expect(kept.choices().keys).toBe(false);
  });

  it('lists in a live stream what acts there', async () => {
    await show(device(), true);
    await press('Keys');
    expect(await screen.findByText('Go live')).toBeInTheDocument();
    expect(screen.queryByText('0–9')).toBeNull();
  });
});
