import type { Brand } from '../brand';
import { bench } from './bench';
import { blueHour } from './blue-hour';
import { chairs } from './chairs';
import { bridge, dunes } from './crossings';
import { forest } from './forest';
import { glasshouse } from './glasshouse';
import { chapel, cinema } from './halls';
import { ranges, road } from './hills';
import { loom } from './loom';
import { pipes, strings } from './music';
import type { PlainPalette } from './palette';
import { plainPalettes } from './palette';
import { openBook, reader } from './readers';
import { limb, observatory } from './skies';
import { chart, microscope } from './study';
import { lectern } from './talks';
import { stillLife } from './vessels';
import { boat } from './water';
import { atTheWindow, train } from './windows';

/** The art of Plain: quiet duotones in soft light, also for brands without art of their own. */
export const plain: Brand<PlainPalette> = {
  palettes: plainPalettes,
  scenes: [
    ranges,
    boat,
    road,
    dunes,
    forest,
    observatory,
    limb,
    blueHour,
    lectern,
    reader,
    atTheWindow,
    train,
    chapel,
    cinema,
    chairs,
    stillLife,
    bench,
    loom,
    glasshouse,
    chart,
    microscope,
    pipes,
    strings,
    openBook,
    bridge,
  ],
  wordy: 1,
};
