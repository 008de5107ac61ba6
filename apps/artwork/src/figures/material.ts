/** The materials of clay; a brand's look says how each is coloured. */
export const material = {
  skin: 0,
  hair: 1,
  shirt: 2,
  trim: 3,
  legs: 4,
  shoe: 5,
  glove: 6,
  leather: 7,
  hat: 8,
  metal: 9,
  prop: 10,
  hide: 11,
  mane: 12,
  horn: 13,
  cloth: 14,
  face: 15,
} as const;

export type Material = (typeof material)[keyof typeof material];
