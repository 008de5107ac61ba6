import { realms } from 'virtual:realms';
import { Board, Rows } from './Board';
import { useRealmTheme } from './use-realm-theme';

const ground = {
  background: 'var(--surface)',
  color: 'var(--text)',
  fontFamily: 'var(--font-text)',
  padding: 32,
};
const display = {
  fontFamily: 'var(--font-display)',
  fontWeight: 'var(--display-weight)',
  letterSpacing: 'var(--display-tracking)',
  lineHeight: 'var(--display-leading)',
  textTransform: 'var(--display-case)' as 'none',
  wordSpacing: 'var(--display-space)',
};

export function Families() {
  const { realm } = useRealmTheme();
  return (
    <Board>
      <div className="guide-card" style={ground}>
        <div style={{ ...display, fontSize: 'calc(64px * var(--display-scale))' }}>
          {realm.name} tonight
        </div>
        <div
          lang="ar"
          dir="rtl"
          style={{ ...display, letterSpacing: 0, fontSize: 44, lineHeight: 1.4 }}
        >
          ليلة النهائي الكبير
        </div>
        <p style={{ maxInlineSize: '60ch', marginBlock: 24 }}>
          Every bout, every round and every walk-out, live from nine cities, with commentary in four
          languages and replays a minute after the bell.
        </p>
        <p lang="ar" dir="rtl" style={{ margin: 0 }}>
          كل نزال وكل جولة، مباشرةً من تسع مدن، بتعليق بأربع لغات وإعادة بعد دقيقة من الجرس.
        </p>
      </div>
      <br />
      <Rows
        head={['Realm', 'Display', 'Text', 'Capitals']}
        rows={realms.map(({ name, inputs }) => [
          name,
          inputs.fonts.display,
          inputs.fonts.text,
          inputs.displayCase === 'upper' ? 'in display' : '–',
        ])}
      />
    </Board>
  );
}

const SCALE = [
  ['tiny', 'Badges, request ids, captions'],
  ['t0', 'Facts under a title, hints, tags'],
  ['t1', 'Text, fields, buttons'],
  ['t2', 'Lead paragraphs, card titles on wide screens'],
  ['t3', 'Small headings'],
  ['t4', 'Headings of parts'],
  ['t5', 'Headings of pages'],
  ['t6', 'Large headings'],
  ['t7', 'Heroes'],
] as const;

export function TypeScale() {
  return (
    <Board>
      <Rows
        head={['Token', 'Size', 'For']}
        rows={SCALE.map(([token, use]) => [
          <code key="token">${token}</code>,
          <span
            key="sample"
            style={{ fontFamily: 'var(--font-text)', fontSize: `var(--${token})`, lineHeight: 1.1 }}
          >
            Eight seconds
          </span>,
          use,
        ])}
      />
    </Board>
  );
}

export function Weights() {
  return (
    <Board>
      <div
        className="guide-card"
        style={{ ...ground, display: 'flex', flexWrap: 'wrap', gap: '12px 28px' }}
      >
        {[200, 300, 400, 500, 600, 700, 800].map((weight) => (
          <span key={weight} style={{ fontSize: 28, fontWeight: weight }}>
            Night <small style={{ color: 'var(--text-muted)', fontWeight: 400 }}>{weight}</small>
          </span>
        ))}
      </div>
    </Board>
  );
}

export function Figures() {
  const column = { fontSize: 24, lineHeight: 1.35, textAlign: 'end' as const };
  const figures = ['1,119.90', '88.47', '11:11:11', '20–0–1'];
  const set = (numeric: string) => (
    <div>
      <small style={{ color: 'var(--text-muted)' }}>{numeric}</small>
      {figures.map((figure) => (
        <div key={figure} style={{ ...column, fontVariantNumeric: numeric }}>
          {figure}
        </div>
      ))}
    </div>
  );
  return (
    <Board>
      <div className="guide-card" style={{ ...ground, display: 'flex', gap: 72 }}>
        {set('tabular-nums')}
        {set('proportional-nums')}
      </div>
    </Board>
  );
}

export function LongWords() {
  return (
    <Board>
      <div className="guide-card" style={{ ...ground, display: 'grid', justifyItems: 'start' }}>
        <div
          lang="de"
          style={{
            ...display,
            inlineSize: 340,
            maxInlineSize: '100%',
            fontSize: 'calc(28px * var(--display-scale))',
            overflowWrap: 'anywhere',
            hyphens: 'auto',
          }}
        >
          Weltmeisterschaftsqualifikationsendrundenbegegnung
        </div>
      </div>
    </Board>
  );
}
