import { CAPTIONS_PRESETS } from '@marquee/design-system';
import { describe, expect, it } from 'vitest';
import { readChoices, readPreferences } from './stored-choices';

describe('readChoices', () => {
  it('reads what a player stored', () => {
    const choices = {
      tracks: {
        sound: { language: 'es', role: 'commentary' },
        text: { language: 'pt-BR', kind: 'captions' },
        lastText: { language: 'pt-BR', kind: 'captions' },
      },
      volume: 0.4,
      muted: true,
      rate: 1.5,
      captionsLook: CAPTIONS_PRESETS.large,
      theatre: true,
      floating: false,
      keys: false,
    };
    expect(readChoices(JSON.stringify(choices))).toEqual(choices);
  });

  it('reads that text is off', () => {
    expect(readChoices('{"tracks":{"text":"off"}}').tracks?.text).toBe('off');
  });

  it.each([
    null,
    '',
    '[]',
    '7',
    '{"volume":2,"rate":40,"muted":"yes","theatre":1,"floating":"no","keys":null,"captionsLook":[],"tracks":{"sound":{"language":"en","role":"loud"},"text":{"kind":"captions"}}}',
  ])('reads nothing from %s', (text) => {
    expect(readChoices(text)).toEqual({ tracks: {} });
  });
});

describe('readPreferences', () => {
  it('reads the look of captions that the account has', () => {
    const { large } = CAPTIONS_PRESETS;
    expect(readPreferences(JSON.stringify({ captionsLook: large }))).toEqual({
      captionsLook: large,
    });
  });

  it('reads what is valid and leaves the rest', () => {
    const text = '{"autoAdvance":false,"muted":1,"audioLanguage":"es","subTitleLanguage":[]}';
    expect(readPreferences(text)).toEqual({ autoAdvance: false, audioLanguage: 'es' });
  });
});
