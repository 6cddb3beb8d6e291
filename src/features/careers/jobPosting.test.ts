import { schemaOrgFaults } from '../../testing/schemaOrgFaults';
import { jobPosting } from './jobPosting';

const SITE = 'https://even-derech.example';

const job: Parameters<typeof jobPosting>[0] = {
  path: '/career/1042/',
  orderId: 1042,
  jobName: 'Bridge engineer',
  scope: { employmentType: 'FULL_TIME' },
  area: { name: 'המרכז' },
  city: { name: 'תל אביב־יפו', country: { name: 'ישראל', code: 'IL' } },
  closingDate: '2027-01-31T10:00:00.000Z',
  isoDate: '2026-11-09',
  company: { name: 'Even Derech Infrastructure' },
  description: 'A bridge & a road\n\nWhat you bring\nA degree\nTen <good> years',
};

const addressOf = (changes: Partial<typeof job>): unknown =>
  (jobPosting({ ...job, ...changes }, 'Even Derech', SITE) as { jobLocation: { address: unknown } })
    .jobLocation.address;

describe('jobPosting', () => {
  it('contains the facts of the page', () => {
    const data = jobPosting(job, 'Even Derech', SITE);
    expect(schemaOrgFaults(data)).toEqual([]);
    expect(data).toMatchObject({
      title: 'Bridge engineer',
      datePosted: '2026-11-09',
      validThrough: '2027-01-31T10:00:00.000Z',
      employmentType: 'FULL_TIME',
      identifier: { name: 'Even Derech', value: '1042' },
      hiringOrganization: {
        name: 'Even Derech Infrastructure',
        parentOrganization: { '@id': `${SITE}/#organization` },
      },
      description:
        '<p>A bridge &amp; a road</p><p><strong>What you bring</strong></p><ul><li>A degree</li><li>Ten &lt;good&gt; years</li></ul>',
    });
  });

  it('is in the country of its city', () => {
    const poland = { name: 'Poland', code: 'PL' };
    expect(addressOf({})).toEqual({
      '@type': 'PostalAddress',
      addressCountry: 'IL',
      addressLocality: 'תל אביב־יפו',
      addressRegion: 'המרכז',
    });
    expect(addressOf({ city: { name: 'Warsaw', country: poland }, area: null })).toEqual({
      '@type': 'PostalAddress',
      addressCountry: 'PL',
      addressLocality: 'Warsaw',
    });
    expect(addressOf({ city: { name: 'Warsaw', country: { ...poland, code: null } } })).toMatchObject({
      addressCountry: 'Poland',
    });
  });

  it('without a city is in the country of the group', () => {
    expect(addressOf({ city: null })).toEqual({
      '@type': 'PostalAddress',
      addressCountry: 'IL',
      addressRegion: 'המרכז',
    });
  });

  it('without a company is offered by the group', () => {
    expect(jobPosting({ ...job, company: null }, 'Even Derech', SITE)).toMatchObject({
      hiringOrganization: { '@id': `${SITE}/#organization`, name: 'Even Derech' },
    });
  });

  it.each([null, { employmentType: null }])('leaves out unknown facts (scope %j)', (scope) => {
    const known = Object.keys(
      jobPosting({ ...job, scope, description: null, closingDate: null }, null, SITE),
    );
    for (const missing of ['employmentType', 'description', 'validThrough'])
      expect(known).not.toContain(missing);
  });
});
