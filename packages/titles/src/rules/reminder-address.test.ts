import { expect, it } from 'vitest';
import { calendarAddress, reminderAddress } from './reminder-address';

const site = {
  realm: { origin: { address: 'https://origin.example//', publicKey: 'a key' } },
  locale: 'pt-BR',
} as Parameters<typeof reminderAddress>[0];

it('reminderAddress names the event, the realm by its public key, and the language', () => {
  expect(reminderAddress(site, 'apex-63')).toBe(
    'https://origin.example/api/v2/event/apex-63.ics?key=a+key&language=pt-BR',
  );
});

it('calendarAddress has what else the file depends on', () => {
  expect(calendarAddress(site, 'schedule', { league: 'Liga & Copa' })).toBe(
    'https://origin.example/api/v2/schedule.ics?key=a+key&language=pt-BR&league=Liga+%26+Copa',
  );
});
