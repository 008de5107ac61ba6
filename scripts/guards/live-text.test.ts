import { describe, expect, it } from 'vitest';
import { liveTexts } from './live-text';
import { repositoryFiles } from './repository-files';

describe('liveTexts', () => {
  it('finds no text in the pictures of the repository', () => {
    const pictures = repositoryFiles('*.svg');
    expect(pictures.length).toBeGreaterThan(10);
    expect(liveTexts(pictures)).toEqual([]);
  });

  it('finds no text in the code that draws logos of sample brands and of TV providers', () => {
    const drawing = repositoryFiles(
      'packages/design-system/src/samples/*.ts',
      'apps/origin/src/counterparts/tv/*.ts',
      'apps/artwork/src/**/*.ts',
      ':!*.test.ts',
    );
    expect(drawing.length).toBeGreaterThan(10);
    expect(liveTexts(drawing)).toEqual([]);
  });

  it.each([
    '<svg>\n<text x="2">Nordlys</text></svg>',
    '<svg>\n<svg:text>Nordlys</svg:text></svg>',
    '<svg>\n<tspan>Nordlys</tspan></svg>',
    '<svg>\n<foreignObject><p>Nordlys</p></foreignObject></svg>',
    '<svg>\n%3Ctext x="0"%3ENordlys%3C/text%3E</svg>',
  ])('finds %j', (text) => {
    expect(liveTexts([{ file: 'logo.svg', text }])).toHaveLength(1);
    expect(liveTexts([{ file: 'logo.svg', text }])[0]).toMatch(/^logo\.svg:2: /);
  });

  it('allows paths, titles and comments about text', () => {
    const text = '<svg><title>Nordlys text</title><path d="M0 0h4"/></svg>';
    expect(liveTexts([{ file: 'logo.svg', text }])).toEqual([]);
  });
});
