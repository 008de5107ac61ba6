import { boutOutcome, type bouts, cardSegment } from '../details/tables';
import { cellsOf } from './detail-seed';

type BoutRow = typeof bouts.$inferInsert;

const secondsOf = (time = ''): number => {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes * 60 + seconds;
};

/** One of the words that a column allows. */
function wordOf<Word extends string>(words: readonly Word[], text: string, line: string): Word {
  const word = words.find((one) => one === text);
  if (!word) throw new Error(`“${text}” is none of ${words.join(', ')} in “${line}”.`);
  return word;
}

/** A corner is a fighter and a record: `elias-wren 16-1-0`, with a fourth number where there are fights that do not count. */
function cornerOf(cell = ''): { id: string; record: [number, number, number, number] } {
  const [id = '', record = ''] = cell.split(' ');
  const [wins = 0, losses = 0, draws = 0, noContests = 0] = record.split('-').map(Number);
  return { id, record: [wins, losses, draws, noContests] };
}

/** The fights of one event, out of its card as it is written. */
export function boutRows(realmId: string, eventId: string, card: string): BoutRow[] {
  return cellsOf(card).map((cells, position) => {
    const [segment = '', weightClass = '', stakes, rounds, redCell, blueCell, end = ''] = cells;
    const line = cells.join(' | ');
    const red = cornerOf(redCell);
    const blue = cornerOf(blueCell);
    const [outcome = '', method = '', endRound, time] = end.split(' ');
    return {
      realmId,
      titleId: eventId,
      position,
      segment: wordOf(cardSegment.enumValues, segment, line),
      weightClass,
      isTitleFight: stakes === 'title',
      rounds: Number(rounds),
      redId: red.id,
      redRecord: red.record,
      blueId: blue.id,
      blueRecord: blue.record,
      outcome: wordOf(boutOutcome.enumValues, outcome, line),
      method,
      endRound: Number(endRound),
      endSeconds: secondsOf(time),
    };
  });
}

/** Height in centimetres and reach beyond it, around which the fighters of a class are. */
const builds: Readonly<Record<string, readonly [height: number, reach: number]>> = {
  flyweight: [165, 3],
  bantamweight: [169, 4],
  featherweight: [173, 5],
  lightweight: [176, 5],
  welterweight: [181, 6],
  middleweight: [185, 6],
  lightHeavyweight: [189, 7],
  heavyweight: [192, 8],
  womensStrawweight: [160, 2],
  womensFlyweight: [165, 3],
  womensBantamweight: [169, 4],
  womensFeatherweight: [173, 5],
};

/** A fighter of the undercards. */
export interface Contender {
  id: string;
  name: string;
  country: string;
  weightClass: string;
  stance: string;
  heightCm: number;
  reachCm: number;
}

const slugOf = (name: string): string =>
  name
    .replace(/[ØøŁłı]/g, (letter) => ({ Ø: 'o', ø: 'o', Ł: 'l', ł: 'l' })[letter] ?? 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The fighters of a table of names, countries and classes, each with a build that is usual in the class. */
export function contendersOf(table: string): Contender[] {
  return cellsOf(table).map(([name = '', country = '', weightClass = ''], index) => {
    const build = builds[weightClass];
    if (!build) throw new Error(`${name} has the weight class “${weightClass}”, which is none.`);
    const [height, reach] = build;
    const heightCm = height + ((index * 5) % 9) - 4;
    return {
      id: slugOf(name),
      name,
      country,
      weightClass,
      stance: ['orthodox', 'orthodox', 'southpaw', 'switch'][(index * 7) % 4] ?? 'orthodox',
      heightCm,
      reachCm: heightCm + reach + ((index * 3) % 5) - 2,
    };
  });
}
