import { describe, expect, it } from 'vitest';
import { arrangeTvProviders, findTvProviders, needsSearch } from './tv-providers';

const known = ['Zephyr', 'Águila TV', 'Harbour Cable', 'Copperline'].map((name) => ({
  id: name.toLowerCase().replace(/\W/g, ''),
  name,
}));
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('[1.2-132] arrangeTvProviders', () => {
  it('has all that the service names, sorted by name, where the realm has no list', () => {
    const { featured, nonFeatured } = arrangeTvProviders(known, undefined, 'es');
    expect(featured).toEqual([]);
    expect(names(nonFeatured)).toEqual(['Águila TV', 'Copperline', 'Harbour Cable', 'Zephyr']);
  });

  it('has only those of the realm’s list, with the displayed ones apart and in its order', () => {
    const allowed = [
      { name: 'zephyr', display: true },
      { name: 'harbourcable' },
      { name: 'copperline', display: true },
      { name: 'gone' },
      { name: 'guilatv', display: false },
    ];
    const { featured, nonFeatured } = arrangeTvProviders(known, allowed, 'en');
    expect(names(featured)).toEqual(['Zephyr', 'Copperline']);
    expect(names(nonFeatured)).toEqual(['Águila TV', 'Harbour Cable']);
  });
});

describe('the search for a TV provider', () => {
  const all = { featured: known.slice(0, 2), nonFeatured: known.slice(2) };

  it.each([
    ['', 4],
    ['  ', 4],
    ['aguila', 1],
    ['\u202aAgu\u200bila\u00ad', 1],
    ['\u2066\u2069', 4],
    ['CABLE harb', 1],
    ['line', 1],
    ['harbour  cable', 1],
    ['nobody', 0],
  ])('finds with “%s” %i providers', (term, count) => {
    const { featured, nonFeatured } = findTvProviders(all, term);
    expect(featured.length + nonFeatured.length).toBe(count);
  });

  it('is there for a long list alone', () => {
    expect(needsSearch(all)).toBe(false);
    expect(needsSearch({ featured: known, nonFeatured: known })).toBe(false);
    expect(needsSearch({ featured: known, nonFeatured: [...known, ...known] })).toBe(true);
  });
});
