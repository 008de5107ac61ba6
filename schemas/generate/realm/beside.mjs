/** @import { WholeSchema } from './schema.mjs' */
import { inheritingSchema } from './inheriting.mjs';

export const PRESET_FILE = 'generated/preset.schema.json';
export const LABELS_FILE = 'generated/labels.schema.json';

const COMMENT = 'Generated from schemas/realm by "npm run generate". Do not edit.';
/** @param {string} file */
const idOf = (file) => `https://marquee.example/schemas/realm/${file}`;

/**
 * Writes the schema of a preset's file, for editors: the keys that a realm may inherit, and the description for operators.
 * @param {WholeSchema} schema
 */
export function presetSchema(schema) {
  const { $schema, $id, $comment, $defs, examples, ...heir } = inheritingSchema(schema);
  const { required, ...realm } = heir;
  const inherited = Object.entries(realm.properties).filter(
    ([, property]) => property['x-inherit'] !== 'never',
  );
  return {
    $schema,
    $id: idOf(PRESET_FILE),
    $comment: COMMENT,
    title: 'Preset',
    description: 'What brands may begin from.',
    type: 'object',
    additionalProperties: false,
    required: ['title', 'description', 'realm'],
    properties: {
      title: {
        title: 'Title',
        description: 'What the preset is called.',
        type: 'string',
        minLength: 1,
        examples: ['Fights'],
      },
      description: {
        title: 'Description',
        description: 'One sentence for whoever chooses.',
        type: 'string',
        minLength: 1,
        examples: ['Live bouts first.'],
      },
      realm: {
        ...realm,
        title: 'Realm',
        description: 'What a realm that extends the preset begins with.',
        properties: Object.fromEntries(inherited),
      },
    },
    $defs,
  };
}

/**
 * Writes the schema of `labels/<locale>.json`, for editors: one language of a realm's `wording` in a file of its own.
 * @param {WholeSchema} schema
 */
export function labelsSchema({ $schema, properties }) {
  const language = properties.wording?.additionalProperties;
  if (typeof language !== 'object') throw new Error('"wording" says nothing of its languages.');
  // An origin's own error codes may be keys there, in any notation.
  const { propertyNames, ...wording } = language;
  return {
    $schema,
    $id: idOf(LABELS_FILE),
    $comment: COMMENT,
    ...wording,
  };
}
