/** A rule's id as test names carry it: document.section-number, in square brackets, several with commas between. */
const group = /\[(\d+\.\d+-\d+(?:\s*,\s*\d+\.\d+-\d+)*)\]/g;

/** Every id in a test's name, once each. */
export function idsIn(name) {
  const ids = [...name.matchAll(group)].flatMap(([, list]) =>
    list.split(',').map((id) => id.trim()),
  );
  return [...new Set(ids)];
}

/** `1.2-003` belongs to section `1.2`. */
export const sectionOf = (id) => id.slice(0, id.indexOf('-'));

/** One id a line. */
export const readIds = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Sets the tests against the rules.
 * @param {string[]} ids every rule's id
 * @param {{ name: string, file: string }[]} tests tests that run; skipped ones are not among them
 */
export function makeLedger(ids, tests) {
  const rules = new Map(ids.map((id) => [id, []]));
  const unknown = [];
  for (const test of tests) {
    for (const id of idsIn(test.name)) {
      const shown = rules.get(id);
      if (shown) shown.push(test);
      else unknown.push({ id, ...test });
    }
  }
  const sections = new Map();
  for (const [id, shown] of rules) {
    const count = sections.get(sectionOf(id)) ?? { shown: 0, rules: 0 };
    count.rules += 1;
    if (shown.length > 0) count.shown += 1;
    sections.set(sectionOf(id), count);
  }
  const shown = [...rules.values()].filter((list) => list.length > 0).length;
  return { rules, sections, unknown, shown, total: ids.length };
}
