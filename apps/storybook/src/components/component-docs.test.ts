import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentDocs } from '@marquee/design-system/docs';
import { describe, expect, it } from 'vitest';
import { readStatuses } from '../../.storybook/component-status';

const design = fileURLToPath(new URL('../../../../packages/design-system/src', import.meta.url));

const components = readdirSync(join(design, 'components'), { recursive: true, encoding: 'utf8' });
const stories = components
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => readFileSync(join(design, 'components', path), 'utf8'));

/** Exported components of the design system; icons have a page of their own. */
const exported = [
  ...readFileSync(join(design, 'index.ts'), 'utf8').matchAll(
    /^(?: {2}|export \{ )(\w+)(?:,| \})/gm,
  ),
]
  .map(([, one = '']) => one)
  .filter((name) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Icon'));

const all = Object.entries(componentDocs);
const pieces = all.flatMap(([, docs]) => docs.pieces ?? []);

describe('the docs of components', () => {
  it('exist for every exported component and every component with a page', () => {
    const shown = stories
      .flatMap((text) => [...text.matchAll(/\bcomponent: ([A-Z]\w+)/g)])
      .map(([, name = '']) => name);
    expect(exported.length).toBeGreaterThan(50);
    const without = [...exported, ...shown].filter(
      (name) => !componentDocs[name] && !pieces.includes(name),
    );
    expect(without).toEqual([]);
  });

  it('belong to components that exist', () => {
    const unknown = [...all.map(([name]) => name), ...pieces].filter(
      (name) =>
        !exported.includes(name) && !components.some((path) => path.endsWith(`/${name}.tsx`)),
    );
    expect(unknown).toEqual([]);
  });

  it('name only related components that have docs', () => {
    const lost = all.flatMap(([name, { related }]) =>
      Object.keys(related).filter((one) => one === name || !componentDocs[one]),
    );
    expect(lost).toEqual([]);
  });
});

describe('the status of a component', () => {
  const statusOf = readStatuses();

  it.each([
    ['Button', 'ready'],
    ['NoSuchComponent', 'alpha'],
  ])('of %s is %s', (name, status) => expect(statusOf(name)).toBe(status));
});
