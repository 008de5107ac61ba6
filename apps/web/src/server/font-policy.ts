/** The headers of every font: a plugin in a frame loads the brand's fonts from an origin of its own, or from an opaque one. */
export const FONT_HEADERS = { 'access-control-allow-origin': '*' } as const;

export const isFont = (type: string): boolean => type.startsWith('font/');
