import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SERVICES_FILE, servicesSource } from '../scripts/servicesSource';
import { services } from './services.gen';

it('lists every folder of a service', () => {
  expect(readFileSync(SERVICES_FILE, 'utf8'), 'npm run generate').toBe(servicesSource());
  const folders = readdirSync(path.dirname(SERVICES_FILE), { withFileTypes: true });
  expect(services).toHaveLength(folders.filter((entry) => entry.isDirectory()).length);
});

it('has a place of its own for each, in order', () => {
  const places = services.map(({ place }) => place ?? 0);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
});
