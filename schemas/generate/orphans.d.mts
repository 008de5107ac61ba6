export function orphansIn(
  root: string,
  folder: string,
  generated: ReadonlyMap<string, string>,
): Promise<string[]>;
