/** Returns a unique family name of letters only, as forms require. */
export const uniqueName = (): string =>
  `Levi${[...String(Date.now())].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`;
