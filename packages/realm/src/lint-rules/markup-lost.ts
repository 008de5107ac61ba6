import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about:
    'A text with markup holds what is taken out before viewers read it (code, frames, links that run code), or a tag that is not closed.',
  why: 'Viewers would not get what was written, or all that follows would look otherwise than it was meant.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Write headings, paragraphs, lists, tables, links and pictures, and close what you open. Code of others is a section of the type `plugin`.',
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
