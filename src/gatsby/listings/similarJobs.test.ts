import { outlineModel } from '../testing/outlineModel';
import { isJobClosed, similarJobs, type JobNode } from './similarJobs';

const NOW = Date.parse('2026-11-20T12:00:00Z');

const job = (id: string, facts: Partial<JobNode> = {}): JobNode => ({ id, locale: 'he', ...facts });
const own = job('own', { profession: 'p1', area: 'a1', company: 'c1' });

const similarTo = (others: readonly JobNode[], limit = 3) =>
  similarJobs(own, limit, outlineModel([own, ...others]), NOW).map(({ id }) => id);

describe('similar positions', () => {
  it('share the profession first, then the area, then the company', () => {
    const others = [
      job('nothing'),
      job('company', { company: 'c1' }),
      job('area', { area: 'a1' }),
      job('profession', { profession: 'p1' }),
    ];
    expect(similarTo(others, 4)).toEqual(['profession', 'area', 'company', 'nothing']);
  });

  it('are the newest among equals, up to the limit', () => {
    const others = [
      job('old', { startAdvertisingDate: '2026-01-01' }),
      job('new', { startAdvertisingDate: '2026-11-01' }),
      job('same day, later number', { startAdvertisingDate: '2026-11-01', orderId: 7 }),
    ];
    expect(similarTo(others, 2)).toEqual(['same day, later number', 'new']);
  });

  it('are open and exclude the position itself', () => {
    const others = [job('closed', { profession: 'p1', closingDate: '2026-11-20T12:00:00Z' }), job('open')];
    expect(similarTo(others)).toEqual(['open']);
  });

  it.each([
    [null, false],
    ['', false],
    ['2026-11-20T11:59:59Z', true],
    ['2026-11-20T12:00:01Z', false],
  ])('a position that closes at %s is closed: %s', (closingDate, expected) => {
    expect(isJobClosed({ closingDate }, NOW)).toBe(expected);
  });
});
