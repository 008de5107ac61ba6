/** @import { Test } from './collect-tests.mjs' */
import { kindsOf } from './kinds.mjs';

/**
 * @typedef {object} Ledger
 * @property {Map<string, { shown: boolean, kinds: string[], tests: Test[] }>} rules
 * @property {Map<string, { shown: number, rules: number }>} sections
 * @property {(Test & { id: string })[]} unknown tests that name a rule which there is not
 * @property {(Test & { id: string, route: string | undefined })[]} dead tests of a route that no realm has live
 * @property {number} shown
 * @property {number} total
 */

/** A rule's id in test names: document.section-number, in square brackets, several with commas between. */
const group = /\[(\d+\.\d+-\d+(?:\s*,\s*\d+\.\d+-\d+)*)\]/g;

/**
 * Lists the ids in a test's name, each once.
 * @param {string} name
 */
export function idsIn(name) {
  const ids = [...name.matchAll(group)].flatMap(([, list = '']) =>
    list.split(',').map((id) => id.trim()),
  );
  return [...new Set(ids)];
}

/**
 * `1.2-003` belongs to section `1.2`.
 * @param {string} id
 */
export const sectionOf = (id) => id.slice(0, id.indexOf('-'));

/** @param {string} text */
const linesOf = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Reads ids, one on each line. */
export const readIds = linesOf;

/**
 * Reads lines of `id route`: the rules that say that a route exists, and the route's name in the product's route table.
 * @param {string} text
 * @returns {Map<string, string>}
 */
export const readRuleRoutes = (text) =>
  new Map(
    linesOf(text).map((line) => {
      const [id = '', route = ''] = line.split(' ');
      return [id, route];
    }),
  );

/**
 * Finds the tests of each rule. A rule is shown when a test of the product shows it: a test of the sandbox origin alone
 * shows only the other side of the call. A rule of a route is shown only when a sample realm has that route live.
 * @param {string[]} ids every rule's id
 * @param {Test[]} tests tests that run; skipped ones are not among them
 * @param {{ ruleRoutes?: Map<string, string>, liveRoutes?: Set<string> }} [routes] which rule is of which route, and the
 *   names of the routes that are live
 * @returns {Ledger}
 */
export function makeLedger(ids, tests, { ruleRoutes = new Map(), liveRoutes = new Set() } = {}) {
  const { byRule, unknown } = sortTests(ids, tests);
  /** @type {Ledger['rules']} */
  const rules = new Map();
  /** @type {Ledger['dead']} */
  const dead = [];
  for (const [id, named] of byRule) {
    const route = ruleRoutes.get(id);
    const live = route === undefined || liveRoutes.has(route);
    if (!live) dead.push(...named.map((test) => ({ id, route, ...test })));
    const kinds = kindsOf(named);
    rules.set(id, { shown: live && kinds.some((kind) => kind !== 'origin'), kinds, tests: named });
  }
  /** @type {Ledger['sections']} */
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

/**
 * @param {string[]} ids
 * @param {Test[]} tests
 */
function sortTests(ids, tests) {
  /** @type {Map<string, Test[]>} */
  const byRule = new Map(ids.map((id) => [id, []]));
  /** @type {Ledger['unknown']} */
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
