import fc from 'fast-check';
import { entryNames, fileNameOf } from './entryNames';

const named = (name: string, url = 'https://cms.example/api/media/file/plan.pdf') => ({ name, url });

describe('a name in an archive', () => {
  it.each([
    ['תוכנית הדירה', 'תוכנית הדירה.pdf'],
    ['plan.PDF', 'plan.PDF'],
    ['סיכום 2.2026', 'סיכום 2.2026.pdf'],
    ['Tower Rev.B', 'Tower Rev.B.pdf'],
    ['plan.dwg', 'plan.dwg.pdf'],
    ['ש'.repeat(300), `${'ש'.repeat(100)}.pdf`],
    ['🏗️'.repeat(80), `${'🏗️'.repeat(28)}🏗.pdf`],
    ['a/b\\c:d', 'a b c d.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['   ', 'file.pdf'],
    ['..', 'file.pdf'],
  ])('turns %s into %s, with a missing extension from the address', (name, file) => {
    expect(fileNameOf(named(name))).toBe(file);
  });

  it('does not use a query as an extension', () => {
    expect(fileNameOf(named('plan', '/api/residentFiles/file/plan.pdf?signature=a.exe'))).toBe('plan.pdf');
    expect(fileNameOf(named('plan', 'https://cms.example/api/media/file/plan'))).toBe('plan');
  });

  it('gets _1, _2 for duplicates', () => {
    const names = ['plan', 'Plan', 'plan', 'plan_1', 'other'].map((name) => named(name));
    expect(entryNames(names)).toEqual(['plan.pdf', 'Plan_1.pdf', 'plan_2.pdf', 'plan_1_1.pdf', 'other.pdf']);
  });

  it('is unique for any names', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'a_1', 'a_2', 'a.pdf', '')), (names) => {
        const entries = entryNames(names.map((name) => named(name))).map((name) => name.toLowerCase());
        expect(new Set(entries).size).toBe(names.length);
      }),
    );
  });
});
