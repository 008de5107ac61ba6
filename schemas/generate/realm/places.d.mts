export function placesModule(schema: object): string;
