import type { Answered } from './ask';

/** Whether an answer lets a browser at a site read it: the header has one value, exactly the site's origin or `*`. */
export const allows = ({ headers }: Pick<Answered, 'headers'>, from: string): boolean =>
  ['*', from].includes(String(headers['access-control-allow-origin']));
