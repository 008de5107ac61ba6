import { type Draft, toFinding } from '../draft';
import type { Finding } from '../finding';
import type { Base } from '../parse-realm';
import { spokenPath } from '../pointer';
import type { Inherited } from './inherit';
import type { Layer } from './layer';
import { brokenDraft } from './lineage';

interface Family {
  inherited: Inherited;
  /** The realm's own. */
  layer: Layer;
  bases: readonly Base[];
}

/**
 * Drafts become findings in the file that holds the value. What a base has wrong by itself is said there; here one
 * finding says which base has to be mended.
 */
export function placeDrafts(
  drafts: readonly Draft[],
  { inherited, layer, bases }: Family,
): Finding[] {
  const findings: Finding[] = [];
  const broken = new Map<string, { base: Base; file: string }>();
  for (const draft of drafts) {
    const at = inherited.layerAt(draft.pointer);
    const pointer = inherited.pointerInFile(draft.pointer);
    const finding = toFinding({ ...draft, pointer }, at.file, at.document);
    const base = bases.find((candidate) => knows(candidate, finding));
    if (base) {
      if (finding.severity !== 'error') continue;
      // Whoever is met first brought it; what it extends itself comes before it in the list.
      if (!broken.has(base.through))
        broken.set(base.through, { base, file: fileOf(base, finding) });
    } else findings.push(finding);
  }
  for (const [pointer, { base, file }] of broken) {
    findings.push(
      toFinding(brokenDraft({ name: base.name, pointer }, file), layer.file, layer.document),
    );
  }
  for (const pointer of inherited.inVain)
    findings.push(toFinding(inVainDraft(pointer), layer.file, layer.document));
  return findings;
}

/** Whether a base has the same wrong by itself. A key that is missing there is missing here, at another place. */
function knows({ findings }: Base, found: Finding): boolean {
  return findings.some(
    ({ rule, file, pointer, message }) =>
      rule === found.rule &&
      ((file === found.file && pointer === found.pointer) || message === found.message),
  );
}

function fileOf({ findings, layer }: Base, found: Finding): string {
  const known = findings.find(
    ({ rule, message }) => rule === found.rule && message === found.message,
  );
  return known?.file ?? layer.file;
}

function inVainDraft(pointer: string): Draft {
  return {
    rule: 'nothing-inherited',
    pointer,
    message: `${spokenPath(pointer) || 'This'} takes away something that is not inherited.`,
  };
}
