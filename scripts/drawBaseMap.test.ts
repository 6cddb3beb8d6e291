import { readFileSync } from 'node:fs';
import { drawBaseMap, FILE } from './drawBaseMap';

it('draws the base map that the site has', () =>
  expect(JSON.parse(drawBaseMap())).toEqual(JSON.parse(readFileSync(FILE, 'utf8'))));
