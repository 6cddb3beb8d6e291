import { projectLotteries, type LotteriesModel } from './projectLotteries';

it("finds a project's lotteries in its language, newest first", async () => {
  const findAll = jest.fn<ReturnType<LotteriesModel['findAll']>, Parameters<LotteriesModel['findAll']>>(() =>
    Promise.resolve({
      entries: [
        { id: 'old', closesAt: '2025-01-01T10:00:00.000Z' },
        { id: 'new', closesAt: '2026-01-01T10:00:00.000Z' },
      ],
    }),
  );
  const found = await projectLotteries({ id: 'p1', locale: 'he' }, { findAll });
  expect(found.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(findAll.mock.lastCall?.[0]).toEqual({
    type: 'CmsLottery',
    query: { filter: { locale: { eq: 'he' }, project: { id: { eq: 'p1' } } } },
  });
});
