declare module 'virtual:brand-themes' {
  export const baseCss: string;
  export const themes: Record<
    string,
    { attributes: Record<string, string>; own: string; light: string; dark: string }
  >;
}
