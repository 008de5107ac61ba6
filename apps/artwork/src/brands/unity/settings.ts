import { courses } from './courses';
import { courts } from './courts';
import { halls } from './halls';
import type { Setting } from './setting';
import { waters } from './waters';

export const settings = { ...courses, ...waters, ...courts, ...halls } as const;

export type SettingName = keyof typeof settings;

export const settingOf = (name: SettingName): Setting => settings[name];
