import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'Two sections of one page, two fields of one form, two terms, or two native apps have the same name.',
  why: 'Links and forms use ids: one of the two would never be found, or one answer would overwrite the other.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Give each an id of its own. `--fix` numbers sections; it does not change fields, because your origin uses their ids.',
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
