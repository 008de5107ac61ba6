import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'Two sections of one page, two fields of one form, two terms, or two native apps have the same name.',
  why: 'Addresses and forms go by ids: of two, one would never be reached, or one answer would overwrite the other.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Give each an id of its own. `--fix` numbers sections; fields it leaves to you, because your origin knows their ids.',
  bad: `"pages": {
  "home": {
    "sections": [
      { "type": "hero", "id": "top" },
      { "type": "rail", "id": «"top", "source": "live" }
    ]
  }
}`,
  good: `"pages": {
  "home": {
    "sections": [
      { "type": "hero", "id": "top" },
      { "type": "rail", "id": "live", "source": "live" }
    ]
  }
}`,
};
