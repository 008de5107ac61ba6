import type { Changes } from './changes';

/**
 * The address of the bench with the changes, in the form in which the workshop writes arguments of
 * stories.
 */
export function benchAddress(
  workshop: string,
  { story, changes, globals }: { story: string; changes: Changes; globals: string },
): string {
  const args = Object.entries(changes)
    .map(([name, value]) => `${name}:${value.replace(/^#(.+)$/, '!hex($1)')}`)
    .join(';');
  const query = [
    `path=/story/${story}`,
    ...(args ? [`args=${args}`] : []),
    ...(globals ? [`globals=${globals}`] : []),
  ].join('&');
  return `${workshop}?${query}`;
}
