import { compareTexts } from './compareTexts';

it.each([
  ['names in Hebrew', ['תל אביב', 'אילת', 'חיפה', 'חולון'], ['אילת', 'חולון', 'חיפה', 'תל אביב']],
  ['names in English', ['Haifa', 'Arad', 'Lod', 'Arad'], ['Arad', 'Arad', 'Haifa', 'Lod']],
  ['days', ['2026-11-02', '2025-12-31', '2026-02-11'], ['2025-12-31', '2026-02-11', '2026-11-02']],
])('orders %s', (_kind, given, sorted) => {
  expect([...given].sort(compareTexts)).toEqual(sorted);
});
