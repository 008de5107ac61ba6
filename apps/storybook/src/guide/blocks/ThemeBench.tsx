import { realms } from 'virtual:realms';
import {
  type BrandInputs,
  type ThemeNote,
  themeAttributes,
  themeCss,
} from '@marquee/design-system/theme';
import { useMemo, useState } from 'react';
import '../../brands/brand-matrix.css';
import { scopedCss } from '../../brands/cell-css';
import { SPECIMENS } from '../../brands/specimens';
import { coloursOf, numbered, ratio } from '../../workshop/colours';
import { Board, Rows } from './Board';

const HEX = /^#[0-9a-f]{6}$/i;
const SCHEMES = ['light', 'dark'] as const;
const START = realms.find(({ id }) => id === 'plain') ?? realms[0];

const USES: Record<ThemeNote['use'], string> = {
  surface: 'the page’s ground',
  text: 'words in the accent',
  edge: 'edges that must be seen',
  mark: 'marks on a picture',
};

/** A colour as text and as a well; what is half typed changes nothing yet. */
function ColourField(props: { label: string; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(props.value);
  const take = (value: string) => {
    setTyped(value);
    if (HEX.test(value)) props.onChange(value.toLowerCase());
  };
  return (
    <div className="guide-row">
      <label className="guide-field">
        {props.label}
        <input
          value={typed}
          spellCheck={false}
          size={9}
          onChange={({ target }) => take(target.value)}
        />
      </label>
      <input
        type="color"
        aria-label={`${props.label}, from a palette`}
        value={props.value}
        onChange={({ target }) => take(target.value)}
      />
    </div>
  );
}

function Notes({ notes }: { notes: ThemeNote[] }) {
  if (notes.length === 0) return <p>Both colours are used exactly as they are.</p>;
  return (
    <Rows
      head={['Moved', 'Scheme', 'For', 'From', 'To', 'Reached', 'Needed']}
      rows={notes.map(({ input, scheme, use, from, to, reached, needed }) => [
        <code key="input">{input}</code>,
        scheme,
        USES[use],
        <Chip key="from" colour={from} />,
        <Chip key="to" colour={to} />,
        <span key="reached" className="figure">
          {ratio(reached)}
        </span>,
        <span key="needed" className="figure">
          {ratio(needed)}
        </span>,
      ])}
    />
  );
}

const Chip = ({ colour }: { colour: string }) => (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
    <span
      style={{
        inlineSize: 16,
        blockSize: 16,
        borderRadius: 4,
        background: colour,
        boxShadow: '0 0 0 1px rgb(0 0 0/.15)',
      }}
    />
    <code>{colour}</code>
  </span>
);

/** Two colours in, two schemes out, with what had to move. */
export function ThemeBench() {
  const [accent, setAccent] = useState('#ffd60a');
  const [neutral, setNeutral] = useState('#4a5a78');
  const derived = useMemo(() => {
    const inputs = { ...START?.inputs, accent, neutral } as BrandInputs;
    const suits = SCHEMES.map((scheme) => {
      const own = { ...inputs, scheme };
      const { css, notes } = themeCss(own);
      return {
        scheme,
        css: scopedCss(css, `bench-${scheme}`, 'bench'),
        notes,
        colours: coloursOf({ inputs: own, css, notes }),
      };
    });
    return { suits, attributes: themeAttributes(inputs) };
  }, [accent, neutral]);
  return (
    <Board>
      <div className="guide-row">
        <ColourField label="Accent" value={accent} onChange={setAccent} />
        <ColourField label="Neutral tint" value={neutral} onChange={setNeutral} />
      </div>
      <div className="guide-bench">
        {derived.suits.map(({ scheme, css, colours }) => (
          <div key={scheme}>
            <style>{css}</style>
            <div className="matrix-cell" data-cell={`bench-${scheme}`} {...derived.attributes}>
              {SPECIMENS.badges.draw({ brand: 'plain', scheme })}
              <br />
              {SPECIMENS.links.draw({ brand: 'plain', scheme })}
              <br />
              {SPECIMENS.buttons.draw({ brand: 'plain', scheme })}
            </div>
            <div
              style={{
                display: 'grid',
                gridTemplateColumns: 'repeat(12, 1fr)',
                marginBlockStart: 8,
              }}
            >
              {numbered(colours.scales.accent).map(({ step, colour }) => (
                <span
                  key={step}
                  title={`accent ${step}: ${colour}`}
                  style={{ blockSize: 28, background: colour }}
                />
              ))}
            </div>
            <small>
              {colours.pairs.filter(({ reached, needed }) => reached >= needed).length} of{' '}
              {colours.pairs.length} pairs pass in {scheme}
            </small>
          </div>
        ))}
      </div>
      <Notes notes={derived.suits.flatMap(({ notes }) => notes)} />
    </Board>
  );
}
