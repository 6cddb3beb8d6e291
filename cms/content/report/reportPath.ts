/** Path of the site's report below the admin. */
export const REPORT_PATH = '/content-report';
