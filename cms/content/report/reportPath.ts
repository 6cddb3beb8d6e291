/** Path of the content report, relative to the admin's base URL. */
export const REPORT_PATH = '/content-report';
