import type { Scheme } from '@marquee/theme';
import { dtcgFile, dtcgResolver, fileName, modeName } from './dtcg';
import { figmaModeName, figmaRequest, figmaVariables, LONGEST_MODE, MOST_MODES } from './figma';
import type { Token, TokenSet } from './token';

export const TOKEN_FORMATS = ['dtcg', 'figma', 'figma-request', 'css'] as const;
export type TokenFormat = (typeof TOKEN_FORMATS)[number];

export interface TokenFile {
  name: string;
  text: string;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Writes tokens as the files of a folder. */
export function tokenFiles(sets: readonly TokenSet[], format: TokenFormat): TokenFile[] {
  switch (format) {
    case 'dtcg':
      return [
        ...sets.map((set) => ({ name: fileName(set), text: json(dtcgFile(set)) })),
        ...(sets.length > 1
          ? [
              {
                name: 'themes.resolver.json',
                text: json(dtcgResolver(sets, (set) => ({ $ref: fileName(set) }))),
              },
            ]
          : []),
      ];
    case 'figma':
      return [{ name: 'figma-variables.json', text: json(figmaVariables(sets)) }];
    case 'figma-request':
      return [{ name: 'figma-request.json', text: json(figmaRequest(figmaVariables(sets))) }];
    case 'css':
      return sets.map((set) => ({
        name: `${set.realm}.${set.scheme}.css`,
        text: tokensCss(set, ':root'),
      }));
  }
}

/** Writes tokens as one text. */
export function tokenText(sets: readonly TokenSet[], format: TokenFormat): string {
  const [first, ...more] = sets;
  const alone = first !== undefined && more.length === 0;
  if (format === 'dtcg' && !alone) return json(dtcgResolver(sets, dtcgFile));
  if (format === 'css' && !alone) {
    return sets.map((set) => tokensCss(set, `[data-theme="${modeName(set)}"]`)).join('\n');
  }
  return tokenFiles(sets, format)[0]?.text ?? '';
}

/** The conditions of the groups of tokens that differ under one. */
const CONDITIONS: Readonly<Record<string, (selector: string, body: string) => string>> = {
  wide: (selector, body) => `@media (min-width: 1024.02px) {\n${rule(selector, body)}}\n`,
  'joined-scripts': (selector, body) =>
    rule(`${selector}:is(:lang(ar), :lang(fa), :lang(ur))`, body),
  'more-contrast': (selector, body) =>
    `@media (prefers-contrast: more) {\n${rule(selector, body)}}\n`,
};

const rule = (selector: string, body: string) => `${selector} {\n${body}}\n`;

/** Writes the variables of the site's own style sheet, and nothing else of it. */
function tokensCss({ realm, scheme, tokens }: TokenSet, selector: string): string {
  const body = (own: readonly Token[]) => {
    const values = new Map(
      own.flatMap(({ variable }) => (variable ? [[variable.name, variable.css]] : [])),
    );
    return [...values].map(([name, css]) => `  --${name}: ${css};\n`).join('');
  };
  const within = (group: string) => tokens.filter(({ path }) => path[0] === group);
  const plain = tokens.filter(({ path }) => !((path[0] ?? '') in CONDITIONS));
  return [
    `/* ${realm}, ${scheme} */\n`,
    rule(selector, `${body(plain)}  color-scheme: ${scheme};\n`),
    ...Object.entries(CONDITIONS).map(([group, write]) => write(selector, body(within(group)))),
  ].join('');
}

/** Why a format cannot hold these modes, for the operator; undefined where it can. */
export function tokensRefused(
  modes: readonly { realm: string; scheme: Scheme }[],
  format: TokenFormat,
): string | undefined {
  if (!format.startsWith('figma')) return undefined;
  if (modes.length > MOST_MODES) {
    return `A collection of Figma takes ${MOST_MODES} modes, and these realms have ${modes.length} with their schemes: ask for fewer, or for one scheme.`;
  }
  const long = modes.map(figmaModeName).find((name) => name.length > LONGEST_MODE);
  return (
    long &&
    `The name of a mode in Figma has ${LONGEST_MODE} characters at most, and "${long}" has ${long.length}.`
  );
}
