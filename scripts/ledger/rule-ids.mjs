import { kindsOf } from './kinds.mjs';

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

const linesOf = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** One id a line. */
export const readIds = linesOf;

/** `id route` a line: the rules that say that a route exists, and the route's name in the product's route table. */
export const readRuleRoutes = (text) => new Map(linesOf(text).map((line) => line.split(' ')));

/**
 * Sets the tests against the rules. A rule is shown when a test of the product shows it: one of the sandbox origin alone
 * proves the other side of the call. A rule of a route is shown only where a sample realm has that route live.
 * @param {string[]} ids every rule's id
 * @param {{ name: string, file: string }[]} tests tests that run; skipped ones are not among them
 * @param {{ ruleRoutes?: Map<string, string>, liveRoutes?: Set<string> }} [routes] which rule is of which route, and the
 *   names of the routes that are live
 */
export function makeLedger(ids, tests, { ruleRoutes = new Map(), liveRoutes = new Set() } = {}) {
  const { byRule, unknown } = sortTests(ids, tests);
  const rules = new Map();
  const dead = [];
  for (const [id, named] of byRule) {
    const route = ruleRoutes.get(id);
    const live = route === undefined || liveRoutes.has(route);
    if (!live) dead.push(...named.map((test) => ({ id, route, ...test })));
    const kinds = kindsOf(named);
    rules.set(id, { shown: live && kinds.some((kind) => kind !== 'origin'), kinds, tests: named });
  }
  const sections = new Map();
  for (const [id, { shown }] of rules) {
    const count = sections.get(sectionOf(id)) ?? { shown: 0, rules: 0 };
    count.rules += 1;
    if (shown) count.shown += 1;
    sections.set(sectionOf(id), count);
  }
  const shown = [...rules.values()].filter((rule) => rule.shown).length;
  return { rules, sections, unknown, dead, shown, total: ids.length };
}

function sortTests(ids, tests) {
  const byRule = new Map(ids.map((id) => [id, []]));
  const unknown = [];
  for (const test of tests) {
    for (const id of idsIn(test.name)) {
      const named = byRule.get(id);
      if (named) named.push(test);
      else unknown.push({ id, ...test });
    }
  }
  return { byRule, unknown };
}
