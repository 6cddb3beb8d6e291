import { schemaOrgFaults } from '../../testing/schemaOrgFaults';
import { article } from './testing/articleFixture';
import { articleStructuredData } from './articleStructuredData';

const category = { id: '1', key: 'city', name: 'City', order: 1 };
const page = { ...article('a', '2026-11-05', category), updatedAt: '2026-11-06T08:00:00.000Z', locale: 'en' };

describe('articleStructuredData', () => {
  it('contains the known facts of an article', () => {
    const data = articleStructuredData(page, 'https://e.example/a.jpg', 'Even Derech', 'https://e.example');
    expect(schemaOrgFaults(data)).toEqual([]);
    expect(data).toMatchObject({
      '@type': 'Article',
      headline: 'Article a',
      description: 'About a',
      articleSection: 'City',
      datePublished: '2026-11-05',
      dateModified: '2026-11-06T08:00:00.000Z',
      image: ['https://e.example/a.jpg'],
      mainEntityOfPage: 'https://e.example/en/magazine/a/',
      publisher: { '@id': 'https://e.example/#organization', name: 'Even Derech' },
    });
  });

  it('leaves out unknown facts', () => {
    const bare = { ...page, article: null, updatedAt: null };
    expect(articleStructuredData(bare, null, null, 'https://e.example')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Article a',
      inLanguage: 'en',
      mainEntityOfPage: 'https://e.example/en/magazine/a/',
    });
  });
});
