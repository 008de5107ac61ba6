import type {
  CaptionsColour,
  CaptionsEdge,
  CaptionsFont,
  CaptionsLook,
  CaptionsPreset,
} from '../CaptionsLayer';

/** The colours that a viewer may choose; those of the device come with their preset alone. */
export type ChosenColour = Exclude<CaptionsColour, `system-${string}`>;

export interface CaptionSettingsLabels {
  /** The legend of the presets, e.g. "Look". */
  preset: string;
  presets: Readonly<Record<CaptionsPreset, string>>;
  /** The name of a look that is no preset, e.g. "Your own". */
  own: string;
  size: string;
  font: string;
  fonts: Readonly<Record<CaptionsFont, string>>;
  colour: string;
  colours: Readonly<Record<ChosenColour, string>>;
  opacity: string;
  background: string;
  backgroundOpacity: string;
  window: string;
  windowOpacity: string;
  edge: string;
  edges: Readonly<Record<CaptionsEdge, string>>;
  position: string;
  positions: Readonly<Record<CaptionsLook['position'], string>>;
  reset: string;
  /** A sentence that shows the look, e.g. "This is how captions look." */
  preview: string;
}

export interface SettingsField {
  name: keyof CaptionsLook;
  label: string;
  value: string;
  options: { value: string; label: string }[];
  /** The look with another value of this field. */
  change: (value: string) => CaptionsLook;
}

const SIZES = [50, 75, 100, 125, 150, 200, 250, 300];
const OPACITIES = [0, 0.25, 0.5, 0.75, 1];

/** The fields of the form, in order, each with the values that it offers. */
export function settingsFields(
  look: CaptionsLook,
  labels: CaptionSettingsLabels,
  percent: (value: number) => string,
): SettingsField[] {
  /** One of a few names. */
  const named = <Name extends 'font' | 'edge' | 'position'>(
    name: Name,
    label: string,
    texts: Readonly<Record<CaptionsLook[Name], string>>,
  ): SettingsField => ({
    name,
    label,
    value: look[name],
    options: Object.entries<string>(texts).map(([value, text]) => ({ value, label: text })),
    change: (value) => (value in texts ? { ...look, [name]: value } : look),
  });
  const number = (
    name: 'size' | 'opacity' | 'backgroundOpacity' | 'windowOpacity',
    values: readonly number[],
    unit: number,
  ): SettingsField => ({
    name,
    label: labels[name],
    value: String(look[name]),
    // a stored value that is not offered stays what it is
    options: [...new Set([...values, look[name]])]
      .sort((one, other) => one - other)
      .map((value) => ({ value: String(value), label: percent(value * unit) })),
    change: (value) => ({ ...look, [name]: Number(value) }),
  });
  const colour = (name: 'colour' | 'background' | 'window'): SettingsField => {
    const chosen = look[name];
    const offered = Object.entries(labels.colours).map(([value, label]) => ({ value, label }));
    const device = { value: chosen, label: labels.presets.system };
    return {
      name,
      label: labels[name],
      value: chosen,
      options: chosen in labels.colours ? offered : [device, ...offered],
      change: (value) => (value in labels.colours ? { ...look, [name]: value } : look),
    };
  };
  return [
    number('size', SIZES, 1),
    named('font', labels.font, labels.fonts),
    colour('colour'),
    number('opacity', OPACITIES.slice(1), 100),
    colour('background'),
    number('backgroundOpacity', OPACITIES, 100),
    colour('window'),
    number('windowOpacity', OPACITIES, 100),
    named('edge', labels.edge, labels.edges),
    named('position', labels.position, labels.positions),
  ];
}
