/** @import { Field } from './fields.mjs' */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compiledStyles, imported, pageCode, pageModules } from '../bundling/page-code.mjs';
import { root } from '../paths.mjs';
import { declaredFields, jsonFormsLook, jsonSchema, rjsfLook } from './fields.mjs';

/**
 * The code of its page, whole, and apart from that of its floor; what it is asked for a list of fields; what it adds to a
 * page, in gzip bytes.
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} code
 * @property {{ floor: string, engine: string, modules: Map<string, string> }} apart
 * @property {number} bytes
 * @property {(fields: Field[], values: Record<string, string>) => object} ask
 */

/**
 * @param {string} folder
 * @returns {Promise<Record<string, string>>}
 */
const words = async (folder) =>
  JSON.parse(await readFile(join(root, 'packages/renderer/src', folder, 'labels/en.json'), 'utf8'));

/** @type {(value: string, label: string, taxNumberRequired: boolean) => object} */
const country = (value, label, taxNumberRequired) => ({
  value,
  label,
  taxNumberRequired,
  requiredFields: [],
  fields: [],
});

/** Where our form is filled in: Brazil asks for a tax number. */
const countries = {
  status: 'ready',
  countries: [country('BR', 'Brazil', true), country('GB', 'United Kingdom', false)],
};

/** @param {string} name */
const page = (name) => `forms/page/${name}.mjs`;

/** @param {string} code */
const weight = (code) => gzipSync(code, { level: 9 }).length;

/**
 * Ours and the two that it is measured against. Ours counts over React, the site and its controls, which a realm's page has
 * without it; words come with a page's data and are not counted, and what a field loads when it is there (the calendar of a
 * date) is counted apart. The others count over React.
 * @returns {Promise<{ ours: Engine & { lateBytes: number }, rjsf: Engine, jsonForms: Engine }>}
 */
export async function engines() {
  const { plugin } = await compiledStyles();
  const { compilePattern } = await imported(
    "export { compilePattern } from '@marquee/realm/patterns';",
    'bench',
  );
  const labels = { ...(await words('.')), ...(await words('forms')) };
  /** @param {string} name */
  const codeOf = (name) => pageCode(page(name), [plugin]);
  const [ours, rjsf, jsonForms, floorOfOurs, floorOfReact] = await Promise.all([
    codeOf('ours'),
    codeOf('rjsf'),
    codeOf('json-forms'),
    codeOf('floor-of-ours'),
    codeOf('floor-of-react'),
  ]);
  const withLateCode = await pageCode(page('ours'), [plugin], { late: true });
  const react = weight(floorOfReact);
  /** @type {(name: string, floor: string, head?: string) => Promise<Engine['apart']>} */
  const apart = async (name, floor, head) => ({
    floor: `/${floor}.js`,
    engine: `/${name}.js`,
    modules: await pageModules([page(floor), page(name)], [plugin], head),
  });
  // as the site's own build marks the libraries, the controls and the engine
  const { EAGER } = await imported(
    "export { EAGER } from '../apps/web/build/eager-compile';",
    'bench',
  );
  return {
    ours: {
      name: 'ours',
      code: ours,
      apart: await apart('ours', 'floor-of-ours', `//${EAGER}\n`),
      bytes: weight(ours) - weight(floorOfOurs),
      lateBytes: weight(withLateCode) - weight(ours),
      ask: (fields, values) => ({
        declared: declaredFields(fields, compilePattern),
        values,
        countries,
        labels,
      }),
    },
    rjsf: {
      name: 'rjsf',
      code: rjsf,
      apart: await apart('rjsf', 'floor-of-react'),
      bytes: weight(rjsf) - react,
      ask: (fields, values) => ({ schema: jsonSchema(fields), look: rjsfLook(fields), values }),
    },
    jsonForms: {
      name: 'JSON Forms',
      code: jsonForms,
      apart: await apart('json-forms', 'floor-of-react'),
      bytes: weight(jsonForms) - react,
      ask: (fields, values) => ({
        schema: jsonSchema(fields),
        look: jsonFormsLook(fields),
        values,
      }),
    },
  };
}
