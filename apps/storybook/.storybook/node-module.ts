/** Stands in for Node's own module where the theme asks it for the place of a font's file: a browser has the address. */
export const createRequire = () => ({ resolve: (path: string) => path });
