import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROUTES_FILE, routesSource, SERVICES_FILE, servicesSource } from '../scripts/servicesSource';
import { services } from './services.gen';

it('lists all services and live calls', () => {
  expect(readFileSync(SERVICES_FILE, 'utf8'), 'npm run generate').toBe(servicesSource());
  expect(readFileSync(ROUTES_FILE, 'utf8'), 'npm run generate').toBe(routesSource());
});

it('lists something of each folder', () => {
  const listed = servicesSource() + routesSource();
  const folders = readdirSync(path.dirname(SERVICES_FILE), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.filter(({ name }) => !listed.includes(`'./${name}/`))).toEqual([]);
});

it('has a unique position for each, in order', () => {
  const places = services.map(({ place }) => place ?? 0);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
});
