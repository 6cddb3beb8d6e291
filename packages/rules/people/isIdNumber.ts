/**
 * Checks whether a text is an Israeli identity number: nine digits, the last of which is a check digit. Nine zeros are
 * rejected.
 */
export function isIdNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || !/[1-9]/.test(text)) return false;
  const sum = [...text].reduce((total, digit, index) => {
    const product = Number(digit) * ((index % 2) + 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0;
}
