/** The id of a section's element: a realm may call a section like another element of the page, such as "main". */
export const sectionId = ({ id }: { id: string }): string => `section-${id}`;
