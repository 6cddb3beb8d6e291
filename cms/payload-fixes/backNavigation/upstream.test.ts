import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Next ignores entries without a state', () => {
  const text = upstreamSource('next/dist/client/components/app-router.js');
  expect(text).toContain('this case only happens when pushState/replaceState was called outside of Next.js');
});
