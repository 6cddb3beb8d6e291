import { expect, test } from 'vitest';
import type { Fault } from './Fault';
import { FaultTally, MAX_LISTED_FAULTS } from './FaultTally';

const fault = (id: number, more: Partial<Fault> = {}): Fault => ({
  kind: 'headingOrder',
  collection: 'pages',
  id,
  title: `Page ${id}`,
  locale: 'he',
  path: 'text',
  trail: [],
  found: 'h4',
  ...more,
});

test('counts all problems and keeps a limited number of each kind', () => {
  const tally = new FaultTally();
  for (let id = 1; id <= MAX_LISTED_FAULTS + 20; id += 1) tally.add([fault(id)]);
  tally.add([fault(1, { kind: 'orphan' })]);
  expect(tally.counts).toMatchObject({ headingOrder: MAX_LISTED_FAULTS + 20, orphan: 1, unchanged: 0 });
  expect(tally.faults).toHaveLength(MAX_LISTED_FAULTS + 1);
});

test('counts a problem of a picture once, in however many documents it is used', () => {
  const tally = new FaultTally();
  const undescribed = fault(7, { kind: 'missingAlt', collection: 'media', path: 'alt' });
  tally.add([undescribed, undescribed]);
  tally.add([undescribed]);
  expect(tally.counts.missingAlt).toBe(1);
});
