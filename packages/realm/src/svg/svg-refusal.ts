/** Why a picture is not served, as the end of a sentence about it: "has the element <script> in line 3: …". */
export class SvgRefusal extends Error {
  override name = 'SvgRefusal';
}

/** What an operator can do about most reasons. */
const ANEW = 'Export it again as a plain SVG';

/**
 * The reasons, by what was found. Each says what a browser would do with it, because the operator has not written the file.
 */
export const REFUSALS = {
  encoding: (name: string) =>
    `is written in ${name}, which browsers may read in a different way. Save it in UTF-8`,
  large: (kilobytes: number, most: number) =>
    `has ${kilobytes} KB, and an SVG may have ${most}. Such a large picture loads faster as WebP`,
  malformed: (line: number, why: string) => `is not well-formed XML in line ${line}: ${why}`,
  root: (line: number) =>
    `does not begin with an <svg> of the namespace http://www.w3.org/2000/svg (line ${line}): no browser would show it`,
  version: (line: number) => `is XML 1.1 by its line ${line}, which browsers do not read. ${ANEW}`,
  doctype: (line: number) =>
    `has definitions in its DOCTYPE (line ${line}), which could hide code. Remove the DOCTYPE; in Illustrator use "Export As", or save without "Preserve Illustrator Editing Capabilities"`,
  instruction: (line: number, target: string) =>
    `has the instruction <?${target}?> in line ${line}, which can load a style sheet or a program. ${ANEW}`,
  element: (line: number, element: string) =>
    `has the element <${element}> in line ${line}, which is no part of a plain picture. ${ANEW}`,
  namespace: (line: number, element: string, namespace: string) =>
    `has the element <${element}> in line ${line} of the namespace ${namespace}, which is neither SVG's nor that of a known drawing tool. ${ANEW}`,
  handler: (line: number, element: string, attribute: string) =>
    `has the attribute ${attribute} at <${element}> in line ${line}, which runs code. ${ANEW}`,
  attribute: (line: number, element: string, attribute: string) =>
    `has the attribute ${attribute} at <${element}> in line ${line}, which is no part of a plain picture. ${ANEW}`,
  reference: (line: number, element: string, address: string) =>
    `refers to ${address} at <${element}> in line ${line}: a picture may show only what is in its own file. Embed it, or draw it as paths`,
  style: (line: number, element: string, what: string) =>
    `uses ${what} in a style at <${element}> in line ${line}: a style may only set how shapes look, and load nothing. ${ANEW}`,
  deep: (line: number, most: number) =>
    `nests more than ${most} elements in one another by line ${line}. ${ANEW}`,
  endless: (line: number) =>
    `draws a part within itself: <use>, a pattern, a mask or a filter in line ${line} leads back to itself. ${ANEW}`,
  bomb: (line: number, most: number) =>
    `would have more than ${most} shapes once its parts are repeated (line ${line}): browsers would freeze. ${ANEW}`,
} as const;
