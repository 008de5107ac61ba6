import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const stitchesFile = import.meta.resolve('@stitches/react');
let copies = 0;

/** Loads the components and Stitches anew, as another process or a reloaded page would. */
async function freshModules() {
  vi.resetModules();
  copies += 1;
  const copy = `${stitchesFile}?copy=${copies}`;
  vi.doMock('@stitches/react', () => import(/* @vite-ignore */ copy));
  const [components, theme, { getCssText }] = await Promise.all([
    import('../index'),
    import('./index'),
    import('../stitches'),
  ]);
  return { ...components, ...theme, getCssText };
}

/** Renders as a server does: Stitches keeps its sheet in memory when there is no document. */
async function onServer() {
  vi.stubGlobal('document', undefined);
  const { Button, Badge, Loader, criticalCss, getCssText } = await freshModules();
  const page = renderToString(<Button variant="secondary">Watch</Button>);
  renderToString(
    <>
      <Badge kind="live">Live</Badge>
      <Loader label="Loading" />
    </>,
  );
  const result = { page, sheet: getCssText(), critical: criticalCss(page) };
  vi.unstubAllGlobals();
  return result;
}

const markers = (css: string) => [...css.matchAll(/--sxs\{--sxs:(\d)([^}]*)\}@media\{/g)];

describe('criticalCss', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('keeps the rules of the classes in the html and drops those of other pages', async () => {
    const { page, sheet, critical } = await onServer();
    const classes = [...page.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    for (const name of classes)
      if (sheet.includes(`.${name}{`)) expect(critical).toContain(`.${name}{`);
    expect(sheet).toContain('background-color:var(--live)');
    expect(critical).not.toContain('var(--live)');
    expect(critical.length).toBeLessThan(sheet.length);
  });

  it('keeps all seven groups in order, and lists in each marker only what it holds', async () => {
    const { critical, page } = await onServer();
    expect(markers(critical).map(([, index]) => index)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    for (const [, , names = ''] of markers(critical)) {
      for (const name of names.trim().split(' ').filter(Boolean)) expect(page).toContain(name);
    }
  });

  it('brings along an animation that a kept rule uses, and no other', async () => {
    const { criticalCss } = await freshModules();
    const sheet =
      '--sxs{--sxs:1 k-turn k-fade}@media{@keyframes k-turn{to{rotate:1turn}}@keyframes k-fade{to{opacity:0}}}' +
      '--sxs{--sxs:2 c-a c-b}@media{.c-a{animation:k-turn 1s}.c-a::after{content:"}"}.c-b{animation:k-fade 1s}}';
    expect(criticalCss('<p class="c-a">Hello</p>', sheet)).toBe(
      '--sxs{--sxs:0}@media{}--sxs{--sxs:1 k-turn}@media{@keyframes k-turn{to{rotate:1turn}}}' +
        '--sxs{--sxs:2 c-a}@media{.c-a{animation:k-turn 1s}.c-a::after{content:"}"}}' +
        '--sxs{--sxs:3}@media{}--sxs{--sxs:4}@media{}--sxs{--sxs:5}@media{}--sxs{--sxs:6}@media{}',
    );
  });

  it('is taken over in the browser: no second sheet, nothing twice, the rest by insertRule', async () => {
    const { critical } = await onServer();
    const style = document.createElement('style');
    style.id = 'page-styles';
    style.textContent = critical;
    document.head.append(style);
    const rulesOf = () => style.sheet?.cssRules ?? [];
    const textOf = () => [...rulesOf()].map(({ cssText }) => cssText).join('\n');
    const before = textOf();

    const { Button, Badge } = await freshModules();
    render(<Button variant="secondary">Watch</Button>);
    expect(textOf()).toBe(before);

    render(<Badge kind="live">Live</Badge>);
    expect(textOf()).toContain('var(--live)');
    expect(document.querySelectorAll('style')).toHaveLength(1);
  });

  it('leaves an empty sheet with its markers when the html has no class', async () => {
    const { criticalCss } = await freshModules();
    expect(markers(criticalCss('<p>Hello</p>', ''))).toHaveLength(7);
    expect(criticalCss('<p>Hello</p>', '')).not.toContain('.');
  });
});
