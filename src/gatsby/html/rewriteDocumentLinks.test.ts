import type { CreateResolversArgs } from 'gatsby';
import { EventEmitter } from 'node:events';
import { createResolvers } from '../schema/createResolvers';
import { rewriteDocumentLinks } from './rewriteDocumentLinks';

const CMS = 'https://cms.even-derech.example';

const rewrite = (href: string) => rewriteDocumentLinks(`<p><a href="${href}">x</a></p>`, CMS);

describe('rewriteDocumentLinks', () => {
  it.each([
    ['a document', `${CMS}/api/media/file/a.pdf`, `${CMS}/api/media/file/a.pdf`],
    ['an upper-case extension', `${CMS}/api/media/file/A.PDF`, `${CMS}/api/media/file/A.PDF`],
    ['a query', `${CMS}/api/media/file/a.docx?v=1&amp;w=2`, `${CMS}/api/media/file/a.docx?v=1&w=2`],
    [
      'a host in capitals',
      `https://CMS.even-derech.example/api/media/file/a.zip`,
      `${CMS}/api/media/file/a.zip`,
    ],
    ['the default port', `${CMS}:443/api/media/file/a.xlsx`, `${CMS}/api/media/file/a.xlsx`],
    ['a page number of the document', `${CMS}/api/media/file/a.pdf#page=2`, `${CMS}/api/media/file/a.pdf`],
    [
      'a signed link for residents',
      `${CMS}/api/residentFiles/file/plan.pdf?expires=1&amp;signature=a`,
      `${CMS}/api/residentFiles/file/plan.pdf?expires=1&signature=a`,
    ],
  ])('makes a download of %s on the CMS', (_name, href, url) => {
    expect(rewrite(href)).toBe(`<p><a href="/api/download?url=${encodeURIComponent(url)}">x</a></p>`);
  });

  it.each([
    ['a form of a government site', 'https://www.gov.il/BlobFolder/form.pdf'],
    ['a report of a stock exchange', 'https://mayafiles.tase.co.il/rpdf/report.pdf?x=1&amp;y=2'],
    ['a file of another CMS', 'https://cms.other.example/api/media/file/a.pdf'],
    ['another port', `${CMS}:444/api/media/file/a.pdf`],
    ['a document of the CMS outside of its files', `${CMS}/manual.pdf`],
    ['an attachment of a visitor', `${CMS}/api/attachments/file/cv.pdf`],
    ['a picture of the CMS', `${CMS}/api/media/file/a.jpg`],
    ['a page', '/about/'],
    ['a document among the files of the site', '/terms.pdf'],
    ['a mail address', 'mailto:a@b.example'],
    ['an address that cannot be parsed', 'https://[/a.pdf'],
  ])('leaves %s as it is', (_name, href) => {
    expect(rewrite(href)).toBe(`<p><a href="${href}">x</a></p>`);
  });

  it('is applied to all rich text of the build, so that pages need not know the CMS', () => {
    process.env.CMS_URL = CMS;
    let all: { CmsRichText?: { html: { resolve: (text: { html: string }) => string } } } = {};
    createResolvers({
      createResolvers: (given: object) => (all = given),
      emitter: new EventEmitter(),
    } as unknown as CreateResolversArgs);
    const html = `<a href="${CMS}/api/media/file/a.pdf">x</a><a href="https://www.gov.il/b.pdf">y</a>`;
    expect(all.CmsRichText?.html.resolve({ html })).toBe(rewriteDocumentLinks(html, CMS));
  });

  it('leaves names of documents in text and in sources of pictures', () => {
    const html = `<p>href=a.pdf</p><img src="${CMS}/api/media/file/a.pdf">`;
    expect(rewriteDocumentLinks(html, CMS)).toBe(html);
  });
});
