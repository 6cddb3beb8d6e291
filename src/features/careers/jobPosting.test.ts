import { jobPosting } from './jobPosting';

const job: Parameters<typeof jobPosting>[0] = {
  id: 'job',
  path: '/career/1042/',
  orderId: 1042,
  jobName: 'Bridge engineer',
  profession: null,
  subfield: null,
  department: null,
  scope: { name: 'משרה מלאה' },
  area: { name: 'המרכז' },
  contactName: null,
  closed: false,
  closingDate: null,
  isoDate: '2026-11-09',
  shownDate: '09/11/2026',
  company: { name: 'Even Derech Infrastructure' },
  description: 'A bridge & a road\n\nWhat you bring\nA degree\nTen <good> years',
};

describe('jobPosting', () => {
  it('contains the facts of the page', () => {
    expect(jobPosting(job, 'Even Derech')).toMatchObject({
      title: 'Bridge engineer',
      datePosted: '2026-11-09',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Even Derech Infrastructure' },
      jobLocation: { address: { addressRegion: 'המרכז' } },
      description:
        '<p>A bridge &amp; a road</p><p><strong>What you bring</strong></p><ul><li>A degree</li><li>Ten &lt;good&gt; years</li></ul>',
    });
  });

  it.each([
    ['משרה מלאה', 'FULL_TIME'],
    ['משרה חלקית', 'PART_TIME'],
    ['Full time', 'FULL_TIME'],
    ['part-time', 'PART_TIME'],
    ['משמרות', 'משמרות'],
  ])('maps the scope "%s" to %s', (name, type) => {
    expect(jobPosting({ ...job, scope: { name } }, null)).toHaveProperty('employmentType', type);
  });

  it('leaves out unknown facts', () => {
    const known = Object.keys(
      jobPosting({ ...job, scope: null, description: null, closingDate: null }, null),
    );
    for (const missing of ['employmentType', 'description', 'validThrough'])
      expect(known).not.toContain(missing);
  });
});
