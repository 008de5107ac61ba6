export interface FirebaseProject {
  projectId: string;
  /** The project's API key, which is public. */
  apiKey: string;
}

/**
 * The Firebase project of each sample realm that has one. A project whose name begins with `demo-`
 * exists only in an emulator: Google gives no project such a name.
 */
export const firebaseProjects: Readonly<Record<string, FirebaseProject>> = {
  noor: { projectId: 'demo-noor', apiKey: 'demo-noor-web-key' },
};
