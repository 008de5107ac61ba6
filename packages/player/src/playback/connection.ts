/** What some browsers tell of the network. */
interface TellingNavigator extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

const connection = () => (navigator as TellingNavigator).connection;

/** Tells whether the viewer asked the browser to save data. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Tells whether the network is as slow as one of the second or third generation. */
export const isSlow = (): boolean => /[23]g$/.test(connection()?.effectiveType ?? '');
