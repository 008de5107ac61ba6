import { describe, expect, it } from 'vitest';
import { type Locked, sameTree } from './install.mjs';

const locked: Record<string, Locked> = {
  '': { name: 'x' },
  'apps/web': { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@marquee/web': { link: true, resolved: 'apps/web' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

describe('sameTree', () => {
  it('accepts a tree that lacks only what is optional', () => {
    const { 'node_modules/fsevents': _, ...installed } = locked;
    expect(sameTree(locked, installed)).toBe(true);
  });

  it('refuses another version, a missing package and a missing workspace', () => {
    expect(sameTree(locked, { ...locked, 'node_modules/react': { version: '19.3.0' } })).toBe(
      false,
    );
    const { 'node_modules/react': _react, ...withoutReact } = locked;
    expect(sameTree(locked, withoutReact)).toBe(false);
    const { 'node_modules/@marquee/web': _web, ...withoutWeb } = locked;
    expect(sameTree(locked, withoutWeb)).toBe(false);
  });
});
