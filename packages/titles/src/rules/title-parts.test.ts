import { expect, it } from 'vitest';
import { titleParts } from './title-parts';

it.each([
  ['Apex 63: Tordahl vs. Fonomau', ['Apex 63:', 'Tordahl vs.', 'Fonomau']],
  [
    'Fight Night San Altero: Cárcamo vs. Pruett 2',
    ['Fight Night San Altero:', 'Cárcamo vs.', 'Pruett 2'],
  ],
  ['Apex 65: Altamira contra Tavares Pinho', ['Apex 65:', 'Altamira contra', 'Tavares Pinho']],
  ['Basquete: Trams x Foundry', ['Basquete:', 'Trams x', 'Foundry']],
  ['الرمال × الساحل', ['الرمال ×', 'الساحل']],
  ['الرمال ضد الساحل', ['الرمال ضد', 'الساحل']],
  ['Rovers v Town', ['Rovers v', 'Town']],
  ['Rovers V. Town', ['Rovers V.', 'Town']],
  ['Cup: Final: Rovers vs Town', ['Cup:', 'Final: Rovers vs', 'Town']],
  ['Rovers  vs.  Town', ['Rovers  vs.', 'Town']],
  ['Cup:  Rovers vs. Town', ['Cup:', 'Rovers vs.', 'Town']],
])('titleParts cuts "%s" between its sides', (name, parts) => {
  expect(titleParts(name)).toEqual(parts);
});

it.each([
  'Apex Rise: Season Finals',
  'Signal House',
  'Grand Prix: Lap of the Gods',
  'Versus',
  'vs. the World',
  'Planet X',
  'Contra Costa',
  'Two lines\nRovers vs Town',
  'Rovers vs Town\nof two lines',
  '',
])('titleParts finds no sides in "%s"', (name) => {
  expect(titleParts(name)).toBeUndefined();
});
