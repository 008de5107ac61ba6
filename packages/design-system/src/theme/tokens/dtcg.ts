import { GROUPS } from './rows';
import { isReference, type Path, pathText, type Token, type TokenSet } from './token';

/** JSON in the Design Tokens format (https://www.designtokens.org/TR/2025.10/format/). */
export interface DtcgGroup {
  [name: string]: unknown;
}

/** The key of our extensions. The specification wants a domain of the writer's own, in reverse. */
export const EXTENSION = 'example.marquee';

const SCHEMAS = 'https://www.designtokens.org/schemas/2025.10';

/** Writes a file of tokens: one brand in one scheme. */
export function dtcgFile({ realm, scheme, tokens }: TokenSet): DtcgGroup {
  const root: DtcgGroup = {
    $schema: `${SCHEMAS}/format.json`,
    $description: `${realm}, ${scheme}`,
    $extensions: {
      [EXTENSION]: {
        realm,
        scheme,
        // keywords of CSS, for which the format has no type
        css: Object.fromEntries(
          tokens.flatMap(({ type, variable }) =>
            type === 'text' && variable ? [[`--${variable.name}`, variable.css]] : [],
          ),
        ),
      },
    },
  };
  for (const token of tokens) {
    if (token.type === 'text') continue;
    groupOf(root, token.path.slice(0, -1))[token.path.at(-1) ?? ''] = dtcgToken(token);
  }
  return root;
}

/** Returns the group at a path, and creates it and the groups above it where needed. */
function groupOf(root: DtcgGroup, path: Path): DtcgGroup {
  let group = root;
  path.forEach((name, at) => {
    const description = GROUPS[pathText(path.slice(0, at + 1))];
    const known = group[name] ?? (description ? { $description: description } : {});
    group[name] = known;
    group = known as DtcgGroup;
  });
  return group;
}

function dtcgToken({ type, value, alias, description, variable }: Token): DtcgGroup {
  return {
    $type: type,
    $value: alias ? braced(alias) : plain(value),
    ...(description && { $description: description }),
    ...(variable && {
      $extensions: {
        [EXTENSION]: { variable: `--${variable.name}`, css: variable.css },
      },
    }),
  };
}

const braced = (path: Path) => `{${path.join('.')}}`;

/** Values of composite tokens may be references. */
const plain = (value: unknown): unknown => {
  if (isReference(value)) return braced(value.refersTo);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
};

export const modeName = ({ realm, scheme }: Pick<TokenSet, 'realm' | 'scheme'>): string =>
  `${realm}-${scheme}`;

export const fileName = ({ realm, scheme }: Pick<TokenSet, 'realm' | 'scheme'>): string =>
  `${realm}.${scheme}.tokens.json`;

/**
 * Several brands and schemes as one document of the Resolver module (https://www.designtokens.org/TR/2025.10/resolver/):
 * one modifier, a context for each. `source` gives a context's tokens, or the file that holds them.
 */
export function dtcgResolver(
  sets: readonly TokenSet[],
  source: (set: TokenSet) => DtcgGroup,
): DtcgGroup {
  const contexts = Object.fromEntries(sets.map((set) => [modeName(set), [source(set)]]));
  const [first] = sets;
  return {
    $schema: `${SCHEMAS}/resolver.json`,
    version: '2025.10',
    name: 'Themes of realms',
    modifiers: {
      theme: {
        description: 'A realm in one of its schemes.',
        contexts,
        default: first && modeName(first),
      },
    },
    resolutionOrder: [{ $ref: '#/modifiers/theme' }],
  };
}
