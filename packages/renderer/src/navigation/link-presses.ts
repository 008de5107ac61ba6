import type { MouseEvent } from 'react';

type TakePress = (event: MouseEvent<HTMLAnchorElement>, path: string) => boolean;

/** What may lead a viewer along a link of the site in the router's place, once its code is there: true when it does. */
export const linkPresses: { take?: TakePress } = {};
