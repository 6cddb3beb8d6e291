import { writeFile } from 'node:fs/promises';
import { assetPath } from './assets';
import { pictures } from './pictures/pictures';

/* Draws all or the named pictures of the demo content into cms/seed/assets:
   npx tsx demo/drawPictures.ts [name …] */

const names = process.argv.slice(2);
const unknown = names.filter((name) => !pictures.some((picture) => picture.name === name));
if (unknown.length > 0)
  throw new Error(`There is no picture named ${unknown.join(', ')}. See demo/pictures.`);
for (const { name, ending, make } of pictures) {
  if (names.length > 0 && !names.includes(name)) continue;
  const data = await make();
  await writeFile(assetPath(`${name}.${ending}`), data);
  console.log(`${name}.${ending}  ${Math.ceil(data.length / 1000)} kB`);
}
