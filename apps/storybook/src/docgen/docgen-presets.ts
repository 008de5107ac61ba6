import type { Plugin } from 'vite';
import { presetsOf } from './presets';

interface DocgenProp {
  name: string;
  required: boolean;
  defaultValue: { value: string } | null;
  type: { name: string };
}

interface Docgen {
  displayName: string;
  filePath: string;
  props: Record<string, DocgenProp>;
}

const BLOCK = /^( *)([\w.]+)\.__docgenInfo = (\{.*\});$/gm;

/**
 * Adds the defaults of a file's components to the docgen that react-docgen-typescript has written
 * below it.
 */
export function withPresets(code: string, file: string): string {
  return code.replace(BLOCK, (_, indent: string, target: string, json: string) => {
    const docgen: Docgen = JSON.parse(json);
    const { values, threeState } = presetsOf(file, docgen.displayName);
    const { props } = docgen;
    for (const prop of Object.values(props)) {
      // a controlled prop, such as `open` beside `defaultOpen`, is not false when it is left out
      const isOwned = `default${prop.name[0]?.toUpperCase()}${prop.name.slice(1)}` in props;
      const isOff = prop.type.name === 'boolean' && !prop.required && !isOwned;
      const off = isOff && !threeState.has(prop.name) ? 'false' : undefined;
      const value = values[prop.name] ?? off;
      if (value !== undefined) prop.defaultValue = { value };
    }
    return `${indent}${target}.__docgenInfo = ${JSON.stringify(docgen)};`;
  });
}

/**
 * Fills the Default column of the props tables: react-docgen-typescript reads no defaults in a
 * component's body.
 */
export function docgenPresets(): Plugin {
  return {
    name: 'docgen-presets',
    enforce: 'post',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith('.tsx') || !code.includes('.__docgenInfo = {')) return null;
      return { code: withPresets(code, file), map: null };
    },
  };
}
