import type { Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import { listLink } from './listLink';

const payload = { config: { routes: { admin: '/admin' } } } as unknown as Pick<Payload, 'config'>;

describe('the address of a filtered list', () => {
  it('contains its conditions in the format of the list’s filters', () => {
    const link = listLink(payload, 'leads', [
      { status: { in: ['new', 'inProgress'] } },
      { assignee: { exists: false } },
    ]);
    expect(link).toBe(
      '/admin/collections/leads?where[or][0][and][0][status][in]=new%2CinProgress' +
        '&where[or][0][and][1][assignee][exists]=false&preset=&groupBy=',
    );
  });

  it('is the unfiltered list without conditions, regardless of the last saved view', () => {
    expect(listLink(payload, 'leads', [])).toBe('/admin/collections/leads?preset=&groupBy=');
  });
});
