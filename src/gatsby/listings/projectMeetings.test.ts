import { projectMeetings, type MeetingsModel } from './projectMeetings';

it("finds a project's active calendars in its language, oldest first", async () => {
  const findAll = jest.fn<ReturnType<MeetingsModel['findAll']>, Parameters<MeetingsModel['findAll']>>(() =>
    Promise.resolve({
      entries: [
        { id: 'b', documentId: '10' },
        { id: 'a', documentId: '9' },
      ],
    }),
  );
  const found = await projectMeetings({ id: 'p1', locale: 'en' }, { findAll });
  expect(found.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(findAll.mock.lastCall?.[0]).toEqual({
    type: 'CmsMeetingKind',
    query: { filter: { locale: { eq: 'en' }, active: { eq: true }, project: { id: { eq: 'p1' } } } },
  });
});
