import { expect, test } from 'vitest';
import { fileOnCms, pathOnSite } from './typedTarget';

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
])('%s is the path %s', (url, path) => expect(pathOnSite(url, SITE)).toBe(path));

const CMS = 'https://cms.even-derech.example';

test.each([
  [`${CMS}/api/media/file/report.pdf`, 'report.pdf'],
  [`${CMS}/api/media/file/%D7%93%D7%95%D7%97%201.pdf?v=2#page=3`, 'דוח 1.pdf'],
  [`${CMS}/api/media/file/50%.pdf`, '50%.pdf'],
  [`${CMS}/api/media/file/`, null],
  [`${CMS}/api/attachments/file/cv.pdf`, null],
  [`${CMS}.other.example/api/media/file/report.pdf`, null],
  [`${SITE}/api/media/file/report.pdf`, null],
  [null, null],
])('%s is the file %s', (url, file) => expect(fileOnCms(url, CMS)).toBe(file));
