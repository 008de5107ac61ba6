import type { MeasuredPair, PaletteName } from '@marquee/theme';
import { useMemo } from 'react';
import { realmOf, realmThemeOf } from '../workshop/apply-realm';
import { type Colours, coloursOf, ratio } from '../workshop/colours';
import type { Globals } from './specimens';

const GROUNDS: PaletteName[] = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay'];

const PAIRS: [PaletteName, PaletteName][] = [
  ['on-accent', 'accent'],
  ['on-accent-alt', 'accent-alt'],
  ['accent-text', 'accent-soft'],
  ['on-danger', 'danger'],
  ['danger-text', 'danger-soft'],
  ['success-text', 'success-soft'],
  ['warning-text', 'warning-soft'],
  ['on-live', 'live'],
];

const INKS: PaletteName[] = ['text', 'text-muted', 'accent-text', 'border-strong'];

/**
 * The colour of a pair's sample. An edge is shown as an edge: as text it would need the contrast of
 * text.
 */
const inkOf = (ink: PaletteName) =>
  ink === 'border-strong'
    ? { color: 'var(--text)', borderBlockEnd: '2px solid var(--border-strong)' }
    : { color: `var(--${ink})` };

const reachedBy = ({ pairs }: Colours, colour: string, ground: string) =>
  pairs.find((pair) => pair.colour === colour && pair.ground === ground);

const Ratio = ({ pair }: { pair: MeasuredPair | undefined }) =>
  pair ? <span className="sheet-ratio">{ratio(pair.reached)}</span> : null;

/** The colours of a realm in use: each on its ground, with the pair's contrast. */
export function Swatches({ globals }: { globals: Globals }) {
  const { brand, scheme } = globals;
  const colours = useMemo(() => coloursOf(realmThemeOf(realmOf(brand), scheme)), [brand, scheme]);
  return (
    <div className="sheet-swatches" lang="en" dir="ltr">
      <div className="sheet-grounds">
        {GROUNDS.map((ground) => (
          <div key={ground} className="sheet-ground" style={{ background: `var(--${ground})` }}>
            <strong>{ground}</strong>
            <code>{colours.palette[ground]}</code>
            {INKS.map((ink) => (
              <span key={ink} style={inkOf(ink)}>
                {ink} <Ratio pair={reachedBy(colours, ink, ground)} />
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className="sheet-pairs">
        {PAIRS.map(([colour, ground]) => (
          <div
            key={ground}
            className="sheet-pair"
            style={{ background: `var(--${ground})`, color: `var(--${colour})` }}
          >
            <strong>{ground}</strong>
            <code>{colours.palette[ground]}</code>
            <Ratio pair={reachedBy(colours, colour, ground)} />
          </div>
        ))}
      </div>
    </div>
  );
}
