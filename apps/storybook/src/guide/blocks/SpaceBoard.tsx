import { realms } from 'virtual:realms';
import { Board, Rows } from './Board';

const variable = (css: string, name: string) =>
  new RegExp(`[;{]--${name}:([^;}]+)`).exec(css)?.[1] ?? '';

export function Space() {
  return (
    <Board>
      <Rows
        head={['Token', 'Size', 'Sample']}
        rows={[3, 5, 8, 13, 21, 34, 55, 89].map((step) => [
          <code key="token">$s{step}</code>,
          <span key="size" className="figure">
            {step} px
          </span>,
          <div key="bar" className="guide-bar" style={{ inlineSize: step }} />,
        ])}
      />
    </Board>
  );
}

export function Corners() {
  return (
    <Board>
      <Rows
        head={['Realm', 'Corners', 'Small', 'Control', 'Field', 'Card']}
        rows={realms.map(({ name, inputs, own }) => [
          name,
          inputs.corners,
          ...['r1', 'r2', 'r-field', 'r3'].map((token) => {
            const radius = variable(own.css, token);
            return (
              <div key={token}>
                <div className="guide-corner" style={{ borderRadius: radius }} />
                <code>{radius}</code>
              </div>
            );
          }),
        ])}
      />
    </Board>
  );
}

export function Density() {
  return (
    <Board>
      <Rows
        head={['Realm', 'Density', 'Control', 'Between cards', 'Between sections', 'Page margin']}
        rows={realms.map(({ name, inputs, own }) => [
          name,
          inputs.density,
          ...['control', 'gap', 'section', 'gutter'].map((token) => (
            <code key={token}>{variable(own.css, token)}</code>
          )),
        ])}
      />
    </Board>
  );
}
