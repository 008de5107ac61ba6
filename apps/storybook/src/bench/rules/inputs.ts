import schema from '@marquee/schemas/realm/theme.schema.json' with { type: 'json' };

/** An input of a brand's theme, from the schema of `realm.json`. */
export interface BenchInput {
  /** Its path with hyphens, since an address may have no dots or brackets. */
  name: string;
  /** Its path in `theme`. */
  path: readonly [string] | readonly [string, string];
  title: string;
  description: string;
  /** The allowed values, each with what it does; a colour has none. */
  choices?: readonly { value: string; description: string }[] | undefined;
  /** The default that the theme uses. */
  fallback?: string | undefined;
}

interface Node {
  title?: string;
  description?: string;
  default?: unknown;
  enum?: string[];
  enumDescriptions?: string[];
  properties?: Record<string, Node>;
  $ref?: string;
}

const root: Node & { $defs: Record<string, Node> } = schema;

/**
 * Reads a key of the node itself before that of the schema it refers to. A colour is in another
 * file, and a text.
 */
function read(node: Node): Node {
  const name = /^#\/\$defs\/(.+)$/.exec(node.$ref ?? '')?.[1];
  return name ? { ...root.$defs[name], ...node } : node;
}

function inputsOf(properties: Record<string, Node>, group?: string): BenchInput[] {
  return Object.entries(properties).flatMap(([key, node]): BenchInput[] => {
    const { title = key, description = '', properties: inner, ...rest } = read(node);
    if (inner) return inputsOf(inner, key);
    return [
      {
        name: group ? `${group}-${key}` : key,
        path: group ? [group, key] : [key],
        title,
        description: description,
        choices: rest.enum?.map((value, at) => ({
          value,
          description: rest.enumDescriptions?.[at] ?? '',
        })),
        fallback: typeof rest.default === 'string' ? rest.default : undefined,
      },
    ];
  });
}

/** Every input of a theme, in the order of the schema. */
export const BENCH_INPUTS: readonly BenchInput[] = inputsOf(root.properties ?? {});

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Whether the schema accepts the value. */
export const takes = ({ choices }: BenchInput, value: string): boolean =>
  choices ? choices.some((choice) => choice.value === value) : COLOUR.test(value);
