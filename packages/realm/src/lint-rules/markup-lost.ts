import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about:
    'A text with markup has parts that are removed before viewers see it (code, frames, links that run code), or a tag that is not closed.',
  why: 'Viewers would not see all that you wrote, or the text after it would look different from what you meant.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Write headings, paragraphs, lists, tables, links and pictures, and close every tag. For code of another site use a section of the type `plugin`.',
  bad: `"pages": {
  "home": {
    "sections": [{ "type": "richText", "id": "story", "text": «"<p>Since 1998.</p><script>count()</script>" }]
  }
}`,
  good: `"pages": {
  "home": {
    "sections": [{ "type": "richText", "id": "story", "text": "<p>Since 1998.</p>" }]
  }
}`,
};
