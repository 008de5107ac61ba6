import { getCssText } from '../stitches';

interface Rule {
  text: string;
  /** The classes its selectors name, or the name of the animation it defines. */
  names: string[];
}

interface Group {
  /** Place in Stitches' own order: themed, global, styled, onevar, resonevar, allvar, inline. */
  index: number;
  names: Set<string>;
  rules: Rule[];
}

const GROUPS = 7;

let lastSheet = '';
let lastGroups: Group[] = [];

/**
 * The part of the server's style sheet that this html uses, in the form Stitches takes over in the browser: it finds
 * its groups by the `--sxs` markers in the first sheet that has them, believes each name listed there to be present,
 * and adds every other rule by `insertRule`. So the result belongs into one inline `<style>` (a hash in `style-src`
 * covers it), and Stitches never makes an element of its own. Never pass it through a minifier: the markers would go.
 *
 * Stitches' sheet holds all that was rendered in this process; without this cut every page would carry all of it.
 */
export function criticalCss(html: string, sheet: string = getCssText()): string {
  if (sheet !== lastSheet) {
    lastGroups = readGroups(sheet);
    lastSheet = sheet;
  }
  const used = classesOf(html);
  const kept = lastGroups.map(({ index, names, rules }) => ({
    index,
    names: [...names].filter((name) => used.has(name)),
    rules: rules.filter((rule) => rule.names.some((name) => used.has(name) && names.has(name))),
  }));
  const styles = kept.flatMap(({ rules }) => rules.map(({ text }) => text)).join('');

  return Array.from({ length: GROUPS }, (_, index) => {
    const own = kept.find((group) => group.index === index);
    const animations = (lastGroups.find((group) => group.index === index)?.rules ?? []).filter(
      ({ text, names: [name = ''] }) => text.startsWith('@keyframes') && styles.includes(name),
    );
    const names = [...animations.flatMap((rule) => rule.names), ...(own?.names ?? [])];
    const rules = [...animations, ...(own?.rules ?? [])].map(({ text }) => text);
    return `--sxs{--sxs:${[index, ...names].join(' ')}}@media{${rules.join('')}}`;
  }).join('');
}

function classesOf(html: string): Set<string> {
  const used = new Set<string>();
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of value.split(/\s+/)) used.add(name);
  }
  return used;
}

function readGroups(sheet: string): Group[] {
  const groups: Group[] = [];
  let marker: { index: number; names: Set<string> } | undefined;
  for (const text of splitRules(sheet)) {
    const found = /^--sxs\{--sxs:([^}]*)\}$/.exec(text);
    if (found) {
      const [index = '0', ...names] = (found[1] ?? '').trim().split(/\s+/);
      marker = { index: Number(index), names: new Set(names) };
    } else if (marker) {
      const body = text.slice(text.indexOf('{') + 1, -1);
      groups.push({ ...marker, rules: splitRules(body).map(readRule) });
      marker = undefined;
    }
  }
  return groups;
}

function readRule(text: string): Rule {
  const animation = /^@keyframes ([\w-]+)/.exec(text)?.[1];
  if (animation) return { text, names: [animation] };
  return { text, names: [...text.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name) };
}

/** Cuts css into its top-level rules. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const letter = css[at];
    if (quote) {
      if (letter === '\\') at += 1;
      else if (letter === quote) quote = '';
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '{') depth += 1;
    else if (letter === '}') {
      depth -= 1;
      if (depth === 0) {
        rules.push(css.slice(start, at + 1).trim());
        start = at + 1;
      }
    }
  }
  return rules;
}
