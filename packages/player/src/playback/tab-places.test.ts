import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { tabPlaces } from './tab-places';

describe('tabPlaces', () => {
  it('keeps the last place of each title', () => {
    const places = tabPlaces('apex', memoryStorage());
    places.note({ id: 'final', position: 130.5, duration: 600 });
    places.note({ id: 'final', position: 160, duration: 600 });
    places.note({ id: 'weigh-in', position: 20, duration: 600 });
    expect(places.find('final')).toBe(160);
    expect(places.find('weigh-in')).toBe(20);
    expect(places.find('walkouts')).toBeNull();
  });

  it('forgets the place of a title that was seen to its end', () => {
    const places = tabPlaces('apex', memoryStorage());
    places.note({ id: 'final', position: 130, duration: 600 });
    places.note({ id: 'final', position: 570, duration: 600 });
    expect(places.find('final')).toBeNull();
  });

  it('is a brand’s own', () => {
    const storage = memoryStorage();
    tabPlaces('apex', storage).note({ id: 'final', position: 130, duration: 600 });
    expect(tabPlaces('noor', storage).find('final')).toBeNull();
  });

  it.each(['', 'soon', '-3', 'Infinity', 'NaN'])('goes by no such place: %j', (text) => {
    const storage = memoryStorage();
    storage.set('apex.place.final', text);
    expect(tabPlaces('apex', storage).find('final')).toBeNull();
  });
});
