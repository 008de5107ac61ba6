declare module 'virtual:realms' {
  export const baseCss: string;
  export const realms: import('./realm').WorkshopRealm[];
}
