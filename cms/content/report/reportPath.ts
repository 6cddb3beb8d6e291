/** Where the report of the whole site is, below the admin. */
export const REPORT_PATH = '/content-report';
