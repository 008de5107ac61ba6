import type { BrandInputs, Scheme } from '@marquee/theme';
import { deriveScales, STEPS } from '@marquee/theme';
import { BASE_VARIABLES, type Variables, WIDE_VARIABLES } from '../base-variables';
import { type ThemeVariables, themeVariables } from '../theme-variables';
import { readBezier, readColour, readCssValue } from './read-css-value';
import { ROWS, type Row, type Variant } from './rows';
import type { Token, TokenSet } from './token';
import { typographyTokens } from './typography';

/**
 * The tokens of a brand in each of its schemes, or in one of them, with the values of the site's
 * own style sheet.
 */
export function tokenSets(realm: string, inputs: BrandInputs, scheme?: Scheme): TokenSet[] {
  const variables = themeVariables(inputs);
  return variables.schemes
    .filter((own) => scheme === undefined || own.scheme === scheme)
    .map((own) => ({
      realm,
      scheme: own.scheme,
      tokens: tokensOf(inputs, variables, own),
    }));
}

function tokensOf(
  inputs: BrandInputs,
  { shared, joined, ornament }: ThemeVariables,
  { scheme, variables, moreContrast }: ThemeVariables['schemes'][number],
): Token[] {
  const plain = { ...BASE_VARIABLES, ...shared, ...variables, ...ornament };
  const wide = { ...plain, ...WIDE_VARIABLES };
  return [
    ...scaleTokens(inputs, scheme),
    ...tokensFrom(plain).map((token) => namingStep(token, scheme)),
    ...typographyTokens(plain),
    ...within('wide', [...tokensFrom(WIDE_VARIABLES), ...typographyTokens(wide)]),
    ...within('joined-scripts', tokensFrom(joined)),
    ...within('more-contrast', tokensFrom(moreContrast)),
  ];
}

/** The first layer: twelve steps of each hue. */
const scaleTokens = (inputs: BrandInputs, scheme: Scheme): Token[] =>
  Object.entries(deriveScales(inputs, scheme).scales).flatMap(([name, scale]) =>
    scale.map(
      (colour, at): Token => ({
        path: ['scale', name, String(at + 1)],
        description: '',
        type: 'color',
        value: readColour(colour),
      }),
    ),
  );

/** The second layer: each variable of the style sheet. */
function tokensFrom(variables: Variables): Token[] {
  const valueIn = (name: string) => variables[name] ?? '';
  return Object.entries(variables).flatMap(([name, css]): Token[] => {
    const row = ROWS[name];
    if (!row || css === undefined) {
      throw new Error(`The variable --${name} has no row in tokens/rows.ts: say what it is for.`);
    }
    return tokensOfRow(row, { name, css }, valueIn);
  });
}

function tokensOfRow(
  { path, description, type }: Row,
  variable: { name: string; css: string },
  valueIn: (name: string) => string,
): Token[] {
  if (type === 'transition')
    return [{ path, description, variable, ...readTransition(variable.css) }];
  // a variable that is set to another one is an alias, except where only CSS can tell its value
  const [, named = ''] = /^var\(--([\w-]+)\)$/.exec(variable.css) ?? [];
  const target = type === 'text' ? undefined : ROWS[named];
  if (target) {
    return tokensOfRow(target, { name: named, css: valueIn(named) }, valueIn).map((token) => ({
      ...token,
      path,
      description,
      variable,
      alias: target.path,
    }));
  }
  return readCssValue(type, variable.css).map(({ part, ...value }) => ({
    path: part ? [...path, part] : path,
    description,
    variable,
    ...value,
  }));
}

/** Reads `var(--name) easing`, whose time is another token's. */
function readTransition(css: string) {
  const [, name = '', easing = ''] = /^var\(--([\w-]+)\) (.+)$/.exec(css) ?? [];
  const row = ROWS[name];
  if (!row) throw new Error(`"${css}" is no transition over the time of another variable.`);
  return {
    type: 'transition' as const,
    value: {
      duration: { refersTo: row.path },
      delay: { value: 0, unit: 'ms' as const },
      timingFunction: readBezier(easing),
    },
  };
}

/** Refers a component colour to the step of a scale that it is, where the theme has one. */
function namingStep(token: Token, scheme: Scheme): Token {
  const steps: Readonly<Record<string, readonly [string, number]>> = STEPS[scheme];
  const step = token.variable && steps[token.variable.name];
  return step ? { ...token, alias: ['scale', step[0], String(step[1])] } : token;
}

const within = (variant: Variant, tokens: Token[]): Token[] =>
  tokens.map((token) => ({ ...token, path: [variant, ...token.path] }));
