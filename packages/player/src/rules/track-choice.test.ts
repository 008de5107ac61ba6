import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookUpLanguage } from './language-look-up';
import {
  chooseTracks,
  type Sound,
  type Text,
  type TrackWishes,
  textToTurnOn,
} from './track-choice';

const sound = (language: string, role: Sound['role'] = 'main'): Sound => ({
  id: `${language}/${role}`,
  language,
  role,
  name: language,
});
const text = (language: string, kind: Text['kind'] = 'subtitles'): Text => ({
  id: `${language}/${kind}`,
  language,
  kind,
  name: language,
});

describe('lookUpLanguage', () => {
  it.each([
    ['zh-Hant-TW', ['zh-Hans', 'zh', 'zh-Hant'], 'zh-Hant'],
    ['en-GB', ['en-US', 'en'], 'en'],
    ['en-GB', ['de', 'en-US'], 'en-US'],
    ['pt', ['pt-BR'], 'pt-BR'],
    ['en', ['eng'], 'eng'],
    ['ES', ['es-419'], 'es-419'],
    ['de', ['en', 'es'], undefined],
    ['no tag', ['en'], undefined],
    ['en', ['no tag', ''], undefined],
  ])('finds for %s among %o: %s', (wanted, languages, found) => {
    const items = languages.map((language) => ({ language }));
    expect(lookUpLanguage([wanted], items)?.language).toBe(found);
  });

  it('takes the first wanted language that is there', () => {
    expect(lookUpLanguage(['fr', 'es', 'en'], [{ language: 'en' }, { language: 'es' }])).toEqual({
      language: 'es',
    });
  });
});

const audio = [sound('en'), sound('es'), sound('en', 'description'), sound('es', 'commentary')];
const texts = [text('en', 'captions'), text('es'), text('en', 'forced'), text('pt-BR')];
const nothing: TrackWishes = { kept: {}, languages: [], pageLanguage: 'ar' };

describe('chooseTracks', () => {
  it.each<[string, Partial<TrackWishes>, string, string | null]>([
    ['the main sound for a viewer without a wish', {}, 'en/main', 'en/forced'],
    [
      'the preference before the browser’s languages',
      { audioLanguage: 'es', languages: ['en'] },
      'es/main',
      null,
    ],
    [
      'the browser’s languages before the page’s',
      { languages: ['es-MX'], pageLanguage: 'en' },
      'es/main',
      null,
    ],
    ['the page’s language', { pageLanguage: 'es' }, 'es/main', null],
    [
      'a description for those who chose one',
      { kept: { sound: { language: 'en', role: 'description' } } },
      'en/description',
      'en/forced',
    ],
    [
      'the main sound of the language where it has no description',
      { kept: { sound: { language: 'es', role: 'description' } } },
      'es/main',
      null,
    ],
    [
      'the language of text that the viewer prefers',
      { subTitleLanguage: 'pt' },
      'en/main',
      'pt-BR/subtitles',
    ],
    [
      'the choice made here before the preference',
      { subTitleLanguage: 'pt', kept: { text: { language: 'es', kind: 'captions' } } },
      'en/main',
      'es/subtitles',
    ],
    [
      'no text for those who turned it off, but what the sound needs',
      { subTitleLanguage: 'pt', kept: { text: 'off' } },
      'en/main',
      'en/forced',
    ],
    [
      'what the sound needs where the language is missing',
      { subTitleLanguage: 'fr' },
      'en/main',
      'en/forced',
    ],
  ])('chooses %s', (_what, wishes, soundId, textId) => {
    const chosen = chooseTracks({ audio, text: texts }, { ...nothing, ...wishes });
    expect(chosen.sound?.id).toBe(soundId);
    expect(chosen.text?.id ?? null).toBe(textId);
  });

  it('chooses nothing where there is nothing', () => {
    expect(chooseTracks({ audio: [], text: [] }, nothing)).toEqual({ sound: null, text: null });
  });

  const language = fc.constantFrom(
    'en',
    'en-GB',
    'es',
    'es-419',
    'pt-BR',
    'ar',
    'zh-Hant',
    'eng',
    'x',
  );
  const role = fc.constantFrom<Sound['role']>('main', 'description', 'commentary', 'natural');
  const kind = fc.constantFrom<Text['kind']>('captions', 'subtitles', 'forced');
  const stream = fc.record({
    audio: fc.array(
      fc.tuple(language, role).map((one) => sound(...one)),
      { maxLength: 6 },
    ),
    text: fc.array(
      fc.tuple(language, kind).map((one) => text(...one)),
      { maxLength: 6 },
    ),
  });
  const wishes: fc.Arbitrary<TrackWishes> = fc.record(
    {
      kept: fc.record(
        {
          sound: fc.record({ language, role }),
          text: fc.oneof(fc.constant('off' as const), fc.record({ language, kind })),
        },
        { requiredKeys: [] },
      ),
      audioLanguage: language,
      subTitleLanguage: language,
      languages: fc.array(language, { maxLength: 3 }),
      pageLanguage: language,
    },
    { requiredKeys: ['kept', 'languages', 'pageLanguage'] },
  );

  it('chooses a description or commentary only for those who chose it, where the stream has a main sound', () => {
    fc.assert(
      fc.property(stream, wishes, (one, wanted) => {
        const role = chooseTracks(one, wanted).sound?.role ?? 'main';
        const hasMain = one.audio.some((track) => track.role === 'main');
        if (hasMain && role !== 'main') expect(role).toBe(wanted.kept.sound?.role);
      }),
    );
  });

  it('gives a viewer who turned text off only what the sound needs', () => {
    fc.assert(
      fc.property(stream, wishes, (one, wanted) => {
        const kept = { ...wanted.kept, text: 'off' as const };
        const chosen = chooseTracks(one, { ...wanted, kept });
        expect(chosen.text?.kind ?? 'forced').toBe('forced');
      }),
    );
  });

  it('chooses a sound wherever there is one, and the same when asked again with what it chose', () => {
    fc.assert(
      fc.property(stream, wishes, (one, wanted) => {
        const { sound: chosen } = chooseTracks(one, wanted);
        expect(chosen === null).toBe(one.audio.length === 0);
        if (!chosen) return;
        const { language: of, role: as } = chosen;
        const kept = { ...wanted.kept, sound: { language: of, role: as } };
        const again = chooseTracks(one, { ...wanted, kept }).sound;
        expect(again?.id).toBe(chosen.id);
      }),
    );
  });
});

describe('textToTurnOn', () => {
  it.each<[string, Partial<TrackWishes>, string | null]>([
    [
      'what was on last',
      { kept: { text: 'off', lastText: { language: 'pt', kind: 'subtitles' } }, languages: ['en'] },
      'pt-BR/subtitles',
    ],
    [
      'another kind of the language that was on last',
      { kept: { lastText: { language: 'es', kind: 'captions' } } },
      'es/subtitles',
    ],
    [
      'the preference before the browser’s languages',
      { subTitleLanguage: 'es', languages: ['en'] },
      'es/subtitles',
    ],
    ['the sound’s preference where text has none', { audioLanguage: 'pt' }, 'pt-BR/subtitles'],
    ['the page’s language', { pageLanguage: 'es' }, 'es/subtitles'],
    ['the first that can be read in no wanted language', {}, 'en/captions'],
  ])('takes %s', (_, wishes, id) => {
    expect(textToTurnOn(texts, { ...nothing, ...wishes })?.id ?? null).toBe(id);
  });

  it('takes nothing where all text is forced', () => {
    expect(textToTurnOn([text('en', 'forced')], nothing)).toBeNull();
  });
});
