import { Board, Rows } from './Board';
import { useRealmTheme } from './use-realm-theme';

const MEANING: Record<string, string> = {
  scheme: 'Light, dark, or both by the viewer’s system',
  accent: 'The colour of actions',
  neutral: 'A tint for the greys',
  surface: 'The page, in the scheme that fits its lightness',
  accentAlt: 'A second accent, for pictures and bands',
  corners: 'sharp, soft, round, pill',
  density: 'compact, regular, airy',
  motion: 'quick, calm, playful, none',
  image: 'How pictures are treated',
  ornament: 'A decoration that no other brand has',
  displayCase: 'Whether display type is in capitals',
};

export function InputTable() {
  const { realm } = useRealmTheme();
  const { fonts, ...others } = realm.inputs;
  const values: [string, unknown][] = [
    ...Object.entries(others),
    ['fonts', `${fonts.display}, ${fonts.text}`],
  ];
  return (
    <Board>
      <Rows
        head={['Input', realm.name, 'What it does']}
        rows={values.map(([name, value]) => [
          <code key="name">{name}</code>,
          <code key="value">{String(value ?? '–')}</code>,
          MEANING[name] ?? 'Display and text',
        ])}
      />
    </Board>
  );
}
