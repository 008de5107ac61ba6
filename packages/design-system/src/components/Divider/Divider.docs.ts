import { docsOf } from '../../docs/component-docs';

export const Divider = docsOf<object>({
  anatomy: [['Line', 'Between two groups of one list.']],
  keys: [],
  announced: ['As a separator between the groups.'],
  accessibility: ['A real `<hr>`, which needs no role.'],
  do: ['Use it between groups of one list.'],
  dont: ['Use it where space is enough: use `Stack`.'],
  related: { Stack: 'for distance.' },
});
