import { expect, test } from 'vitest';
import { pathOnSite } from './readDocument';

const SITE = 'https://even-derech.example';

test.each([
  ['/about', '/about/'],
  ['/about/?from=mail#team', '/about/'],
  [`${SITE}/en/about/`, '/en/about/'],
  ['/%D7%91%D7%99%D7%AA/', '/בית/'],
  ['/50%/', '/50%/'],
  ['/files/report.pdf', null],
  ['/api/download?url=x', null],
  ['https://other.example/about/', null],
  ['//other.example/about/', null],
  ['tel:0312345678', null],
  ['#contact', null],
  [null, null],
])('%s leads to %s', (url, path) => expect(pathOnSite(url, SITE)).toBe(path));
