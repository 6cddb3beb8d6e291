import { mediaUrl } from './mediaUrl';

const HOST = 'https://cms.even-derech.example';

describe('mediaUrl', () => {
  it.each([
    ['a file of the CMS', `${HOST}/api/media/file/report.pdf`],
    ['a file for residents, by its link', `${HOST}/api/residentFiles/file/plan.pdf?expires=1&signature=a`],
    ['a name in Hebrew', `${HOST}/api/media/file/%D7%93%D7%95%D7%97.pdf`],
  ])('allows %s', (_name, url) => {
    expect(mediaUrl(url, HOST)?.href).toBe(url);
  });

  it.each([
    ['another host', 'https://evil.example/api/media/file/report.pdf'],
    ['another port', `${HOST}:444/api/media/file/report.pdf`],
    ['another scheme', 'file:///api/media/file/report.pdf'],
    ['another path of the CMS', `${HOST}/api/users`],
    ['files of visitors', `${HOST}/api/attachments/file/cv.pdf`],
    ['a path that climbs out', `${HOST}/api/media/file/../../users`],
    ['credentials', 'https://user:secret@cms.even-derech.example/api/media/file/report.pdf'],
    ['a look-alike host', 'https://cms.even-derech.example.evil.example/api/media/file/report.pdf'],
    ['a relative path', '/api/media/file/report.pdf'],
    ['several values', [`${HOST}/api/media/file/report.pdf`]],
    ['nothing', undefined],
  ])('rejects %s', (_name, url) => {
    expect(mediaUrl(url, HOST)).toBeNull();
  });
});
