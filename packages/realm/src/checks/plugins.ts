import { childPointer, isRecord, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { closest, unmistakable } from '../findings/suggestions';
import { PLACES } from '../generated/places';
import { idDrafts } from './sections';
import type { Subject } from './subject';

/** Finds sections with unknown plugins, plugins with one id, and plugins that no section shows. */
export function pluginDrafts({ config, refused }: Subject): Draft[] {
  const plugins = placesAt(config, '/plugins/*');
  const ids = placesAt(config, '/plugins/*/id');
  const known = ids.map(({ value }) => String(value));
  const shown = PLACES.pluginName
    .flatMap((pattern) => placesAt(config, pattern))
    .flatMap(({ pointer, value }) => (typeof value === 'string' ? [{ pointer, id: value }] : []));
  const lost = shown.filter(({ id }) => !known.includes(id));
  return [
    // Another name would leave the sections with the first of the two: which is meant, only the operator knows.
    ...idDrafts(ids, 'Another plugin').map(({ change: _, ...draft }) => draft),
    // The plugins are known only once the whole file fits the schema.
    ...(refused('') ? [] : lost.map(({ pointer, id }) => unknownDraft(pointer, id, known))),
    ...plugins.flatMap(({ pointer, value }) =>
      isRecord(value) && !refused(pointer) ? sizeDrafts(pointer, value) : [],
    ),
    // A section that shows no plugin may have meant any of them; a realm without pages leaves them to those that extend it.
    ...(refused('') || lost.length > 0 || placesAt(config, '/pages').length === 0
      ? []
      : ids
          .filter(({ value }) => !shown.some(({ id }) => id === value))
          .map(({ pointer, value }) => unusedDraft(pointer, value))),
  ];
}

function unknownDraft(pointer: string, id: string, known: readonly string[]): Draft {
  const meant = unmistakable(id, known);
  return {
    rule: 'unknown-plugin',
    pointer,
    message: `There is no plugin ${quote(id)} under plugins.`,
    allowed: known,
    suggestion: closest(id, known),
    ...(meant && { change: { set: meant } }),
  };
}

function unusedDraft(pointer: string, id: unknown): Draft {
  return {
    rule: 'unused-definition',
    pointer,
    message: `No section of a page shows the plugin ${quote(id)}.`,
    suggestion: `{ "type": "plugin", "id": "…", "plugin": ${JSON.stringify(id)} }`,
  };
}

function sizeDrafts(pointer: string, { height, ratio }: Record<string, unknown>): Draft[] {
  if (height === undefined || ratio === undefined) return [];
  return [
    {
      rule: 'unused-key',
      pointer: childPointer(pointer, 'height'),
      at: 'key',
      message: '"height" has no effect beside "ratio".',
    },
  ];
}
