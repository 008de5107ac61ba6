import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPresets } from './docgen-presets';
import { presetsOf } from './presets';

const FILES = {
  'Tile/Tile.tsx': `
    import { Plate } from '../Plate';
    const WIDTHS = { small: 1 };
    const LEVEL = 3;
    export function Tile(props: TileProps) {
      const { tone = 'plain', level = LEVEL, sizes = WIDTHS.small, onPress, quiet, ...rest } = props;
      const { open, defaultOpen = false } = props;
      const shown = open ?? defaultOpen;
      if (props.known === undefined) return null;
      return <Plate {...rest} edge={quiet} hint="" words={props.count ?? 4} />;
    }
    export const Lone = memo(({ shape = 'square' }: LoneProps) => <i className={shape} />);
    export function Sorted(props: SortedProps) {
      const { frame, control } = useSorted(props);
      return <Tile {...control} />;
    }
    export function Itself(props: ItselfProps) {
      const { depth = 2 } = props;
      return <Itself {...props} depth={depth - 1} />;
    }`,
  'Plate/index.ts': "export { Plate } from './Plate';",
  'Plate/Plate.tsx':
    "export function Plate({ size = 'medium', hint = 'none', edge = true }: PlateProps) { return <b />; }",
};

let folder = '';
const tile = () => join(folder, 'Tile/Tile.tsx');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'presets-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('presetsOf', () => {
  it('reads defaults from destructuring, from fallbacks, and from components that get the prop', () => {
    expect(presetsOf(tile(), 'Tile').values).toEqual({
      tone: 'plain',
      level: '3',
      sizes: 'WIDTHS.small',
      defaultOpen: 'false',
      count: '4',
      quiet: 'true',
      size: 'medium',
    });
  });

  it('knows the props for which "left out" and "false" differ', () => {
    expect([...presetsOf(tile(), 'Tile').threeState].sort()).toEqual(['count', 'known', 'open']);
  });

  it('reads parameters, constants that are components, and props that a hook has separated', () => {
    expect(presetsOf(tile(), 'Lone').values).toEqual({ shape: 'square' });
    expect(presetsOf(tile(), 'Sorted').values).toMatchObject({ tone: 'plain', size: 'medium' });
  });

  it('ends for a component that renders itself', () => {
    expect(presetsOf(tile(), 'Itself').values).toEqual({ depth: '2' });
  });
});

describe('withPresets', () => {
  const prop = (name: string, type: string, required = false) => ({
    [name]: { name, type: { name: type }, required, defaultValue: null },
  });
  const shown = (component: string, props: object) => {
    const docgen = JSON.stringify({ displayName: component, filePath: 'x', props });
    const code = `x();\ntry {\n    ${component}.__docgenInfo = ${docgen};\n} catch (e) {}`;
    const [, json = ''] = /__docgenInfo = (.*);$/m.exec(withPresets(code, tile())) ?? [];
    const after: { props: Record<string, { defaultValue: { value: string } | null }> } =
      JSON.parse(json);
    return Object.fromEntries(
      Object.entries(after.props).map(([name, { defaultValue }]) => [name, defaultValue?.value]),
    );
  };

  it('fills the Default column from the code', () => {
    expect(shown('Tile', { ...prop('tone', 'enum'), ...prop('onPress', 'function') })).toEqual({
      tone: 'plain',
      onPress: undefined,
    });
  });

  it('shows false for a switch that is left out, unless another prop replaces it', () => {
    const props = {
      ...prop('plainSwitch', 'boolean'),
      ...prop('needed', 'boolean', true),
      ...prop('known', 'boolean'),
      ...prop('open', 'boolean'),
      ...prop('defaultOpen', 'boolean'),
      ...prop('held', 'boolean'),
      ...prop('defaultHeld', 'boolean'),
    };
    expect(shown('Tile', props)).toEqual({
      plainSwitch: 'false',
      needed: undefined,
      known: undefined,
      open: undefined,
      defaultOpen: 'false',
      held: undefined,
      defaultHeld: 'false',
    });
  });
});
