import type { Shape } from '../solid/shapes';
import { createClay } from '../solid/shapes';
import type { Flight } from './animals/falcon';
import { sculptFalcon } from './animals/falcon';
import type { GaitName } from './animals/gaits';
import { gaits } from './animals/gaits';
import type { Rider } from './animals/rider';
import { sculptRider } from './animals/rider';
import type { SeatName } from './animals/seat';
import type { SpeciesName } from './animals/species';
import { species } from './animals/species';
import type { Hair } from './human/head';
import type { OutfitName } from './human/outfits';
import { outfits } from './human/outfits';
import { sculptPerson } from './human/person';
import type { Build, Pose } from './human/pose';
import type { PoseName } from './human/poses';
import { poses } from './human/poses';
import type { PropName } from './human/props';
import { props } from './human/props';
import { sculptSaddle } from './tack';
import { sculptCoffee, sculptKart, sculptRallyCar } from './vehicles';

interface Looks {
  outfit: OutfitName;
  build?: Partial<Build>;
  hair?: Hair;
  beard?: boolean;
}

export interface PersonSubject extends Looks {
  kind: 'person';
  pose: PoseName;
  props?: readonly PropName[];
}

export interface AnimalSubject extends Partial<Looks> {
  kind: 'animal';
  species: SpeciesName;
  gait: GaitName;
  /** A rider in this seat. */
  seat?: SeatName;
  tack?: Rider['tack'];
}

export interface FalconSubject {
  kind: 'falcon';
  flight: Flight;
}

export interface TackSubject {
  kind: 'tack';
  hat: boolean;
}

export interface CarSubject {
  kind: 'car';
  nose: number;
}

/** A driver low in a kart. */
export interface KartSubject {
  kind: 'kart';
}

export interface CoffeeSubject {
  kind: 'coffee';
  cups: number;
}

/** The subjects that can be drawn, as plain data: the same data is the same figure. */
export type Subject =
  | PersonSubject
  | AnimalSubject
  | FalconSubject
  | TackSubject
  | CarSubject
  | KartSubject
  | CoffeeSubject;

export function sculpt(subject: Subject): readonly Shape[] {
  switch (subject.kind) {
    case 'person': {
      const { pose, outfit, build, hair, beard } = subject;
      const worn = outfits[outfit];
      const extras = [...worn.extras, ...(subject.props ?? []).map((name) => props[name])];
      const stance: Pose = poses[pose];
      return sculptPerson({ pose: stance, outfit: { ...worn, extras }, build, hair, beard }).shapes;
    }
    case 'animal': {
      const { seat, build, hair, beard, tack = 'none', outfit = 'western' } = subject;
      const kind = species[subject.species];
      const rider: Rider = {
        species: kind,
        gait: gaits[subject.gait],
        outfit: outfits[outfit],
        tack,
      };
      return sculptRider({ ...rider, seat, build, hair, beard }).shapes;
    }
    case 'tack': {
      const clay = createClay();
      sculptSaddle(clay, subject.hat);
      return clay.shapes;
    }
    case 'car': {
      const clay = createClay();
      sculptRallyCar(clay, subject.nose);
      return clay.shapes;
    }
    case 'kart': {
      const clay = createClay();
      sculptKart(clay);
      return sculptPerson({ pose: poses.steer, outfit: outfits.driver, hair: 'cropped' }, clay)
        .shapes;
    }
    case 'coffee': {
      const clay = createClay();
      sculptCoffee(clay, subject.cups);
      return clay.shapes;
    }
    case 'falcon': {
      const clay = createClay();
      sculptFalcon(clay, [0, 0, 0], subject.flight);
      return clay.shapes;
    }
  }
}
