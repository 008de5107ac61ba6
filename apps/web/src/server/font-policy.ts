/** What every answer with a font carries: a plugin in a frame asks for the brand's faces from an origin of its own, or from none. */
export const FONT_HEADERS = { 'access-control-allow-origin': '*' } as const;

export const isFont = (type: string): boolean => type.startsWith('font/');
