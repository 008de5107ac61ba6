import { type Draft, quote } from '../findings/draft';
import { closest, unmistakable } from '../findings/suggestions';
import { isInherited, plainPath } from '../inheritance/pictures';
import { isUsable } from '../pictures/assets';
import { picturesIn } from '../pictures/picture-places';
import type { Subject } from './subject';

/** Finds pictures that do not exist or cannot be shown. */
export function assetDrafts({ config, assets }: Subject): Draft[] {
  const usable = [...assets]
    .filter(([path, asset]) => isUsable(asset) && !isInherited(path))
    .map(([path]) => path);
  return picturesIn(config).flatMap(({ pointer, value: path }): Draft[] => {
    if (typeof path !== 'string') return [];
    const asset = assets.get(path);
    if (!asset) {
      return [
        {
          rule: 'asset-missing',
          pointer,
          message: `There is no file ${quote(plainPath(path))} in the realm's folder.`,
          allowed: usable,
          suggestion: closest(path, usable),
          ...setTo(unmistakable(path, usable)),
        },
      ];
    }
    if (isUsable(asset)) return [];
    if (asset.ending) {
      const message = `${quote(plainPath(path))} ${asset.problem}. Rename the file.`;
      const suggestion = plainPath(path).replace(/\.[^./]*$/, asset.ending);
      return [{ rule: 'asset-misnamed', pointer, message, suggestion }];
    }
    return [
      {
        rule: asset.unsafe ? 'asset-unsafe' : 'asset-unusable',
        pointer,
        message: `${quote(plainPath(path))} ${asset.problem}.`,
        allowed: usable,
      },
    ];
  });
}

const setTo = (value: string | undefined) => value !== undefined && { change: { set: value } };
