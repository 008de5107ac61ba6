import { expect, it } from 'vitest';
import { HISTORY_GROUPS, historyGroup, pdfShown } from './history-group';

it('[2.3-27] every item type of a payment history has a group', () => {
  expect(Object.keys(HISTORY_GROUPS)).toHaveLength(23);
  expect(historyGroup('PRO_RATA_REFUND')).toBe('refund');
  expect(historyGroup('DISPUTE_CLOSED')).toBe('dispute');
  expect(historyGroup('FAILED_INVOICE')).toBe('failure');
  expect(historyGroup('LICENCE_RENEWAL')).toBe('charge');
  expect(historyGroup('LICENCE_UPGRADE')).toBe('change');
});

it.each([
  ['succeeded', true],
  ['processing', false],
  ['failed', false],
] as const)('[2.3-28] a payment with the status %s has a link to its file: %s', (status, shown) => {
  expect(pdfShown(status)).toBe(shown);
});
