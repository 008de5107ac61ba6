/**
 * Counts one check, and says what is wrong with it, or was at the first of two tries.
 * @typedef {(name: string, problems: string[], first?: string[]) => void} Tell
 */

/**
 * What each part of the checks is told.
 * @typedef {object} Part
 * @property {import('playwright').Browser} browser
 * @property {string} address of the build that is served
 * @property {Tell} tell
 * @property {boolean} full
 * @property {string} only the checks whose name holds this
 * @property {boolean} accept
 */

/**
 * How a story is looked at.
 * @typedef {object} Look
 * @property {string} globals what the toolbar would choose
 * @property {[width: number, height: number]} viewport
 * @property {string} [name]
 * @property {boolean} [whole] its picture is that of the whole page
 * @property {string} [above] its picture ends above this element
 */

/** A story or a page of the guide, as Storybook lists them. */
/** @typedef {{ type: string, id: string, title: string, name: string, importPath: string }} Entry */

/** @typedef {Entry & { look: Look, file: string }} Picture a story's, and the file that keeps it */

export {};
