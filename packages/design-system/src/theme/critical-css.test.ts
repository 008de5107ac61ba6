import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileStyles } from '../../compile/index.mjs';
import { Button, Loader } from '../index';
import { criticalCss, readSheet, type StyleRule } from './critical-css';

let sheet: StyleRule[];

beforeAll(async () => {
  sheet = readSheet((await compileStyles()).sheet);
});

const classesOf = (html: string) =>
  [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

describe('criticalCss', () => {
  it('keeps the rules of the classes in the html and drops those of other pages', () => {
    const page = renderToString(createElement(Button, { variant: 'secondary' }, 'Watch'));
    const critical = criticalCss(page, sheet);
    const own = sheet.filter(({ classes }) => classes.some((name) => page.includes(name)));
    expect(own.length).toBeGreaterThan(3);
    for (const { text } of own) expect(critical).toContain(text);
    expect(critical).not.toContain('var(--live)');
    expect(sheet.some(({ text }) => text.includes('var(--live)'))).toBe(true);
  });

  it('has the rules of the classes that a component sets', () => {
    const page = renderToString(createElement(Loader, { label: 'Loading' }));
    const critical = criticalCss(page, sheet);
    const worn = classesOf(page).filter((name) => /^c-\w+$/.test(name));
    expect(worn.length).toBeGreaterThan(1);
    for (const name of worn) expect(critical, name).toContain(`.${name}`);
  });

  it('keeps the order of the sheet, in whatever order the html names its classes', () => {
    const rules = readSheet(
      '@media{.c-a{color:red}@media (min-width: 1px){.c-a{color:blue}}.c-b::after{content:"}"}}@media{.c-a-x{order:1}.c-c{order:2}}',
    );
    expect(rules.map(({ text }) => text)).toEqual([
      '.c-a{color:red}',
      '@media (min-width: 1px){.c-a{color:blue}}',
      '.c-b::after{content:"}"}',
      '.c-a-x{order:1}',
      '.c-c{order:2}',
    ]);
    const wanted =
      '.c-a{color:red}@media (min-width: 1px){.c-a{color:blue}}.c-b::after{content:"}"}.c-a-x{order:1}';
    expect(criticalCss('<p class="c-b"><i class="c-a-x c-a"></i></p>', rules)).toBe(wanted);
    expect(criticalCss('<i class="c-a c-a-x"></i><p class="c-b"></p>', rules)).toBe(wanted);
  });

  it('is empty when the html has no class', () => {
    expect(criticalCss('<p>Hello</p>', sheet)).toBe('');
  });
});
