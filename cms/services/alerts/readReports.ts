import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import type { Payload } from 'payload';
import type { Page } from '../../payload-types';
import { env } from '../../platform/env/env';
import { LOCALES, type Locale } from '../../platform/locales/locales';
import type { AlertKind } from './alertKinds';

/** Content of a mail about a report. */
export interface ReportWords {
  title: Partial<Record<Locale, string>>;
  /** ISO time, or null if the report has no date. */
  date: string | null;
  /** URL of the page that lists the report, in each language of the page. */
  page: Partial<Record<Locale, string>>;
  /** Media id of the report's first file. */
  file: number | null;
}

/** A report that is public now. */
export interface PublicReport {
  kind: AlertKind;
  /**
   * Ids of its content row and its file. The same file may be published in several places, so one common id is enough
   * to recognise the report.
   */
  marks: string[];
  words: ReportWords;
}

/** A report as it is stored in a block of a page. */
interface Row {
  id?: string | null;
  title: string;
  date?: string | null;
  file: number | null;
}

const TEMPLATES = ['investorRelations', 'financialReports', 'investorPresentations'];
/** Maximum number of pages that are searched for reports. */
const MAX = 50;

type Block = NonNullable<Page['blocks']>[number];

const idOf = (related: number | { id: number } | null | undefined): number | null =>
  typeof related === 'object' ? (related?.id ?? null) : (related ?? null);

function rowsOf(block: Block): Row[] {
  if (block.blockType === 'immediateReports' || block.blockType === 'immediateReports1')
    return (block.reports ?? []).map(({ id, title, date, pdf }) => ({
      id: id ?? null,
      title,
      date: date ?? null,
      file: idOf(pdf?.[0]),
    }));
  if (block.blockType !== 'financialReportsMain') return [];
  return (block.kinds ?? []).flatMap(({ reports }) =>
    (reports ?? []).map(({ id, reportName, date, reportFile }) => ({
      id: id ?? null,
      title: reportName ? convertLexicalToPlaintext({ data: reportName }).replace(/\s+/g, ' ').trim() : '',
      date: date ?? null,
      file: idOf(reportFile),
    })),
  );
}

const kindOf = (template: string | null | undefined): AlertKind =>
  template === 'financialReports'
    ? 'financial'
    : template === 'investorPresentations'
      ? 'presentations'
      : 'immediate';

/** Reads the public pages that can contain reports, in one language. */
async function readPages(payload: Payload, locale: Locale): Promise<Page[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { template: { in: TEMPLATES } },
    locale,
    fallbackLocale: false,
    overrideAccess: false,
    limit: MAX,
    pagination: false,
    sort: 'id',
    depth: 0,
  });
  return docs;
}

/** Returns a string that changes whenever a public page with reports is changed, added or removed. */
export async function reportsVersion(payload: Payload): Promise<string> {
  const { docs, totalDocs } = await payload.find({
    collection: 'pages',
    where: { template: { in: TEMPLATES } },
    overrideAccess: false,
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    select: { updatedAt: true },
  });
  return `${totalDocs}:${docs[0]?.updatedAt ?? ''}`;
}

/**
 * Reads all public reports with their texts in each language of the page.
 * @param payload the CMS
 */
export async function readReports(payload: Payload): Promise<PublicReport[]> {
  const reports = new Map<string, PublicReport>();
  for (const locale of LOCALES) {
    for (const page of await readPages(payload, locale)) {
      const path = page.paths?.[locale];
      if (!path) continue;
      for (const { id, title, date, file } of (page.blocks ?? []).flatMap(rowsOf)) {
        if (!id || !title) continue;
        const report = reports.get(id) ?? {
          kind: kindOf(page.template),
          marks: [`row:${id}`, ...(file === null ? [] : [`file:${file}`])],
          words: { title: {}, date: date ?? null, page: {}, file },
        };
        report.words.title[locale] = title;
        report.words.page[locale] = new URL(path, env.siteUrl).href;
        reports.set(id, report);
      }
    }
  }
  return [...reports.values()];
}
