export type SaidPreset =
  | { kind: 'nothing' }
  | { kind: 'some' }
  | { kind: 'none' }
  | { kind: 'value'; value: string };

export function saidPreset(description: string): SaidPreset;
export function presetProblem(description: string, shown: string | undefined): string | undefined;
