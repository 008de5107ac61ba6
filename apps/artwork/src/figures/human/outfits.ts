import { material } from '../material';
import { headwear } from './headwear';
import type { Outfit } from './outfit';
import { wear } from './outfit';
import {
  belt,
  boots,
  boxingGloves,
  buckle,
  cageGloves,
  cropTop,
  fightShorts,
  hoodedRobe,
  jersey,
  longSleeves,
  looseShorts,
  singlet,
  skirt,
  socks,
  suit,
  tightShorts,
  tights,
  trainers,
  trousers,
  vest,
} from './wardrobe';

const thobe: Partial<Outfit> = {
  torso: { material: material.shirt, grow: 0.022 },
  hips: { material: material.shirt, grow: 0.02 },
  upperArm: { material: material.shirt, grow: 0.018 },
  forearm: { material: material.shirt, grow: 0.026 },
};
const western = wear(longSleeves, trousers, boots, headwear.bandana, buckle, headwear.cowboyHat);
const spaceSuit: Partial<Outfit> = {
  torso: { material: material.shirt, grow: 0.07 },
  hips: { material: material.shirt, grow: 0.06 },
  upperArm: { material: material.shirt, grow: 0.045 },
  forearm: { material: material.shirt, grow: 0.045 },
  hand: { material: material.trim, grow: 0.022 },
  thigh: { material: material.shirt, grow: 0.05 },
  shin: { material: material.shirt, grow: 0.05 },
  foot: { material: material.trim, grow: 0.03 },
};

export const outfits = {
  cage: wear(fightShorts, cageGloves),
  cageTight: wear(tightShorts, cageGloves),
  cageWoman: wear(tightShorts, cropTop, cageGloves),
  boxing: wear(looseShorts, boxingGloves, trainers),
  champion: wear(fightShorts, cageGloves, belt),
  robe: wear(fightShorts, cageGloves, hoodedRobe),
  football: wear(looseShorts, jersey, socks, trainers),
  track: wear(tightShorts, singlet, trainers),
  trackWoman: wear(tightShorts, cropTop, trainers),
  leotard: wear({ hips: { material: material.shirt, grow: 0.005 } }, singlet),
  swim: wear(tightShorts, headwear.beanie),
  basketball: wear(looseShorts, singlet, trainers),
  fencing: wear(longSleeves, tights, trainers),
  cyclist: wear(tightShorts, jersey, trainers, headwear.helmet),
  western,
  westernVest: wear(western, vest),
  charro: wear(longSleeves, trousers, boots, vest, headwear.bandana, headwear.sombrero),
  gownHat: wear(longSleeves, skirt(material.shirt, 0.6, 0.34), boots, headwear.sombrero),
  thobe: wear(thobe, skirt(material.shirt, 0.84, 0.25), headwear.ghutra, trainers),
  footballHijab: wear(jersey, tights, looseShorts, trainers, headwear.hijab),
  abaya: wear(thobe, skirt(material.shirt, 0.84, 0.26), trainers, headwear.hijab),
  diver: wear(tightShorts),
  rower: wear(tightShorts, singlet),
  rider: wear(thobe, trousers, trainers, headwear.ghutra),
  jockey: wear(longSleeves, tights, boots, headwear.jockeyCap),
  driver: wear(longSleeves, trousers, trainers, headwear.crashHelmet),
  suit: wear(suit),
  casual: wear(longSleeves, trousers, trainers),
  tee: wear(jersey, trousers, trainers),
  headphones: wear(jersey, trousers, trainers, headwear.headphones),
  speaker: wear(longSleeves, trousers, trainers, headwear.headset),
  chef: wear(longSleeves, trousers, trainers, headwear.toque, skirt(material.trim, 0.5, 0.2)),
  coat: wear(suit, skirt(material.shirt, 0.62, 0.24), headwear.fedora),
  hiker: wear(longSleeves, trousers, boots, headwear.beanie),
  winter: wear(longSleeves, trousers, boots, headwear.beanie, headwear.scarf),
  dress: wear(singlet, skirt(material.shirt, 0.5, 0.3)),
  gown: wear(singlet, skirt(material.shirt, 0.84, 0.36)),
  astronaut: wear(spaceSuit, headwear.spaceHelmet),
} as const;

export type OutfitName = keyof typeof outfits;
