export interface SectionFile {
  type: string;
  file: string;
  schema: object;
}

export function sectionSchema(sections: readonly SectionFile[]): {
  properties: { type: { enum: string[]; enumDescriptions: string[] } };
  allOf: { then: { $ref: string } }[];
};

export function sectionsModule(
  sections: readonly SectionFile[],
  switches: readonly string[],
): string;
