import { withJfif } from './uploadExtensions';

it.each([
  [['jpg'], true],
  [['jpeg'], true],
  [['pdf', 'jpeg', 'jpg'], true],
  [['pdf', 'png'], false],
  [[], false],
])('accepts JFIF files if %j contains JPEG: %s', (extensions, expected) => {
  const accepted = withJfif(extensions);
  expect(accepted).toEqual(expected ? [...extensions, 'jfif'] : extensions);
});
