import type { Variables } from '../base-variables';
import { readCssValue } from './read-css-value';
import { ROWS } from './rows';
import type { DimensionValue, Token, TypographyValue } from './token';

/**
 * Sizes of `Heading`, each a step of the scale of type; a test compares them with the component.
 */
export const HEADING_SIZES = { 1: 't1', 2: 't2', 3: 't3', 4: 't5', 5: 't7' } as const;

/** Sizes of `Text` with the height of their lines; a test compares them with the component. */
export const TEXT_SIZES = {
  small: ['t0', 1.5],
  medium: ['t1', 1.5],
  large: ['t2', 1.4],
} as const;

const pathOf = (name: string) => {
  const row = ROWS[name];
  if (!row) throw new Error(`The variable --${name} has no row in tokens/rows.ts.`);
  return { refersTo: row.path };
};

const rounded = (value: number) => Number(value.toFixed(4));

/** Composite tokens for headings and texts, made of the same variables as in the components. */
export function typographyTokens(variables: Variables): Token[] {
  const size = (name: string): DimensionValue => {
    const [read] = readCssValue('dimension', variables[name] ?? '');
    if (read?.type !== 'dimension') throw new Error(`--${name} is no size of text.`);
    return read.value;
  };
  const number = (name: string): number => {
    const [read] = readCssValue('number', variables[name] ?? '');
    return read?.type === 'number' ? read.value : 0;
  };
  const [scale, tracking] = [number('display-scale'), number('display-tracking')];
  const headings = Object.entries(HEADING_SIZES).map(([name, step]) => {
    const { value, unit } = size(step);
    const fontSize = { value: rounded(value * scale), unit };
    return styled(['typography', `heading-${name}`], `Heading of size ${name}.`, {
      fontFamily: pathOf('font-display'),
      fontSize,
      fontWeight: pathOf('display-weight'),
      letterSpacing: { value: rounded(fontSize.value * tracking), unit },
      lineHeight: pathOf('display-leading'),
    });
  });
  const texts = Object.entries(TEXT_SIZES).map(([name, [step, lineHeight]]) =>
    styled(['typography', `text-${name}`], `Text of size ${name}.`, {
      fontFamily: pathOf('font-text'),
      fontSize: size(step),
      fontWeight: 400,
      letterSpacing: { value: 0, unit: 'px' },
      lineHeight,
    }),
  );
  return [...headings, ...texts];
}

const styled = (path: string[], description: string, value: TypographyValue): Token => ({
  path,
  description,
  type: 'typography',
  value,
});
