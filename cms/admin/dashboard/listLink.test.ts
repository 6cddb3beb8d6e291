import type { Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import { listLink } from './listLink';

const payload = { config: { routes: { admin: '/admin' } } } as unknown as Pick<Payload, 'config'>;

describe('the address of a filtered list', () => {
  it('carries its conditions as the list’s own filters write them', () => {
    const link = listLink(payload, 'leads', [
      { status: { in: ['new', 'inProgress'] } },
      { assignee: { exists: false } },
    ]);
    expect(link).toBe(
      '/admin/collections/leads?where[or][0][and][0][status][in]=new%2CinProgress' +
        '&where[or][0][and][1][assignee][exists]=false&preset=&groupBy=',
    );
  });

  it('is the whole list without conditions, whichever saved view was open', () => {
    expect(listLink(payload, 'leads', [])).toBe('/admin/collections/leads?preset=&groupBy=');
  });
});
