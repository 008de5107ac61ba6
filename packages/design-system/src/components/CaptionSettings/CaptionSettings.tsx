import { useId } from 'react';
import { Button } from '../Button';
import { CAPTIONS_PRESETS, CaptionsLayer, type CaptionsLook } from '../CaptionsLayer';
import { RadioGroupField } from '../RadioGroupField';
import { SelectField } from '../SelectField';
import * as styles from './CaptionSettings.styles';
import { type CaptionSettingsLabels, settingsFields } from './settings-fields';

export interface CaptionSettingsProps {
  /** Every text, in the viewer's language. */
  labels: CaptionSettingsLabels;
  /** The look; the picture beside shows it at once. */
  value: CaptionsLook;
  /** Called with the whole look at each change. */
  onChange: (look: CaptionsLook) => void;
  /** Writes per cent in the viewer's digits, e.g. `(value) => '150%'`. */
  percent: (value: number) => string;
}

const OWN = 'own';
const PRESETS = ['default', 'large', 'contrast', 'system'] as const;

const isSame = (one: CaptionsLook, other: CaptionsLook) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/**
 * How captions look: presets, every part of the look, a line that shows it. Lay it beside or below
 * the running picture.
 */
export function CaptionSettings({ labels, value, onChange, percent }: CaptionSettingsProps) {
  const name = useId();
  const preset = PRESETS.find((one) => isSame(CAPTIONS_PRESETS[one], value)) ?? OWN;
  const options = PRESETS.map((one): { value: string; label: string } => ({
    value: one,
    label: labels.presets[one],
  }));
  const takePreset = (wanted: string) => {
    const found = PRESETS.find((one) => one === wanted);
    if (found) onChange(CAPTIONS_PRESETS[found]);
  };
  return (
    <div className={styles.settings().className} data-ui="caption-settings">
      <div className={styles.preview().className}>
        <CaptionsLayer cues={[{ id: 'preview', content: labels.preview }]} look={value} />
      </div>
      <RadioGroupField
        name={name}
        label={labels.preset}
        arrangement="beside"
        options={preset === OWN ? [...options, { value: OWN, label: labels.own }] : options}
        value={preset}
        onChange={(event) => takePreset(event.target.value)}
      />
      <div className={styles.fields().className}>
        {settingsFields(value, labels, percent).map((field) => (
          <SelectField
            key={field.name}
            label={field.label}
            options={field.options}
            value={field.value}
            onChange={(event) => onChange(field.change(event.target.value))}
          />
        ))}
      </div>
      <div>
        {/* never disabled: it would lose the focus to the page at the press that resets */}
        <Button variant="secondary" onClick={() => onChange(CAPTIONS_PRESETS.default)}>
          {labels.reset}
        </Button>
      </div>
    </div>
  );
}
