import { login } from '@marquee/origin-client/calls';
import { CAPABILITIES } from '../../generated/capabilities';
import { LOGIN_ERRORS } from '../../rules/login-errors';
import type { Provider } from '../provider';

/** A club's season tickets: the number on the card, and the PIN that came with it. */
export const provider: Provider<'seasonTicket'> = {
  type: 'seasonTicket',
  name: 'seasonTicket.name',
  capabilities: CAPABILITIES.seasonTicket,
  errors: LOGIN_ERRORS,
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
  clientOf: ({ club }) => club,
  form: {
    fields: [
      { id: 'number', type: 'text', label: 'seasonTicket.number', required: true },
      { id: 'pin', type: 'password', label: 'seasonTicket.pin', required: true },
    ],
    signIn: ({ number = '', pin = '' }, { club }, { origin, signal }) =>
      origin.call(login, {
        body: { id: `${club}/${number}`, secret: pin },
        auth: 'none',
        signal,
      }),
  },
};
