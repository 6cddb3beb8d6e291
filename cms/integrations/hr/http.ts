import { postForReference } from '../postForReference';
import type { HrApplication, HrService } from './hr';

interface HttpHrSettings {
  url: string;
  token: string | undefined;
  timeoutMs: number;
}

/** Returns the request body for a job application (corporate-site §3), with its reference number. */
const bodyOf = ({ application, cv, cvInfection }: HrApplication) => ({
  reference: application.reference,
  createdAt: application.createdAt,
  language: application.language,
  orderId: application.orderId,
  jobName: application.jobName,
  firstName: application.firstName,
  lastName: application.lastName,
  phone: application.phone,
  email: application.email ?? '',
  isApprovedTerms: true,
  consentVersion: application.consentVersion ?? null,
  consentAt: application.consentAt ?? null,
  isReferral: application.isReferral === true,
  referralName: application.referralName ?? '',
  referralPhone: application.referralPhone ?? '',
  referralEmail: application.referralEmail ?? '',
  fileNameWithExtension: cv?.name ?? '',
  cvMimeType: cv?.mimeType ?? '',
  // Tells recruiters why the CV is missing.
  cvRemovedBecause: cvInfection ? `The virus scanner found ${cvInfection}` : '',
  cvFileBase64: cv?.bytes.toString('base64') ?? '',
  source: application.source ?? {},
});

/** HR system that receives applications with their CV as JSON over HTTP (`postForReference`). */
export function httpHr(settings: HttpHrSettings): HrService {
  return {
    name: 'http',
    addApplication: (order) =>
      postForReference({ name: 'The HR system', ...settings }, bodyOf(order), order.key),
  };
}
