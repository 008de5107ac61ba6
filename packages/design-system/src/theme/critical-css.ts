/** A rule of the sheet, and the component classes that its selectors name. */
export interface StyleRule {
  text: string;
  classes: readonly string[];
}

/** Splits the sheet with every rule, as compile/ writes it, into its rules. */
export function readSheet(sheet: string): StyleRule[] {
  return splitRules(sheet)
    .flatMap((text) => (text.startsWith(GROUP) ? splitRules(text.slice(GROUP.length, -1)) : [text]))
    .map((text) => ({
      text,
      classes: [...text.matchAll(/\.(c-[\w-]+)/g)].map(([, name = '']) => name),
    }));
}

/**
 * The wrapper that the engine puts around each group of its rules; base rules come before those of
 * variants.
 */
const GROUP = '@media{';

/**
 * Picks the rules that this html uses, in the order of the sheet. The full sheet that arrives with
 * the code then changes nothing on the page, and a page has the same bytes whatever this process
 * rendered before.
 */
export function criticalCss(html: string, sheet: readonly StyleRule[]): string {
  const used = classesOf(html);
  return sheet
    .filter(({ classes }) => classes.some((name) => used.has(name)))
    .map(({ text }) => text)
    .join('');
}

function classesOf(html: string): Set<string> {
  const used = new Set<string>();
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of value.split(/\s+/)) used.add(name);
  }
  return used;
}

/** Splits css into its top-level rules. */
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
