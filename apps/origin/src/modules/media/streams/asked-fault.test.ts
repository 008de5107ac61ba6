import { describe, expect, it } from 'vitest';
import { askedFault, segmentOf } from './asked-fault';

describe('askedFault', () => {
  it.each([
    ['stale=20', { is: 'stale', seconds: 20 }],
    ['stalled=1795000000', { is: 'stalled', at: 1_795_000_000 }],
    ['over=1795000000', { is: 'over', at: 1_795_000_000 }],
    ['discontinuity=5', { is: 'discontinuity', segment: 5 }],
    ['missing=5', { is: 'missing', segment: 5 }],
    ['cut=0', { is: 'cut', segment: 0 }],
    ['type', { is: 'type' }],
    ['expired=12', { is: 'expired', segment: 12 }],
    ['without=360', { is: 'without', rendition: '360' }],
    ['', null],
    [undefined, null],
    ['missing', null],
    ['missing=', null],
    ['missing=-1', null],
    ['stale=soon', null],
    ['stalled=', null],
    ['over=today', null],
    ['without=', null],
    ['toString=1', null],
  ])('reads %j', (header, fault) => {
    expect(askedFault(header)).toEqual(fault);
  });
});

it('tells a segment from a playlist by its name', () => {
  expect(['0.m4s', '17.vtt', 'list.m3u8', 'init.mp4'].map(segmentOf)).toEqual([0, 17, null, null]);
});
