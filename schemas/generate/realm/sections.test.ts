import { describe, expect, it } from 'vitest';
import { placesModule } from './places.mjs';
import { sectionSchema, sectionsModule } from './sections.mjs';

const section = (changes: object = {}, keys: object = {}) => ({
  type: 'poll',
  file: 'sections/poll.schema.json',
  schema: {
    description: 'A question with answers.',
    properties: { type: { const: 'poll', description: 'A poll.' }, ...keys },
    ...changes,
  },
});

describe('a section’s schema', () => {
  it('adds its type to the union, with a reference to its file', () => {
    const { properties, allOf } = sectionSchema([section()]);
    expect(properties.type).toMatchObject({
      enum: ['poll'],
      enumDescriptions: ['A question with answers.'],
    });
    expect(allOf.map(({ then }) => then.$ref)).toEqual(['../sections/poll.schema.json']);
  });

  it('says what resolving and checks have to know of the type', () => {
    const file = section(
      { 'x-switch': 'live', 'x-shown-once': { by: ['about'] } },
      { about: { 'x-only-with': { type: 'poll' } }, words: { 'x-html': true } },
    );
    const [, table = ''] = sectionsModule([file], ['live']).split('SectionKind>> = ');
    expect(JSON.parse(table.replace(/;\s*$/, ''))).toEqual({
      poll: {
        name: 'a poll',
        switch: 'live',
        onlyWith: { about: { type: 'poll' } },
        html: ['words'],
        shownOnce: { by: ['about'] },
      },
    });
  });

  it.each([
    [section({ 'x-switch': 'lif' }), 'there is no feature "lif"'],
    [section({}, { about: { 'x-switches': { now: 'lif' } } }), 'there is no feature "lif"'],
    [section({ 'x-shown-once': { by: ['abut'] } }), 'there is no key "abut"'],
    [section({}, { about: { 'x-swiches': {} } }), '"x-swiches" of "about" is not one of x-html'],
    [
      section({}, { about: { enum: ['now'], 'x-switches': { nwo: 'live' } } }),
      '"about" is never "nwo"',
    ],
    [
      section({}, { style: { properties: { columns: { default: 2 } } } }),
      '"style" has a default further in',
    ],
    [section({}, { words: { items: { 'x-html': true } } }), '"x-html" is further in than "words"'],
    [section({ 'x-swich': 'live' }), '"x-swich" is not one of x-order, x-switch, x-shown-once'],
  ])('is refused where it names what does not exist', (file, sentence) => {
    expect(() => sectionsModule([file], ['live'])).toThrow(
      `sections/poll.schema.json: ${sentence}`,
    );
  });

  it.each([
    ['a key', (words: object) => ({ words }), '/words'],
    ['an item of a list', (words: object) => ({ words: { items: words } }), '/words/*'],
  ])('may not have %s that is another thing in another type', (_what, keys, place) => {
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word
    const item = (name: string) => ({ then: { $ref: `#/$defs/${name}` } });
    const schema = {
      allOf: [item('poll'), item('quiz')],
      $defs: {
        text: { type: 'string' },
        poll: { properties: keys({ $ref: '#/$defs/text' }) },
        quiz: { properties: keys({ type: 'string' }) },
      },
    };
    expect(() => placesModule(schema)).toThrow(`${place} is both text and of another kind`);
  });
});
