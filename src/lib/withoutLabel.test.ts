import { withoutLabel } from './withoutLabel';

it.each([
  ['Building', 'Building B', 'B'],
  ['Building', 'building 12 North', '12 North'],
  ['בניין', 'בניין ב׳', 'ב׳'],
  ['Building', 'Building', 'Building'],
  ['Building', 'Buildings 1–3', 'Buildings 1–3'],
  ['Building', 'The Garden House', 'The Garden House'],
  ['בניין', 'הבניין הצפוני', 'הבניין הצפוני'],
  ['Building', '', ''],
])('for the label "%s" shortens "%s" to "%s"', (label, value, shown) =>
  expect(withoutLabel(label, value)).toBe(shown),
);
