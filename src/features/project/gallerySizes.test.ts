import { gallerySizes } from './gallerySizes';

it.each([
  [1, 0, '(min-width: 82em) 1312px, 100vw'],
  [2, 1, '(min-width: 82em) 768px, (min-width: 48em) 56vw, 92vw'],
  [3, 1, '(min-width: 82em) 648px, (min-width: 48em) 48vw, 46vw'],
  [5, 0, '(min-width: 82em) 768px, (min-width: 48em) 56vw, 92vw'],
  [5, 1, '(min-width: 82em) 384px, (min-width: 48em) 28vw, 46vw'],
  [9, 7, '(min-width: 82em) 384px, (min-width: 48em) 28vw, 46vw'],
])('of %i pictures, the picture at %i fills %s', (count, index, sizes) => {
  expect(gallerySizes(count, index)).toBe(sizes);
});
