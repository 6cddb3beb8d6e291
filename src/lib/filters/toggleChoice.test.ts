import fc from 'fast-check';
import { toggleChoice } from './toggleChoice';

const ALL = ['Haifa', 'Lod', 'Arad'];

describe('a press on an option of the city filter', () => {
  it.each<[string, string[], string | null, string[]]>([
    ['choosing "all" selects only all', ['Haifa', 'Lod'], null, []],
    ['"all" stays chosen when pressed again', [], null, []],
    ['a city takes "all" away', [], 'Lod', ['Lod']],
    ['a second city joins', ['Lod'], 'Arad', ['Lod', 'Arad']],
    ['a chosen city is taken away', ['Lod', 'Arad'], 'Lod', ['Arad']],
    ['the last city leads back to all', ['Lod'], 'Lod', []],
    ['every city together is all', ['Haifa', 'Lod'], 'Arad', []],
  ])('%s', (_, chosen, value, expected) => {
    expect(toggleChoice(chosen, value, ALL)).toEqual(expected);
  });

  it('does not become "all" by choosing every option where the list does not ask for it', () => {
    expect(toggleChoice(['Haifa', 'Lod'], 'Arad')).toEqual(['Haifa', 'Lod', 'Arad']);
  });

  it('is undone by a second press, unless the choice became "all"', () => {
    fc.assert(
      fc.property(fc.subarray(ALL), fc.constantFrom(...ALL), (chosen, value) => {
        const once = toggleChoice(chosen, value);
        expect([...toggleChoice(once, value)].sort()).toEqual([...chosen].sort());
      }),
    );
  });
});
