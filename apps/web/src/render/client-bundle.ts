import type { StyleRule } from '@marquee/design-system/theme';

/** One entry of the bundler's manifest, as far as pages need it. */
export interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

/** The compiled browser code: its manifest, and the text of the inlined boot script. */
export interface ClientBundle {
  manifest: Record<string, ManifestChunk>;
  entry: string;
  boot: string;
  /** The file with every style rule, and what is in it. */
  sheet: string;
  rules: readonly StyleRule[];
}

/** Every file that must be there before `sources` can run: the chunks themselves and what they import, once each. */
export function filesFor(bundle: ClientBundle, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (source: string) => {
    const chunk = bundle.manifest[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...files];
}
