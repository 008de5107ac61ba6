/**
 * The groups of the tree from the top: the guide, the brands, whole pages, then components.
 * Storybook reads the order in preview.tsx without running it, so it cannot import this list.
 */
export const GROUPS = [
  'Guide',
  'Brands',
  'Pages',
  'Catalogue',
  'Library',
  'Identity',
  'Screens',
  'Actions',
  'Text',
  'Forms',
  'Feedback',
  'Overlays',
  'Navigation',
  'Media',
  'Layout',
  'Player',
];

/**
 * Reports problems of the tree with these titles, in its order. Storybook puts titles without a
 * group above all groups, wherever the order has them.
 * @param {string[]} titles
 */
export function treeProblems(titles) {
  const alone = [...new Set(titles.filter((title) => !title.includes('/')))];
  const groups = titles.map((title) => title.split('/')[0]);
  const met = groups.filter((group, at) => group !== groups[at - 1]);
  return [
    ...alone.map((title) => `"${title}" has no group: it is above the guide.`),
    ...(met.join() === GROUPS.join()
      ? []
      : [`The groups come as ${met.join(', ')}; they should be ${GROUPS.join(', ')}.`]),
  ];
}
