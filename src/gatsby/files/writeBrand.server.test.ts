import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuiltFiles } from './BuiltFiles';
import { writeBrand } from './writeBrand';

async function written(brand: object | null): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'brand-'));
  await writeBrand(folder, () => Promise.resolve({ data: { brand } }), new BuiltFiles(folder));
  return readFile(path.join(folder, 'brand.css'), 'utf8');
}

it('writes the colours that editors chose', async () => {
  const colors = { accent: '#1d4ed8', ink: null, sand: '', night: 'red;}body{display:none' };
  expect(await written({ colors })).toBe(':root{--brand-accent:#1d4ed8}\n');
});

it.each([[null], [{ colors: null }]])('keeps the default colours for the brand %j', async (brand) => {
  expect(await written(brand)).toBe(':root{}\n');
});

it('fails the build when the query fails', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'brand-'));
  const broken = () => Promise.resolve({ errors: [{ message: 'No such field' }] });
  await expect(writeBrand(folder, broken, new BuiltFiles(folder))).rejects.toThrow('No such field');
});
