/**
 * The Firebase project of each sample realm that has one. A project whose name begins with `demo-` exists only in an
 * emulator: Google gives nobody such a name.
 */
export const firebaseProjects: Readonly<Record<string, string>> = { noor: 'demo-noor' };
