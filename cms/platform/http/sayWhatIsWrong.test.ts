import type { AfterErrorHook } from 'payload';
import { expect, test } from 'vitest';
import { sayWhatIsWrong } from './sayWhatIsWrong';

const say = (errors: object[]) =>
  sayWhatIsWrong({
    error: new Error('refused'),
    result: { errors },
  } as unknown as Parameters<AfterErrorHook>[0]);

test('the reason stands beside each field, whatever a build calls the error’s class', () => {
  const data = {
    errors: [
      { label: 'Content > Slug', path: 'slug', message: 'Another page is already at /about/' },
      { path: 'title', message: 'The page has no name in Hebrew' },
    ],
  };
  expect(say([{ name: 'o', message: 'The following fields are invalid: slug, title', data }])).toEqual({
    response: {
      errors: [
        {
          name: 'o',
          message: 'Slug: Another page is already at /about/\ntitle: The page has no name in Hebrew',
          data,
        },
      ],
    },
  });
});

test('other errors stay as they are', () => {
  expect(say([{ message: 'Not found' }])).toBeUndefined();
});
