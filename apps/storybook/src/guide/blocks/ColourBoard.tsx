import type { MeasuredPair, PaletteName } from '@marquee/theme';
import { numbered, ratio } from '../../workshop/colours';
import { Board, Rows } from './Board';
import { useRealmTheme } from './use-realm-theme';

const GROUNDS: PaletteName[] = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay'];

export function Grounds() {
  const { palette } = useRealmTheme().colours;
  return (
    <Board className="guide-card">
      <div className="guide-grounds">
        {GROUNDS.map((name) => (
          <div key={name} style={{ background: palette[name], color: palette.text }}>
            <strong>{name}</strong>
            <code>{palette[name]}</code>
          </div>
        ))}
      </div>
    </Board>
  );
}

/** The pair of a colour with the least contrast to spare, shown for all of them. */
function hardest(pairs: MeasuredPair[]) {
  const byColour = new Map<string, MeasuredPair>();
  for (const pair of pairs) {
    const known = byColour.get(pair.colour);
    if (!known || pair.reached < known.reached) byColour.set(pair.colour, pair);
  }
  return [...byColour.values()];
}

const Pair = ({ foreground, background, use }: MeasuredPair) => (
  <span className="guide-pair" style={{ color: foreground, background }}>
    {use === 'text' ? (
      'Aa'
    ) : (
      <span style={{ inlineSize: 28, blockSize: 3, background: foreground }} />
    )}
  </span>
);

const Verdict = ({ reached, needed }: MeasuredPair) => (
  <span className="guide-verdict figure" data-passes={reached >= needed}>
    {ratio(reached)} {reached >= needed ? 'passes' : 'fails'}
  </span>
);

export function Pairs() {
  const { pairs, scheme } = useRealmTheme().colours;
  const passed = pairs.filter(({ reached, needed }) => reached >= needed).length;
  return (
    <Board>
      <p>
        <strong>
          {passed} of {pairs.length} pairs pass
        </strong>{' '}
        <span className="guide-quiet">
          in the {scheme} scheme. Each colour on the ground it finds hardest:
        </span>
      </p>
      <Rows
        head={['Sample', 'Colour', 'on', 'Needed', 'Reached']}
        rows={hardest(pairs).map((pair) => [
          <Pair key="pair" {...pair} />,
          <code key="colour">{pair.colour}</code>,
          <code key="ground">{pair.ground}</code>,
          <span key="needed" className="figure">
            {ratio(pair.needed)}
          </span>,
          <Verdict key="verdict" {...pair} />,
        ])}
      />
      <details>
        <summary>All {pairs.length} pairs</summary>
        <Rows
          head={['Sample', 'Colour', 'on', 'Reached']}
          rows={pairs.map((pair) => [
            <Pair key="pair" {...pair} />,
            <code key="colour">{pair.colour}</code>,
            <code key="ground">{pair.ground}</code>,
            <Verdict key="verdict" {...pair} />,
          ])}
        />
      </details>
    </Board>
  );
}

/** A text colour that is legible on a step. */
const inkOn = (step: number, dark: boolean) => (step >= 8 === dark ? '#111111' : '#ffffff');

export function Scales() {
  const { scales, scheme } = useRealmTheme().colours;
  return (
    <Board className="guide-scroll">
      {Object.entries(scales).map(([name, steps]) => (
        <div key={name} className="guide-scale">
          <span>{name}</span>
          {numbered(steps).map(({ step, colour }) => (
            <div
              key={step}
              title={`${name} ${step}: ${colour}`}
              style={{ background: colour, color: inkOn(step, scheme === 'dark') }}
            >
              <code aria-hidden="true">{step}</code>
            </div>
          ))}
        </div>
      ))}
    </Board>
  );
}
