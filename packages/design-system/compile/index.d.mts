/** What remains of the styles for the browser. */
export interface CompiledStyles {
  /** Absolute path of a styles module → its code for the browser. */
  modules: Map<string, string>;
  /** Every rule of every style, in the style engine's own order. */
  sheet: string;
}

export function compileStyles(): Promise<CompiledStyles>;
