export function problemsOf(
  routes: Readonly<Record<string, { paths: Readonly<Record<string, string>>; switch?: string }>>,
  switches: readonly string[],
): string[];
