/** Date formats by place. Page queries use them at build, `dates.ts` uses them in the browser. */
export const DATE_FORMATS = {
  /** For machines. */
  iso: 'YYYY-MM-DD',
  /** Reports and files: day.month.year (forms-investors-catalogue §2.2). */
  report: 'D.M.YYYY',
  /** Articles: day/month/year without padding (corporate-site §9). */
  article: 'D/M/YYYY',
  /** Jobs (en-GB) and entry dates (corporate-site §9, project-marketing §4). */
  day: 'DD/MM/YYYY',
  /** The last transaction of a bond or stock (forms-investors-catalogue §9). */
  transaction: 'DD/MM/YYYY HH:mm',
} as const;
