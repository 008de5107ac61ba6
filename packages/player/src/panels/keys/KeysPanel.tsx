import { Dialog, KeyValueList, Stack, SwitchField } from '@marquee/design-system';
import { type Site, useLabels, useSite } from '@marquee/renderer';
import { type KeyRow, keyRows } from '../../rules/key-map';
import type { PanelProps } from '../panel';

/** How keys are written that have a sign in every language. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

/** The map of keys, and the switch that turns them off (WCAG 2.1.4). */
export default function KeysPanel(props: PanelProps) {
  const { open, onClose, choices, choose } = props;
  const t = useLabels();
  const { skip } = useSite().realm.player;
  return (
    <Dialog open={open} onClose={onClose} title={t('player.keys')} closeLabel={t('keys.close')}>
      <Stack gap={21}>
        <SwitchField
          label={t('keys.on')}
          hint={t('keys.hint')}
          checked={choices.keys}
          onChange={(event) => choose({ keys: event.target.checked })}
        />
        <KeyValueList
          look="details"
          label={t('player.keys')}
          entries={keyRows(props).map((row) => ({
            label: labelOf(row, t, skip),
            value: <KeysOf row={row} space={t('keys.space')} />,
          }))}
        />
      </Stack>
    </Dialog>
  );
}

/** What a row's keys do; back and forward lead as far as their buttons. */
const labelOf = ({ label }: KeyRow, t: Site['t'], skip: number): string =>
  label === 'back' || label === 'forward'
    ? t(`player.${label}`, { count: skip })
    : t(`keys.${label}`);

/** The keys of a row; they read from left to right in every language. */
function KeysOf({ row: { label, keys, withShift }, space }: { row: KeyRow; space: string }) {
  const names = keys.map((key) => (key === ' ' ? space : (SIGNS[key] ?? key.toUpperCase())));
  const shown = label === 'tenth' ? ['0–9'] : names;
  return (
    <kbd dir="ltr">{shown.map((name) => (withShift ? `Shift + ${name}` : name)).join(' / ')}</kbd>
  );
}
