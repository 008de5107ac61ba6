import { describe, expect, it } from 'vitest';
import { BRANDS } from '../../testing/brands';
import { type FigmaValue, figmaRequest, figmaVariables } from './figma';
import { tokenSets } from './theme-tokens';
import { tokensRefused } from './token-files';

describe('Figma variables', () => {
  const sets = BRANDS.flatMap(([name, inputs]) => tokenSets(name, inputs));
  const { meta } = figmaVariables(sets);
  const [collection] = Object.values(meta.variableCollections);
  const variables = Object.values(meta.variables);
  const modes = collection?.modes.map(({ modeId }) => modeId) ?? [];

  const resolve = (
    value: FigmaValue | undefined,
    mode: string,
    seen: string[] = [],
  ): FigmaValue => {
    if (value === undefined) throw new Error(`There is no value in ${mode}.`);
    if (typeof value !== 'object' || !('type' in value)) return value;
    expect(seen).not.toContain(value.id);
    return resolve(meta.variables[value.id]?.valuesByMode[mode], mode, [...seen, value.id]);
  };

  it('have a mode for each brand and scheme, and a value in each', () => {
    expect(collection?.modes.map(({ name }) => name)).toEqual([
      'plain light',
      'plain dark',
      'night dark',
      'tiles light',
      'tiles dark',
      'quick light',
    ]);
    expect(variables.length).toBeGreaterThan(200);
    for (const { valuesByMode } of variables)
      expect(Object.keys(valuesByMode).sort()).toEqual([...modes].sort());
  });

  it('have unique names that Figma accepts', () => {
    const names = variables.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).not.toMatch(/[.{}]/);
  });

  it('have values of their type, also through references', () => {
    for (const { name, resolvedType, valuesByMode } of variables) {
      for (const mode of modes) {
        const value = resolve(valuesByMode[mode], mode);
        const kind = { COLOR: 'object', FLOAT: 'number', STRING: 'string' }[resolvedType];
        expect(typeof value, `${name} in ${mode}`).toBe(kind);
        if (typeof value === 'object' && 'r' in value) {
          for (const part of [value.r, value.g, value.b, value.a]) {
            expect(part).toBeGreaterThanOrEqual(0);
            expect(part).toBeLessThanOrEqual(1);
          }
        }
      }
    }
  });

  it('refer to the step of a scale instead of its colour', () => {
    expect(meta.variables['variable:colour/surface']?.valuesByMode).toMatchObject({
      'mode:plain/light': { type: 'VARIABLE_ALIAS', id: 'variable:scale/neutral/3' },
      'mode:plain/dark': { type: 'VARIABLE_ALIAS', id: 'variable:scale/neutral/1' },
    });
  });

  it('have lengths in pixels, times in milliseconds, heights of lines in pixels', () => {
    const value = (name: string) =>
      meta.variables[`variable:${name}`]?.valuesByMode['mode:tiles/dark'];
    expect(value('font-size/t1')).toBe(16);
    expect(value('radius/3')).toBeUndefined();
    expect(value('radius/r3')).toBe(20);
    expect(value('motion/duration-fade')).toBe(200);
    expect(value('typography/text-medium/line-height')).toBe(24);
    expect(value('font/text')).toBe('Public Sans');
  });

  it('are created by one request that makes each thing before it refers to it', () => {
    const request = figmaRequest({ meta });
    expect(request.variableCollections).toHaveLength(1);
    const [first, ...others] = request.variableModes;
    expect(first?.action).toBe('UPDATE');
    expect(first?.id).toBe(request.variableCollections[0]?.initialModeId);
    expect(others.every(({ action }) => action === 'CREATE')).toBe(true);
    const made = new Set(request.variables.map(({ id }) => id));
    for (const { variableId, modeId, value } of request.variableModeValues) {
      expect(made).toContain(variableId);
      expect(modes).toContain(modeId);
      if (typeof value === 'object' && 'type' in value) expect(made).toContain(value.id);
    }
    expect(request.variableModeValues).toHaveLength(variables.length * modes.length);
    expect(JSON.stringify(request).length).toBeLessThan(4 * 1024 * 1024);
  });

  it('are refused with more modes, or longer names of modes, than Figma takes', () => {
    const many = Array.from({ length: 41 }, (_, at) => ({
      realm: `r${at}`,
      scheme: 'dark' as const,
    }));
    expect(tokensRefused(many, 'figma')).toContain('40 modes, and these realms have 41');
    expect(tokensRefused(many.slice(1), 'figma-request')).toBeUndefined();
    expect(tokensRefused(many, 'dtcg')).toBeUndefined();
    const long = [{ realm: 'a'.repeat(40), scheme: 'dark' as const }];
    expect(tokensRefused(long, 'figma')).toContain('40 characters at most');
  });
});
