import { spokenPath } from '../document/pointer';
import { type Draft, toFinding } from '../findings/draft';
import type { Finding } from '../findings/finding';
import type { Layer } from '../inheritance/layer';

/** Makes one remark for each key of an older version: it still works, and `marquee migrate` writes the newer one. */
export function deprecatedFindings({ file, document, root, migrated }: Layer): Finding[] {
  return migrated.changes.map(({ from, to, version }) => {
    const draft: Draft = {
      rule: 'deprecated-key',
      pointer: root + migrated.before(from),
      at: 'key',
      message: `${spokenPath(from)} is called ${spokenPath(to)} since version ${version}. The old key still works; "marquee migrate --write" moves it.`,
      suggestion: spokenPath(to),
    };
    return toFinding(draft, file, document);
  });
}
