import { marquee } from '../journey/marquee';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

interface Token {
  $type: string;
  $value: unknown;
  $extensions?: { 'example.marquee': Variable };
}

interface Variable {
  variable: string;
  css: string;
}

/** Yields the tokens of a file with their paths. */
function* tokensIn(group: object, path: string[] = []): Generator<[string, Token]> {
  for (const [name, value] of Object.entries(group)) {
    if (name.startsWith('$') || typeof value !== 'object' || value === null) continue;
    const at = [...path, name];
    if ('$value' in value) yield [at.join('.'), value as Token];
    else yield* tokensIn(value, at);
  }
}

/** The colours that a page computes for variables and values, each on an element of its own. */
const colours = (names: string[]) =>
  names.map((name) => {
    const probe = document.createElement('i');
    probe.style.color = name;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

const written = ({ components, alpha }: { components: number[]; alpha: number }) => {
  const [r, g, b] = components.map((part) => Math.round(part * 255));
  return `rgb(${r} ${g} ${b} / ${alpha})`;
};

for (const [realm, scheme] of [
  ['apex', 'dark'],
  ['corral', 'light'],
  ['unity', 'dark'],
  ['plain', 'light'],
] as const) {
  test(`design tokens of ${realm} in ${scheme} are those that its pages have in a browser`, async ({
    page,
  }) => {
    const { out } = await marquee('tokens', realm, '--scheme', scheme);
    const all = new Map(tokensIn(JSON.parse(out)));
    const resolved = ({ $value }: Token): unknown => {
      const named = typeof $value === 'string' ? all.get($value.slice(1, -1)) : undefined;
      return named ? resolved(named) : $value;
    };
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 900, height: 800 });
    await open(page, address(realm, '/login'));

    const tokens = [...all].flatMap(([path, token]) => {
      if (/^(wide|joined-scripts|more-contrast)\./.test(path)) return [];
      const own = token.$extensions?.['example.marquee'];
      return own ? [{ type: token.$type, value: resolved(token), ...own }] : [];
    });
    const declared = await page.evaluate(
      (names) => {
        const style = getComputedStyle(document.documentElement);
        return names.map((name) => style.getPropertyValue(name).trim());
      },
      tokens.map(({ variable }) => variable),
    );
    const known = await page.evaluate(
      (names) => {
        const style = getComputedStyle(document.documentElement);
        return names.filter((name) => style.getPropertyValue(name) !== '').length;
      },
      tokens.map(({ variable }) => variable),
    );
    expect(tokens.length).toBeGreaterThan(90);
    // The page carries the variables that its own rules use.
    expect(known).toBeGreaterThan(40);
    for (const [at, { variable, css }] of tokens.entries()) {
      if (declared[at] !== '' && !css.includes('var(')) expect(declared[at], variable).toBe(css);
    }

    const inColour = tokens.filter(({ type }, at) => type === 'color' && declared[at] !== '');
    const [seen, given] = await Promise.all([
      page.evaluate(
        colours,
        inColour.map(({ variable }) => `var(${variable})`),
      ),
      page.evaluate(
        colours,
        inColour.map(({ value }) => written(value as never)),
      ),
    ]);
    expect(inColour.length).toBeGreaterThan(20);
    const alike = (text: string) => text.replace(/0\.\d+/, (part) => Number(part).toFixed(2));
    expect(seen.map(alike)).toEqual(given.map(alike));
  });
}
