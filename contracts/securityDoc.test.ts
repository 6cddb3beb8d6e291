import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** The requirements of OWASP ASVS 4.0.3 at level 2, by section, without those that were deleted or belong to level 3 alone. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  ...last('1.1', 7),
  ...last('1.2', 4),
  '1.4': [1, 4, 5],
  ...last('1.5', 4),
  ...last('1.6', 4),
  ...last('1.7', 2),
  ...last('1.8', 2),
  ...last('1.9', 2),
  ...last('1.10', 1),
  ...last('1.11', 2),
  '1.12': [2],
  ...last('1.14', 6),
  ...last('2.1', 12),
  ...last('2.2', 3),
  ...last('2.3', 3),
  ...last('2.4', 5),
  ...last('2.5', 7),
  ...last('2.6', 3),
  ...last('2.7', 6),
  ...last('2.8', 7),
  ...last('2.9', 3),
  ...last('2.10', 4),
  ...last('3.1', 1),
  ...last('3.2', 4),
  ...last('3.3', 4),
  ...last('3.4', 5),
  ...last('3.5', 3),
  ...last('3.7', 1),
  '4.1': [1, 2, 3, 5],
  ...last('4.2', 2),
  ...last('4.3', 3),
  ...last('5.1', 5),
  ...last('5.2', 8),
  ...last('5.3', 10),
  ...last('5.4', 3),
  ...last('5.5', 4),
  ...last('6.1', 3),
  ...last('6.2', 6),
  ...last('6.3', 2),
  ...last('6.4', 2),
  ...last('7.1', 4),
  ...last('7.2', 2),
  '7.3': [1, 3, 4],
  ...last('7.4', 3),
  ...last('8.1', 4),
  ...last('8.2', 3),
  ...last('8.3', 8),
  ...last('9.1', 3),
  ...last('9.2', 4),
  ...last('10.2', 2),
  ...last('10.3', 3),
  ...last('11.1', 8),
  ...last('12.1', 3),
  ...last('12.2', 1),
  ...last('12.3', 6),
  ...last('12.4', 2),
  ...last('12.5', 2),
  ...last('12.6', 1),
  '13.1': [1, 3, 4, 5],
  '13.2': [1, 2, 3, 5, 6],
  ...last('13.3', 2),
  ...last('13.4', 2),
  ...last('14.1', 4),
  ...last('14.2', 6),
  '14.3': [2, 3],
  ...last('14.4', 7),
  ...last('14.5', 4),
};

function last(section: string, number: number): Record<string, number[]> {
  return { [section]: Array.from({ length: number }, (_, index) => index + 1) };
}

it('docs/security.md says of every requirement of ASVS 4.0.3, level 2, how it is met or why not', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  const answered = [...text.matchAll(/\*\*(\d+\.\d+\.\d+)\*\*/g)].map(([, number]) => number ?? '');
  expect(answered.filter((number, index) => answered.indexOf(number) !== index)).toEqual([]);
  expect([...answered].sort()).toEqual([...wanted].sort());
});

it('docs/security.md names files that are there', () => {
  const named = [...text.matchAll(/`((?:[\w-]+\/)+[\w-]+(?:\.[\w-]+)*\.(?:json|md|mjs|tsx?))`/g)];
  const files = named.map(([, file]) => file ?? '').filter((file) => !file.startsWith('DATA_DIR/'));
  expect(files.length).toBeGreaterThan(30);
  const isThere = (file: string) => [file, `cms/${file}`].some((one) => existsSync(path.join(root, one)));
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});
