/** @import { Field } from './fields.mjs' */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compiledStyles, imported, pageCode, pageModules } from '../bundling/page-code.mjs';
import { root } from '../paths.mjs';
import { declaredFields, jsonFormsLook, jsonSchema, rjsfLook } from './fields.mjs';

/**
 * A form engine: the code of its page as a whole, and split into its floor and the engine; the gzip bytes that it adds to a
 * page; and `ask`, which writes a list of fields as the engine reads it.
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
const labelsIn = async (folder) =>
  JSON.parse(await readFile(join(root, 'packages/renderer/src', folder, 'labels/en.json'), 'utf8'));

/** @type {(value: string, label: string, taxNumberRequired: boolean) => object} */
const country = (value, label, taxNumberRequired) => ({
  value,
  label,
  taxNumberRequired,
  requiredFields: [],
  fields: [],
});

/** The countries of our form. Brazil requires a tax number. */
const countries = {
  status: 'ready',
  countries: [country('BR', 'Brazil', true), country('GB', 'United Kingdom', false)],
};

/** @param {string} name */
const page = (name) => `forms/page/${name}.mjs`;

/** @param {string} code */
const weight = (code) => gzipSync(code, { level: 9 }).length;

/**
 * Bundles our engine and the two that it is compared with. The bytes of ours count beside React, the site and its controls,
 * which a realm's page has without it. Labels come with a page's data and do not count; code that a field loads later (the
 * calendar of a date) counts separately. The bytes of the others count beside React.
 * @returns {Promise<{ ours: Engine & { lateBytes: number }, rjsf: Engine, jsonForms: Engine }>}
 */
export async function engines() {
  const { plugin } = await compiledStyles();
  const { compilePattern } = await imported(
    "export { compilePattern } from '@marquee/realm/patterns';",
    'bench',
  );
  const labels = { ...(await labelsIn('.')), ...(await labelsIn('forms')) };
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
  // marks code to be compiled while it is loaded, as the site's own build does for libraries, controls and the engine
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
