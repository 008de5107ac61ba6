declare module 'virtual:component-status' {
  /** Status by the component's name. */
  export const statuses: Readonly<Record<string, import('@marquee/design-system/docs').Status>>;
}
