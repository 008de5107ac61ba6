import { describe, expect, it } from 'vitest';
import { completed, verdict } from './component-verdict.mjs';

const sizes = new Map([
  ['Button', 850],
  ['PlayIcon', 500],
  ['LockIcon', 560],
]);

describe('verdict', () => {
  it('reports nothing for a component within its budget', () => {
    expect(verdict(sizes, { Button: 0.9, 'any icon': 0.6 })).toEqual([]);
  });

  it('says by how much a component is over, and how to raise it', () => {
    expect(verdict(sizes, { Button: 0.7, 'any icon': 0.6 })).toEqual([
      'Button needs 0.85 KB, 150 bytes more than its budget of 0.7. Look for what it began to import; if it is worth that, raise it to 0.9 and say why in the commit.',
    ]);
  });

  it('asks for a budget for a component that has none', () => {
    expect(verdict(sizes, { 'any icon': 0.6 })).toEqual([
      'Button has no budget. It needs 0.8 KB: add "Button": 0.9.',
    ]);
  });

  it('compares the largest icon with the budget of icons', () => {
    expect(verdict(sizes, { Button: 0.9, 'any icon': 0.55 })).toHaveLength(1);
  });

  it('asks to remove budgets of former components', () => {
    expect(verdict(sizes, { Button: 0.9, 'any icon': 0.6, Marquee: 1 })).toEqual([
      'Marquee is not exported any more: take its budget away.',
    ]);
  });
});

describe('completed', () => {
  it('adds and removes lines, and raises no budget', () => {
    expect(completed(sizes, { Button: 0.7, Marquee: 1 })).toEqual({ 'any icon': 0.6, Button: 0.7 });
  });
});
