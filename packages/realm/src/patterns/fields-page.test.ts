import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compilePattern } from './compile-pattern';
import { matchesPattern } from './matches-pattern';
import { PatternError } from './pattern-error';

const PAGE = join(dirname(fileURLToPath(import.meta.url)), '../../../../docs/operators/fields.md');
const page = await readFile(PAGE, 'utf8');

/** The rows of the table below a header: the text of the cells, code without its backticks. */
function rowsBelow(header: string): string[][] {
  const [, below = ''] = page.split(header);
  const [table = ''] = below.trimStart().split('\n\n');
  return table
    .split('\n')
    .slice(1)
    .map((row) =>
      row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) =>
          cell
            .trim()
            .replaceAll('\\|', '|')
            .replace(/^`(.*)`$/, '$1'),
        ),
    );
}

const sourceOf = (cell = ''): string => JSON.parse(cell);

describe('the operators’ page about fields', () => {
  const good = rowsBelow('| to ask for | `regex` | takes | does not take |');
  const bad = rowsBelow('| `regex` | why it is refused | write instead |');

  it('has a table of valid expressions and one of refused ones', () => {
    expect(good.length).toBeGreaterThan(3);
    expect(bad.length).toBeGreaterThan(3);
  });

  it.each(good)(
    'shows for %s an expression that matches only the first of its two examples',
    (_what, regex, takes = '', not = '') => {
      const pattern = compilePattern(sourceOf(regex));
      expect(matchesPattern(pattern, takes)).toBe(true);
      expect(matchesPattern(pattern, not)).toBe(false);
    },
  );

  it.each(bad)('says that %s is refused, and it is', (regex) => {
    expect(() => compilePattern(sourceOf(regex))).toThrow(PatternError);
  });

  it('has a row for every type of the schema', async () => {
    const schemas = join(dirname(PAGE), '../../schemas/realm/common.schema.json');
    const { $defs } = JSON.parse(await readFile(schemas, 'utf8'));
    const rows = rowsBelow('| type | what it is | what it checks | what is sent |');
    const types: string[] = $defs.formField.properties.type.enum;
    expect(rows.map(([type]) => type)).toEqual(types);
  });
});
