import type { Pose } from '../pose';
import { athletics } from './athletics';
import { ball } from './ball';
import { combat } from './combat';
import { everyday } from './everyday';

export const poses = {
  ...combat,
  ...athletics,
  ...ball,
  ...everyday,
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;
