import type { Report } from '../../components/ReportCard/ReportCard';
import { newestFirst, yearsOf } from './datedReports';
import { reportFilters } from './reportFilters';

const report = (id: string, isoDate: string | null): Report => ({
  id,
  isoDate,
  shownDate: isoDate,
  reportName: { html: `<p>${id}</p>` },
  reportFile: null,
});
const KINDS = [
  { kindName: 'Annual', reports: [report('a24', '2025-03-20'), report('a23', '2024-03-28'), null] },
  { kindName: 'Quarterly', reports: [report('q3', '2025-11-25'), report('q1', '2024-05-30')] },
  { kindName: 'Undated', reports: [report('u', null)] },
  null,
];
const all = newestFirst(KINDS);
const ids = (reports: typeof all) => reports.map(({ report: { id } }) => id);

describe('reports', () => {
  it('are sorted by date, newest first, undated last', () => {
    expect(ids(all)).toEqual(['q3', 'a24', 'q1', 'a23', 'u']);
  });

  it('have years, latest first', () => {
    expect(yearsOf(all)).toEqual(['2025', '2024']);
  });

  it.each<[typeof reportFilters.initial, string[]]>([
    [{ year: null, kind: null }, ['q3', 'a24', 'q1', 'a23', 'u']],
    [{ year: '2024', kind: null }, ['q1', 'a23']],
    [{ year: null, kind: 'Annual' }, ['a24', 'a23']],
    [{ year: '2025', kind: 'Annual' }, ['a24']],
    [{ year: '2019', kind: null }, []],
    [{ year: '2024', kind: 'No such kind' }, []],
  ])('filters by %j', (choice, expected) => {
    expect(ids(all.filter((entry) => reportFilters.matches(entry, choice)))).toEqual(expected);
  });

  it('accepts an empty list', () => {
    expect(newestFirst(null)).toEqual([]);
  });
});
