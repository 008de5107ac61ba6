/**
 * Counts a check, and prints its problems, or those of the first of two tries.
 * @typedef {(name: string, problems: string[], first?: string[]) => void} Tell
 */

/**
 * The options of each part of the checks.
 * @typedef {object} Part
 * @property {import('playwright').Browser} browser
 * @property {string} address of the build that is served
 * @property {Tell} tell
 * @property {boolean} full
 * @property {string} only the checks whose name holds this
 * @property {boolean} accept
 */

/**
 * The globals and the window that a story is shown with.
 * @typedef {object} Look
 * @property {string} globals what the toolbar would choose
 * @property {[width: number, height: number]} viewport
 * @property {string} [name]
 * @property {boolean} [whole] its picture is that of the whole page
 * @property {string} [above] its picture ends above this element
 */

/** A story or a page of the guide, as Storybook lists them. */
/** @typedef {{ type: string, id: string, title: string, name: string, importPath: string, tags?: string[] }} Entry */

/** @typedef {Entry & { look: Look, file: string }} Picture a story's picture, and the file it is in */

export {};
