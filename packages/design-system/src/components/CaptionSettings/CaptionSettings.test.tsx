import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { captionSettingsLabels } from '../../samples/player-texts';
import { CAPTIONS_PRESETS, type CaptionsLook } from '../CaptionsLayer';
import { CaptionSettings } from './CaptionSettings';

const labels = captionSettingsLabels({});

function Sample({
  first,
  onChange,
}: {
  first: CaptionsLook;
  onChange: (look: CaptionsLook) => void;
}) {
  const [look, setLook] = useState(first);
  const change = (to: CaptionsLook) => {
    setLook(to);
    onChange(to);
  };
  return (
    <CaptionSettings
      labels={labels}
      value={look}
      onChange={change}
      percent={(value) => `${value}%`}
    />
  );
}

describe('CaptionSettings', () => {
  it.each(['large', 'contrast', 'system'] as const)('takes the preset %s whole', async (name) => {
    const onChange = vi.fn();
    render(<Sample first={CAPTIONS_PRESETS.default} onChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: labels.presets[name] }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(CAPTIONS_PRESETS[name]);
    expect(screen.getByRole('radio', { name: labels.presets[name] })).toBeChecked();
  });

  it('changes one part and then is no preset, until it is reset', async () => {
    const onChange = vi.fn();
    render(<Sample first={CAPTIONS_PRESETS.default} onChange={onChange} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Text size' }), '300%');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Edge' }), 'Shadow');
    expect(onChange).toHaveBeenLastCalledWith({
      ...CAPTIONS_PRESETS.default,
      size: 300,
      edge: 'drop',
    });
    expect(screen.getByRole('radio', { name: labels.own })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: labels.reset }));
    expect(onChange).toHaveBeenLastCalledWith(CAPTIONS_PRESETS.default);
    expect(screen.queryByRole('radio', { name: labels.own })).toBeNull();
  });

  it('shows the look in a line', () => {
    render(<Sample first={CAPTIONS_PRESETS.large} onChange={vi.fn()} />);
    const layer = screen.getByText(labels.preview).closest<HTMLElement>('[data-ui="captions"]');
    expect(layer?.style.getPropertyValue('--caption-size')).toBe('2');
  });
});
